/** A text whose parts in <b> are bold. */
export function MarkedText({ text }: { text: string }) {
  return text.split(/<b>(.*?)<\/b>/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The parts have no other identity than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <b key={at}>{part}</b>
    ),
  );
}
