import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './map-credits.module.css';
import type { Credit, MapPicture } from './bundled/map-picture.ts';

/**
 * Attribution of the shown map, and a note while the embedded one is shown instead of a remote map.
 * Mapbox's terms require its name besides the credits.
 */
export function MapCredits({ picture }: { picture: MapPicture }) {
  const { t } = useTexts('map');
  const remote = picture.kind === 'remote';
  const embedded: readonly Credit[] = [{ text: t('credits'), href: null }];
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
        {(remote ? picture.credits : embedded).map(({ text, href }) =>
          href === null ? (
            <span key={text}>{text}</span>
          ) : (
            <Source key={text} text={text} href={href} />
          ),
        )}
      </p>
    </div>
  );
}

function Source({ text, href }: { text: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
