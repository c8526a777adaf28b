import type { Article, ArticleBlock, RichText } from './article.ts';

/** The number of words in an article: title, excerpt and all blocks, captions and tables included. */
export function articleWords(article: Pick<Article, 'title' | 'excerpt' | 'content'>): number {
  return [article.title, article.excerpt, ...article.content.map(blockText)]
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    case 'note':
      return `${block.title} ${plainText(block.text)}`;
    case 'profile':
    case 'map':
    case 'climate':
      return block.caption;
    default:
      return block satisfies never;
  }
}

/** A rich text as plain text. */
export function plainText(rich: RichText): string {
  if (typeof rich === 'string') return rich;
  return rich
    .map((span) => {
      if (typeof span === 'string') return span;
      return 'strong' in span ? span.strong : span.foreign;
    })
    .join('');
}
