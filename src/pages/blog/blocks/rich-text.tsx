import { Fragment } from 'react';
import { keepTogether } from '#src/wording/keep-together.ts';
import type { RichText as RichTextData } from '../article.ts';

/** Renders rich text: emphasis, and words of other languages with `lang`. */
export function RichText({ text }: { text: RichTextData }) {
  if (typeof text === 'string') return keepTogether(text);
  return text.map((span) => {
    if (typeof span === 'string') return <Fragment key={span}>{keepTogether(span)}</Fragment>;
    if ('strong' in span) return <strong key={span.strong}>{keepTogether(span.strong)}</strong>;
    return (
      <i key={span.foreign} lang={span.language}>
        {span.foreign}
      </i>
    );
  });
}
