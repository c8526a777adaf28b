import { Link } from '@tanstack/react-router';
import { Check, Columns2, Ellipsis, RotateCcw, Trash2 } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Basemap, Terrain, TripHistory } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { IsoDay } from '#src/domain/days/day.ts';
import { JoinButton } from '../join/join-button.tsx';
import type { PlanAnew } from '../join/plan-anew.ts';
import { PackedSoFar } from '../packing/packed-so-far.tsx';
import { PlacePicture } from '../place/place-picture.tsx';
import styles from './trip-card.module.css';
import { useRouteWords } from './use-route-words.ts';
import { useTripWords } from '../trip/trip-words.ts';

type TripCardProps = {
  saved: SavedTrip;
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  /** Today in the traveller's time zone. */
  today: IsoDay;
  /** Id of the link, for restoring the focus. */
  linkId: string;
  history: TripHistory;
  planAnew: PlanAnew;
  onRemove: (id: string) => void;
};

/** A saved trip: the card is a link to it, the menu has its other actions. */
export const TripCard = memo(function TripCard({
  saved,
  terrain,
  loadBasemap,
  today,
  linkId,
  onRemove,
  ...joining
}: TripCardProps) {
  const { t } = useTexts('trips');
  const [open, setOpen] = useState(false);
  const actionsId = useId();
  const words = useTripWords(saved);
  const points = useMemo(() => saved.stops?.map(({ trip }) => trip.location), [saved.stops]);
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        <PlacePicture
          terrain={terrain}
          loadBasemap={loadBasemap}
          point={saved.trip.location}
          stops={points}
        />
      </div>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 className={styles['name']} translate="no">
            <Link
              id={linkId}
              className={styles['link']}
              to="/trips/$tripId"
              params={{ tripId: saved.id }}
              aria-label={t('card.open', { place: words.name, dates: words.dates })}
            >
              {words.name}
            </Link>
          </h2>
          <span className={styles['more']}>
            <IconButton
              label={t('card.more', { place: words.name })}
              aria-expanded={open}
              aria-controls={actionsId}
              onClick={() => setOpen(!open)}
            >
              <Ellipsis size={22} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
        <CardFacts words={words} saved={saved} />
        {saved.trip.request.endDate < today ? (
          <p className={styles['past']}>{t('card.past')}</p>
        ) : (
          <PackedSoFar saved={saved} today={today} width={230} />
        )}
        <CardActions {...joining} id={actionsId} saved={saved} open={open} onRemove={onRemove} />
      </div>
    </article>
  );
});

type CardFactsProps = { words: ReturnType<typeof useTripWords>; saved: SavedTrip };

function CardFacts({ words, saved }: CardFactsProps) {
  const { t } = useTexts('trips');
  const route = useRouteWords(saved);
  return (
    <>
      <p className={styles['context']} translate="no">
        {route?.countries ?? words.context}
      </p>
      <p className={styles['when']}>
        <span>{words.shortDates}</span> · <span>{words.travelers}</span>
      </p>
      <p>{route?.weather ?? words.weather}</p>
      <p className={styles['state']}>
        <Check size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <strong>{t('card.saved', { time: words.savedAt })}</strong> · {words.author}
        </span>
      </p>
    </>
  );
}

type CardActionsProps = Pick<TripCardProps, 'saved' | 'history' | 'planAnew' | 'onRemove'> & {
  id: string;
  open: boolean;
};

function CardActions({ id, saved, open, onRemove, ...joining }: CardActionsProps) {
  const { t } = useTexts('trips');
  const tripId = saved.id;
  return (
    <div id={id} className={styles['actions']} hidden={!open}>
      <Link className={buttonClass('outlined')} to="/planner" search={{ trip: tripId }}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('card.again')}
      </Link>
      <Link className={buttonClass('outlined')} to="/trips/compare" search={{ a: tripId }}>
        <Columns2 size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('card.compare')}
      </Link>
      <JoinButton {...joining} look="words" saved={saved} />
      <Button onClick={() => onRemove(tripId)}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('card.remove')}
      </Button>
    </div>
  );
}
