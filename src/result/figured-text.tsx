import { keepUnits, textParts } from './figures.ts';

/** A sentence with its figures highlighted by `className`. */
export function FiguredText({ text, className }: { text: string; className: string | undefined }) {
  let offset = 0;
  return textParts(keepUnits(text)).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.figure ? (
      <strong key={key} className={className}>
        {part.text}
      </strong>
    ) : (
      part.text
    );
  });
}
