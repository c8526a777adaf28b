import { keepTogether } from '#src/wording/keep-together.ts';
import type { ArticleBlock } from '../article.ts';
import { mapLabels } from './map-labels.ts';
import styles from './route-map.module.css';

type MapBlock = Extract<ArticleBlock, { kind: 'map' }>;
type Mark = MapBlock['points'][number]['mark'];

/** A simple map of the named places, north up; not for navigation. */
export function RouteMap({ map: { caption, ground, points } }: { map: MapBlock }) {
  const marks = new Map(points.map(({ name, mark }) => [name, mark]));
  return (
    <figure className={styles['figure']}>
      <div className={styles['map']} translate="no">
        <img src={ground} alt="" width={1200} height={800} loading="lazy" />
        <svg aria-hidden="true">
          {mapLabels(points).map(({ name, x, y, dx, dy, anchor }) => (
            <svg key={name} x={x} y={y} overflow="visible" data-mark={marks.get(name)}>
              <MarkSign mark={marks.get(name) ?? 'sight'} />
              <text x={dx} y={dy} textAnchor={anchor}>
                {name}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      <figcaption className={styles['caption']}>{keepTogether(caption)}</figcaption>
    </figure>
  );
}

function MarkSign({ mark }: { mark: Mark }) {
  if (mark === 'peak') return <path className={styles['mark']} d="M0 -6L6 5H-6Z" />;
  if (mark === 'hut') return <path className={styles['mark']} d="M0 -6L6 -1V5H-6V-1Z" />;
  return <circle className={styles['mark']} r={mark === 'town' ? 5 : 4.5} />;
}
