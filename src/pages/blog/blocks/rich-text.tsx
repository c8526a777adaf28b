import { Fragment } from 'react';
import { keepUnits } from '#src/result/figures.ts';
import type { RichText as RichTextData } from '../article.ts';

/** A text with its emphasised parts and its words of other languages. */
export function RichText({ text }: { text: RichTextData }) {
  if (typeof text === 'string') return keepUnits(text);
  return text.map((span) => {
    if (typeof span === 'string') return <Fragment key={span}>{keepUnits(span)}</Fragment>;
    if ('strong' in span) return <strong key={span.strong}>{keepUnits(span.strong)}</strong>;
    return (
      <i key={span.foreign} lang={span.language}>
        {span.foreign}
      </i>
    );
  });
}
