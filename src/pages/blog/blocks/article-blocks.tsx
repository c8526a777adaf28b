import type { ArticleSlug } from '../article-slugs.ts';
import type { ArticleBlock, ArticleContent } from '../article.ts';
import type { ArticleText } from '../load-article.ts';
import styles from './article-blocks.module.css';
import { ClimateStrip } from './climate-strip.tsx';
import { NoteBlock } from './note-block.tsx';
import { ProfileFigure } from './profile-figure.tsx';
import { RichText } from './rich-text.tsx';
import { RouteMap } from './route-map.tsx';
import { TableBlock } from './table-block.tsx';

type ArticleBlocksProps = { slug: ArticleSlug; text: ArticleText };

/** The article's content, section by section. It never changes, so an index is a safe key. */
export function ArticleBlocks({ slug, text }: ArticleBlocksProps) {
  return (
    <div className={styles['blocks']} lang={text.language}>
      {partsOf(text.content).map(({ title, blocks }) => (
        <section key={title} className={styles['part']}>
          {blocks.map((block, place) => (
            <Block key={`${block.kind} ${String(place)}`} block={block} slug={slug} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** A heading with the blocks below it; the first section has no heading. */
type Part = { title: string; blocks: ArticleBlock[] };

function partsOf(content: ArticleContent): Part[] {
  const parts: Part[] = [{ title: '', blocks: [] }];
  for (const block of content) {
    if (block.kind === 'heading') parts.push({ title: block.text, blocks: [] });
    parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

function Block({ block, slug }: { block: ArticleBlock; slug: ArticleSlug }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles['heading']}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p className={styles['paragraph']}>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item) => (
            <li key={typeof item === 'string' ? item : JSON.stringify(item)}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableBlock table={block} />;
    case 'note':
      return <NoteBlock note={block} />;
    case 'profile':
      return <ProfileFigure profile={block} />;
    case 'map':
      return <RouteMap map={block} />;
    case 'climate':
      return <ClimateStrip slug={slug} caption={block.caption} />;
    default:
      return block satisfies never;
  }
}
