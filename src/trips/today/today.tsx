import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Basemap, Terrain, TripHistory } from '#src/domain/ports.ts';
import type { TodaysTrip } from '#src/domain/today/stage.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Segments } from '#src/ui/segments.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { DayView } from './day/day-view.tsx';
import { EveView } from './packing/eve-view.tsx';
import { TodayHead } from './today-head.tsx';
import styles from './today.module.css';
import { useDayFacts } from './use-day-facts.ts';
import { useTodaysTrip } from './use-todays-trip.ts';

export type TodayParts = {
  history: TripHistory;
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  /** Says whether the trips are ready offline. */
  offline?: ReactNode;
};

type TodayProps = TodayParts & {
  /** At least one. */
  todays: readonly TodaysTrip[];
  now: Date;
  /** Of the word 'Today'. */
  headingLevel: 1 | 2;
};

/** A trip's page of today; with two trips on one day, the choice between them. */
export function Today({ todays, now, headingLevel, ...parts }: TodayProps) {
  const { t } = useTexts('today');
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const nameId = useId();
  const [first] = todays;
  const shown = todays.find(({ saved }) => saved.id === chosen) ?? first;
  if (shown === undefined) return null;
  const placeOf = ({ saved }: TodaysTrip) =>
    shortPlaceName(wordingIn(saved, language)?.place ?? saved.trip.location.place);
  return (
    <div className={styles['today']}>
      {todays.length === 1 ? null : (
        <div className={styles['which']}>
          <VisuallyHidden>
            <span id={nameId}>{t('which')}</span>
          </VisuallyHidden>
          <Segments
            labelledBy={nameId}
            options={todays.map((one) => ({ value: one.saved.id, label: placeOf(one) }))}
            value={shown.saved.id}
            onChange={setChosen}
          />
        </div>
      )}
      <OneTrip key={shown.saved.id} {...shown} {...parts} now={now} headingLevel={headingLevel} />
    </div>
  );
}

type OneTripProps = TodaysTrip & TodayParts & Pick<TodayProps, 'now' | 'headingLevel'>;

function OneTrip({ saved: read, stage, now, headingLevel, history, ...parts }: OneTripProps) {
  const { t } = useTexts('today');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { saved, change, failed } = useTodaysTrip(read, history);
  const facts = useDayFacts(saved, stage);
  useFocusStays(section, heading, stage.day);
  const head = (
    <TodayHead id={id} ref={heading} saved={saved} stage={stage} headingLevel={headingLevel} />
  );
  const below = headingLevel === 1 ? 2 : 3;
  const { terrain, loadBasemap, offline = null } = parts;
  return (
    <section ref={section} aria-labelledby={id}>
      <output className={styles['news']}>{failed ? t('failed') : ''}</output>
      {stage.kind === 'eve' ? (
        <EveView {...{ head, saved, facts, change, offline }} headingLevel={below} />
      ) : (
        <DayView
          {...{ head, saved, stage, now, facts, change, terrain, loadBasemap }}
          headingLevel={below}
        />
      )}
    </section>
  );
}

/** Where the element in focus goes with its day, the heading has the focus; nothing scrolls. */
function useFocusStays(
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  day: string,
): void {
  const shown = useRef(day);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = section.current;
    const note = () => {
      hadFocus.current = element?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [section]);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    const isLost = document.activeElement === document.body;
    if (hadFocus.current && isLost) heading.current?.focus({ preventScroll: true });
  }, [heading, day]);
}
