import { keepTogether } from '#src/wording/keep-together.ts';
import { textParts } from './figures.ts';

/** A figure with a word in it, such as 'of 10 days', is for a translator; '8 °C' is not. */
const WORD = /(?<!\p{L})(?!(?:mm|cm|km|kg|min)(?!\p{L}))\p{L}{2,}/u;

/** A sentence with its figures highlighted by `className`. */
export function FiguredText({ text, className }: { text: string; className: string | undefined }) {
  let offset = 0;
  return textParts(keepTogether(text)).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.figure ? (
      <strong key={key} className={className} translate={WORD.test(part.text) ? 'yes' : 'no'}>
        {part.text}
      </strong>
    ) : (
      part.text
    );
  });
}
