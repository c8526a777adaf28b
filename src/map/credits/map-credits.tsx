import { useTexts } from '#src/i18n/use-texts.ts';
import type { Credit } from '#src/domain/map/credits.ts';
import styles from './map-credits.module.css';
import type { DetailChoice } from '../detail/detail-choice.ts';
import { DetailToggleInCredits } from '../detail/detail-on-map.tsx';
import type { MapPicture } from '../bundled/map-picture.ts';

type MapCreditsProps = { picture: MapPicture; onDetail: (choice: DetailChoice) => void };

/**
 * Attribution of the shown map, and a note while the embedded one is shown instead of a remote map.
 * Mapbox's terms require its name besides the credits.
 */
export function MapCredits({ picture, onDetail }: MapCreditsProps) {
  const { t } = useTexts('map');
  const remote = picture.kind === 'remote';
  const credits = remote ? picture.credits : (picture.detail?.credits ?? []);
  return (
    <div className={styles['foot']}>
      <output className={styles['unanswered']}>
        {remote || !picture.unanswered ? null : t('unanswered')}
      </output>
      <p className={styles['credits']} data-over-map>
        {remote && picture.mapbox && (
          <strong>
            <Source text="Mapbox" href="https://www.mapbox.com/" />
          </strong>
        )}
        {credits.map(({ text, href }) => (
          <Source key={text} text={text} href={href} />
        ))}
        <DetailToggleInCredits picture={picture} onChoose={onDetail} />
        {remote ? null : <span>{t('credits')}</span>}
      </p>
    </div>
  );
}

function Source({ text, href }: Credit) {
  if (href === null) return <span>{text}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
