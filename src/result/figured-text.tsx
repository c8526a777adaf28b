import type { ReactNode } from 'react';
import { shownText } from '#src/wording/shown/shown-text.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { textParts } from './figures.ts';

/** A figure with a word in it, such as 'of 10 days', is for a translator; '8 °C' is not. */
const WORD = /(?<!\p{L})(?!(?:mm|cm|km|kg|min|mi|mph|ft|in|oz|lb|am|pm)(?!\p{L}))\p{L}{2,}/u;

type FiguredTextProps = {
  text: string;
  className: string | undefined;
  /** The language of the text, where it may differ from the page's. */
  lang?: Language | undefined;
};

/** A sentence with its figures highlighted by `className`. */
export function FiguredText({ text, className, lang }: FiguredTextProps) {
  const language = useLanguage();
  return figured(shownText(text, lang ?? language), className);
}

function figured(text: string, className: string | undefined): ReactNode {
  let offset = 0;
  return textParts(text).map((part) => {
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
