import { keepTogether } from '#src/wording/keep-together.ts';
import { textParts } from './figures.ts';

/** A sentence with its figures highlighted by `className`. */
export function FiguredText({ text, className }: { text: string; className: string | undefined }) {
  let offset = 0;
  return textParts(keepTogether(text)).map((part) => {
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
