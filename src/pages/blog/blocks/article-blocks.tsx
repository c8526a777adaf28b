import type { Ref } from 'react';
import type { Language } from '#src/domain/language/language.ts';
import { keepTogether } from '#src/wording/keep-together.ts';
import type { ArticlePart } from '../text/article-parts.ts';
import type { ArticleSlug } from '../article-slugs.ts';
import type { ArticleBlock } from '../article.ts';
import styles from './article-blocks.module.css';
import { ClimateStrip } from './climate-strip.tsx';
import { NoteBlock } from './note-block.tsx';
import { ProfileFigure } from './profile-figure.tsx';
import { RichText } from './rich-text.tsx';
import { RouteMap } from './route-map.tsx';
import { TableBlock } from './table-block.tsx';

type ArticleBlocksProps = {
  slug: ArticleSlug;
  language: Language;
  parts: readonly ArticlePart[];
  ref: Ref<HTMLDivElement>;
};

/** The article's content, section by section. It never changes, so an index is a safe key. */
export function ArticleBlocks({ slug, language, parts, ref }: ArticleBlocksProps) {
  return (
    <div ref={ref} className={styles['blocks']} lang={language}>
      {parts.map(({ title, id, blocks }) => (
        <section key={id} className={styles['part']}>
          {id === '' ? null : (
            <h2 id={id} tabIndex={-1} className={styles['heading']}>
              {keepTogether(title)}
            </h2>
          )}
          {blocks.map((block, place) => (
            <Block key={`${block.kind} ${String(place)}`} block={block} slug={slug} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ block, slug }: { block: ArticleBlock; slug: ArticleSlug }) {
  switch (block.kind) {
    case 'heading':
      return null; // Begins a part.
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
