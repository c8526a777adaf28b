/** Enter goes on to the text field that follows in the form, as Tab does past its buttons. */
export function focusNextField(field: HTMLInputElement): void {
  const fields = [...(field.form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  fields[fields.indexOf(field) + 1]?.focus();
}
