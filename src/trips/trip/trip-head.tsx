import { Link } from '@tanstack/react-router';
import { Columns2, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { OpenKeptMaps } from '#src/domain/map/kept-map.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { ContourArt } from '#src/result/contours/contour-art.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { IconButton, iconButtonClass } from '#src/ui/icon-button.tsx';
import { ExportSheet } from '../export/export-sheet.tsx';
import { KeepMap } from '../kept-map/keep-map.tsx';
import { JoinButton } from '../join/join-button.tsx';
import type { PlanAnew } from '../join/plan-anew.ts';
import { PlaceHead } from '../place/place-head.tsx';
import type { PlaceMapProps } from '../place/place-map.tsx';
import styles from './trip-head.module.css';

type TripHeadProps = Omit<PlaceMapProps, 'planned'> & {
  saved: SavedTrip;
  builtOn: IsoDay;
  today: IsoDay;
  /** Says whether the trip is ready offline. */
  offline: ReactNode;
  history: TripHistory;
  planAnew: PlanAnew;
  openKeptMaps: OpenKeptMaps | null;
  onRemove: () => void;
};

const ORNAMENT = { width: 640, height: 150 };
const GROUND = { widthDegrees: 3.2, heightDegrees: 0.7 };

/** Place and dates over contour lines, and the trip's actions. */
export function TripHead({ saved, builtOn, today, offline, onRemove, ...parts }: TripHeadProps) {
  const { history, planAnew, openKeptMaps, ...map } = parts;
  const { t } = useTexts('trips');
  const { preferences } = saved.trip.request;
  return (
    <div className={styles['head']}>
      <div className={styles['ornament']}>
        <ContourArt
          terrain={map.terrain}
          point={saved.trip.location}
          size={ORNAMENT}
          extent={GROUND}
        />
      </div>
      {offline}
      <PlaceHead
        {...map}
        planned={saved}
        wishes={preferences.trim() === '' ? '' : t('trip.wishes', { wishes: preferences })}
      />
      <div className={styles['actions']}>
        <Link className={buttonClass('outlined')} to="/planner" search={{ change: saved.id }}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('trip.change')}
        </Link>
        <ExportButton saved={saved} builtOn={builtOn} today={today} />
        <Link
          to="/trips/compare"
          search={{ a: saved.id }}
          className={iconButtonClass('round')}
          aria-label={t('trip.compare')}
          title={t('trip.compare')}
        >
          <Columns2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <JoinButton look="round" saved={saved} history={history} planAnew={planAnew} />
        <IconButton look="round" label={t('trip.remove')} onClick={onRemove}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {openKeptMaps === null ? null : <KeepMap saved={saved} openKeptMaps={openKeptMaps} />}
    </div>
  );
}

type ExportButtonProps = Pick<TripHeadProps, 'saved' | 'builtOn' | 'today'>;

function ExportButton(props: ExportButtonProps) {
  const { t } = useTexts('trips');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        look="round"
        label={t('export.open')}
        data-opens="along"
        onClick={() => setOpen(true)}
      >
        <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen ? <ExportSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
