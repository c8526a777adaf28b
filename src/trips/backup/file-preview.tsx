import { Check, FileQuestionMark, Package, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BackupSettings } from '#src/export/copies/backup-file.ts';
import type { ComparedBackup, ComparedTrip } from '#src/export/copies/merge-backup.ts';
import type { Basemap, Terrain } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { formatBytes } from '#src/wording/units.ts';
import { PlacePicture } from '../place/place-picture.tsx';
import { useTripWords } from '../trip/trip-words.ts';
import type { Preview } from './backup-store.ts';
import styles from './file-preview.module.css';
import noteStyles from './notes.module.css';

type Pictures = { terrain: Terrain; loadBasemap: () => Promise<Basemap> };

type FilePreviewProps = Pictures & {
  preview: Preview;
  onRestore: () => void;
  onCancel: () => void;
};

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The content of a file and the effect of restoring it, before anything is stored. */
export function FilePreview({ preview, onRestore, onCancel, ...pictures }: FilePreviewProps) {
  const { t } = useTexts('backup');
  const language = useLanguage();
  const { file, compared, settings, restoring } = preview;
  const { trips, gear, setAside } = compared;
  const isEmpty = trips.length + gear.all + setAside.all === 0;
  const isNeeded = isNew(compared) || Object.keys(settings).length > 0;
  return (
    <>
      <p className={styles['named']}>
        {t('file.named', { name: file.name, size: formatBytes(file.bytes, language) })}
      </p>
      <ul className={styles['list']}>
        {trips.map((compare) => (
          <TripRow key={compare.trip.id} compared={compare} {...pictures} />
        ))}
        {gear.all === 0 ? null : <GearRow {...gear} />}
        {setAside.all === 0 ? null : (
          <Row
            picture={<FileQuestionMark {...ICON} />}
            name={t('file.broken')}
            note={t('file.brokenNote')}
            state={
              setAside.fresh === 0 ? t('file.same') : t('file.countNew', { count: setAside.fresh })
            }
            isNew={setAside.fresh > 0}
          />
        )}
        <SettingsRow settings={settings} />
      </ul>
      <p className={noteStyles['line']}>
        <Check size={17} strokeWidth={1.75} aria-hidden="true" />
        {t(isNeeded ? 'file.kept' : isEmpty ? 'file.empty' : 'file.nothing')}
      </p>
      <div className={styles['bar']}>
        <Button disabled={restoring} onClick={onCancel}>
          {t(isNeeded ? 'file.cancel' : 'file.back')}
        </Button>
        {isNeeded ? (
          <Button look="primary" wide disabled={restoring} onClick={onRestore}>
            {t(restoring ? 'file.restoring' : 'file.restore')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function isNew({ trips, gear, setAside }: ComparedBackup): boolean {
  const hasTrip = trips.some(({ state }) => state === 'new' || state === 'newer');
  return hasTrip || gear.fresh > 0 || setAside.fresh > 0;
}

type RowProps = {
  picture: ReactNode;
  name: string;
  note: string;
  state: string;
  isNew: boolean;
  lang?: string;
};

function Row({ picture, name, note, state, isNew: fresh, lang }: RowProps) {
  return (
    <li className={styles['row']}>
      <span className={styles['picture']}>{picture}</span>
      <span>
        <span className={styles['name']} lang={lang}>
          {name}
        </span>{' '}
        <span className={styles['note']}>{note}</span>
      </span>
      <span className={styles['state']} data-new={fresh}>
        {state}
      </span>
    </li>
  );
}

function TripRow({ compared, ...pictures }: Pictures & { compared: ComparedTrip }) {
  const { t } = useTexts('backup');
  const { trip, state, moreTicks } = compared;
  const words = useTripWords(trip);
  return (
    <Row
      picture={<PlacePicture {...pictures} point={trip.trip.location} />}
      name={words.name}
      lang={words.placeLanguage}
      note={[words.shortDates, ...details()].join(' · ')}
      state={t(`file.${state}`)}
      isNew={state === 'new' || state === 'newer'}
    />
  );

  /** The differences, and which version will be kept. */
  function details(): string[] {
    if (state === 'new' || state === 'same') return [];
    const whose = t(state === 'newer' ? 'file.replaces' : 'file.stays');
    if (moreTicks === 0) return [whose];
    const key = moreTicks > 0 ? 'file.moreTicks' : 'file.fewerTicks';
    return [t(key, { count: Math.abs(moreTicks) }), whose];
  }
}

function GearRow({ all, fresh }: ComparedBackup['gear']) {
  const { t } = useTexts('backup');
  const things = t('file.things', { count: all });
  return (
    <Row
      picture={<Package {...ICON} />}
      name={t('file.gear')}
      note={
        fresh === 0 ? t('file.allHere', { all: things }) : t('file.fresh', { all: things, fresh })
      }
      state={fresh === 0 ? t('file.same') : t('file.countNew', { count: fresh })}
      isNew={fresh > 0}
    />
  );
}

/** Only what would be taken over. */
function SettingsRow({ settings: { language, form, home } }: { settings: BackupSettings }) {
  const { t } = useTexts('backup');
  const parts = [
    ...(language === undefined ? [] : [t('file.language', { language: t(`file.${language}`) })]),
    ...(form === undefined ? [] : [t('file.form')]),
    ...(home === undefined ? [] : [t('file.home', { place: home.place })]),
  ];
  if (parts.length === 0) return null;
  return (
    <Row
      picture={<SlidersHorizontal {...ICON} />}
      name={t('file.settings')}
      note={parts.join(' · ')}
      state={t('file.new')}
      isNew
    />
  );
}
