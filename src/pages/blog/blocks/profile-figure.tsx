import { keepTogether } from '#src/wording/keep-together.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ArticleBlock } from '../article.ts';
import styles from './profile-figure.module.css';

type Profile = Extract<ArticleBlock, { kind: 'profile' }>;

/** Padding above the highest and below the lowest point, as a share of the height. */
const TOP = 0.3;
const FOOT = 0.16;
const SIZE = { width: 1000, height: 320 };

/** An elevation profile: the named points with their heights, joined by straight lines. */
export function ProfileFigure({ profile: { caption, points } }: { profile: Profile }) {
  const { t } = useTexts('blog');
  const language = useLanguage();
  const x = (km: number) => km / (points.at(-1)?.km ?? 1);
  const heights = points.map(({ metres }) => metres);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const y = (metres: number) =>
    TOP + (1 - TOP - FOOT) * (1 - (metres - lowest) / Math.max(1, highest - lowest));
  const line = points
    .map(({ km, metres }) => `${x(km) * SIZE.width} ${y(metres) * SIZE.height}`)
    .join('L');
  const named = points.filter((point) => point.name !== undefined);
  return (
    <figure className={styles['figure']}>
      <svg className={styles['drawing']} aria-hidden="true">
        <svg
          width="100%"
          height="100%"
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
        >
          <path
            className={styles['land']}
            d={`M${line}L${SIZE.width} ${SIZE.height}L0 ${SIZE.height}Z`}
          />
          <path className={styles['ridge']} d={`M${line}`} />
        </svg>
        {named.map(({ km, metres, name }) => (
          <circle
            key={`${km} ${name}`}
            className={styles['point']}
            cx={percent(x(km))}
            cy={percent(y(metres))}
            r="5"
          />
        ))}
      </svg>
      <ol className={styles['stops']}>
        {named.map(({ km, metres, name }) => (
          <li key={`${km} ${name}`}>
            <strong>{name}</strong>{' '}
            {t('profile.stop', {
              km: formatNumber(km, language, { most: 1 }),
              metres: formatNumber(metres, language),
            })}
          </li>
        ))}
      </ol>
      <figcaption className={styles['caption']}>{keepTogether(caption)}</figcaption>
    </figure>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
