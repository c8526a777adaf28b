import { keepUnits, textParts } from './figures.ts';

/** A sentence whose figures stand out; `className` is the look of a figure. */
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
