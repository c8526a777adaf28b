import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { PackedSoFar } from './packed-so-far.tsx';
import styles from './packing-entry.module.css';

type PackingEntryProps = { saved: SavedTrip; today: IsoDay };

/** How far one has packed, and the way into packing mode; after the trip, that it is over. */
export function PackingEntry({ saved, today }: PackingEntryProps) {
  const { t } = useTexts('trips');
  if (isOver(saved, today)) return <p className={styles['entry']}>{t('packing.over')}</p>;
  return (
    <div className={styles['entry']}>
      <PackedSoFar saved={saved} today={today} width={350} />
      <div className={styles['start']}>
        <StartPacking tripId={saved.id} />
      </div>
    </div>
  );
}

function isOver({ trip }: SavedTrip, today: IsoDay): boolean {
  return trip.request.endDate < today;
}

function StartPacking({ tripId }: { tripId: string }) {
  const { t } = useTexts('trips');
  return (
    <Link
      to="/trips/$tripId"
      params={{ tripId }}
      search={{ packing: true }}
      replace
      className={buttonClass('outlined', true)}
    >
      <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('packing.start')}
    </Link>
  );
}
