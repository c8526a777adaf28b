import { Link } from '@tanstack/react-router';
import { ChevronRight, FileQuestionMark, ListChecks, MapPinned } from 'lucide-react';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { formatBytes } from '#src/wording/units.ts';
import { useTripWords } from '../trip/trip-words.ts';
import noteStyles from './notes.module.css';
import type { OtherFile } from './other-file.ts';
import styles from './other-file-note.module.css';

const ICONS = { 'onto-days': MapPinned, 'onto-list': ListChecks, nowhere: FileQuestionMark };
const TEXTS = {
  'onto-days': 'restore.places',
  'onto-list': 'restore.list',
  nowhere: 'restore.other',
} as const;

type OtherFileNoteProps = {
  other: OtherFile;
  trips: readonly SavedTrip[];
  /** The file goes along to a trip's page. */
  onTake: (file: File) => void;
};

/** For a file that is no copy: names what it is, and offers the trips it can go to. */
export function OtherFileNote({ other, trips, onTake }: OtherFileNoteProps) {
  const { t } = useTexts('bring');
  const language = useLanguage();
  const { kind, goes, file } = other;
  const Icon = ICONS[goes];
  const hint = kind === 'page' || kind === 'zip' ? t(`hint.${kind}`) : '';
  return (
    <>
      <div className={noteStyles['note']} data-look="sun" role="alert">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <p>{t(TEXTS[goes], { kind: t(`kind.${kind}`) })}</p>
          {hint === '' ? null : <p>{hint}</p>}
          <p className={noteStyles['name']}>
            {file.name} · {formatBytes(file.size, language)}
          </p>
        </div>
      </div>
      {goes === 'nowhere' ? null : <Trips goes={goes} trips={trips} onTake={() => onTake(file)} />}
    </>
  );
}

type TripsProps = {
  goes: 'onto-days' | 'onto-list';
  trips: readonly SavedTrip[];
  onTake: () => void;
};

function Trips({ goes, trips, onTake }: TripsProps) {
  const { t } = useTexts('bring');
  const onDays = goes === 'onto-days';
  if (trips.length === 0) {
    return (
      <div className={styles['trips']}>
        <p className={styles['none']}>{t(onDays ? 'restore.noTrips' : 'restore.noTripsList')}</p>
        <Link to="/planner" className={buttonClass('primary', true)}>
          {t('restore.plan')}
        </Link>
      </div>
    );
  }
  return (
    <section className={styles['trips']}>
      <h2>{t(onDays ? 'restore.which' : 'restore.whichList')}</h2>
      <ul className={styles['list']}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <Link
              to="/trips/$tripId"
              params={{ tripId: trip.id }}
              search={onDays ? {} : { packing: true }}
              className={styles['trip']}
              onClick={onDays ? onTake : undefined}
            >
              <TripName trip={trip} />
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TripName({ trip }: { trip: SavedTrip }) {
  const { name, placeLanguage, shortDates } = useTripWords(trip);
  return (
    <span>
      <b lang={placeLanguage}>{name}</b> <span>{shortDates}</span>
    </span>
  );
}
