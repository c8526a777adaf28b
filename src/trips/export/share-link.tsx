import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { plainText } from '#src/wording/plain-text.ts';
import { CopyField } from './copy-field.tsx';
import { LONGEST_CODE, TripCode } from './trip-code.tsx';
import styles from './share-link.module.css';
import { useNoted } from './use-noted.ts';
import { useTripLink } from './use-trip-link.ts';

type ShareLinkProps = { saved: SavedTrip; builtOn: string; title: string };

/** The link that carries the trip, as a QR code, to copy and to send. */
export function ShareLink({ saved, builtOn, title }: ShareLinkProps) {
  const { t } = useTexts('trips');
  const [withWishes, setWithWishes] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const link = useTripLink(saved, { builtOn, withWishes, withNotes });
  const noted = useNoted(saved);
  return (
    <section className={styles['share']}>
      {link === null ? (
        <output>
          {t('CompressionStream' in globalThis ? 'export.tooMuch' : 'export.cannotPack')}
        </output>
      ) : (
        <>
          <div className={styles['code']}>
            <TripCode text={link} />
            <div>
              <h3 className={styles['heading']}>{t('export.scan')}</h3>
              <p className={styles['inside']}>
                {link.length > LONGEST_CODE
                  ? t('export.tooLong')
                  : t('export.inside', { characters: link.length })}
              </p>
            </div>
          </div>
          <CopyField label={t('export.link')} text={link} />
        </>
      )}
      <h3 className={styles['heading']}>{t('export.travels')}</h3>
      <p className={styles['always']}>{t(`export.always.${saved.origin}`)}</p>
      {saved.trip.request.preferences.trim() === '' ? null : (
        <Tick label={t('export.wishes')} checked={withWishes} onChange={setWithWishes} />
      )}
      {noted === '' ? null : (
        <Tick label={t('export.notes')} about={noted} checked={withNotes} onChange={setWithNotes} />
      )}
      {'share' in navigator && link !== null ? <Share title={title} link={link} /> : null}
    </section>
  );
}

type TickProps = Parameters<typeof Checkbox>[0] & { about?: string };

function Tick({ label, about = '', ...checkbox }: TickProps) {
  const spoken = about === '' ? label : `${label}: ${about}`;
  return (
    <Checkbox label={spoken} {...checkbox}>
      {label} {about === '' ? null : <span className={styles['about']}>{about}</span>}
    </Checkbox>
  );
}

function Share({ title, link }: { title: string; link: string }) {
  const { t } = useTexts('trips');
  const share = async () => {
    // Closing the system's sheet rejects as well, and is no failure.
    await navigator.share({ title: plainText(title), url: link }).catch(() => undefined);
  };
  return (
    <Button look="primary" wide onClick={() => void share()}>
      <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('export.share')}
    </Button>
  );
}
