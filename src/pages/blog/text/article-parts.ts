import type { ArticleBlock, ArticleContent } from '../article.ts';

/** A heading with the blocks below it. The first part of an article has no heading: both are ''. */
export type ArticlePart = {
  title: string;
  /** Id of the heading, unique in the document: 'when-to-go' for 'When to go: July to early October'. */
  id: string;
  blocks: readonly ArticleBlock[];
};

/** Ids of the frame and of the box beside the text. */
const TAKEN = ['', 'root', 'main', 'site-menu', 'at-a-glance', 'contents'];

/** The article divided at its headings. */
export function articleParts(content: ArticleContent): ArticlePart[] {
  const ids = new Set(TAKEN);
  const parts: (ArticlePart & { blocks: ArticleBlock[] })[] = [{ title: '', id: '', blocks: [] }];
  for (const block of content) {
    if (block.kind === 'heading') {
      parts.push({ title: block.text, id: freeId(slugOf(block.text), ids), blocks: [] });
    } else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

/** The part of a title before its colon, in lower case without accents. */
function slugOf(title: string): string {
  const [start = title] = title.split(':');
  return start
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/gu, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}

function freeId(slug: string, ids: Set<string>): string {
  let id = slug;
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
  ids.add(id);
  return id;
}
