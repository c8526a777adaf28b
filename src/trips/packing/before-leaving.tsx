import type { ReactNode } from 'react';
import { fitTrip } from '#src/domain/day-plan/fit-stops.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import { addDays } from '#src/domain/days/day.ts';
import { beforeLeaving } from '#src/domain/list/before-leaving.ts';
import type { ThingToDo } from '#src/domain/list/before-leaving.ts';
import { adviceByKey } from '#src/domain/today/advice.ts';
import type { Advice } from '#src/domain/today/advice.ts';
import { bookingsOf } from '#src/domain/today/bookings.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { formatDay, formatWeekday } from '#src/wording/days.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import styles from './before-leaving.module.css';

type BeforeLeavingProps = {
  saved: SavedTrip;
  /** The texts of the planned places, of which some are to be booked. */
  advice?: ReadonlyMap<string, Pick<Advice, 'asks'>>;
  /**
   * On the eve of the trip: whether it is ready offline, in place of the advice to try that. Things
   * that take weeks, such as a doctor, are then left out.
   */
  offline?: ReactNode;
  headingLevel?: HeadingLevel;
  onChange: (how: OwnChange) => void;
};

/** A short list of things to do; its ticks are stored with the trip. */
export function BeforeLeaving({
  saved,
  advice,
  offline = null,
  headingLevel = 3,
  onChange,
}: BeforeLeavingProps) {
  const { t } = useTexts('trips');
  const things = useThings(saved, advice).filter(
    ({ id }) => offline === null || (id !== 'offline' && id !== 'health'),
  );
  const { done } = saved.packing;
  return (
    <section className={styles['before']}>
      <Heading level={headingLevel} className={styles['heading']}>
        {t('packing.before.heading')}
      </Heading>
      <ul>
        {things.map(({ id, what, note }) => {
          const isDone = done.includes(id);
          return (
            <li key={id} className={styles['row']} data-done={isDone}>
              <Checkbox
                label={note === '' ? what : `${what}, ${note}`}
                checked={isDone}
                onChange={(ticked) => onChange(doing(id, ticked))}
              >
                {what} {note === '' ? null : <small>{note}</small>}
              </Checkbox>
            </li>
          );
        })}
        {offline === null ? null : <li className={styles['row']}>{offline}</li>}
      </ul>
    </section>
  );
}

type Thing = { id: string; what: string; note: string };

/** Bookings by day, then what holds for every trip. */
function useThings(saved: SavedTrip, advice: BeforeLeavingProps['advice']): Thing[] {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const wordsOf = useThingWords();
  const plan = fitTrip(saved.days, saved);
  const activities = wordingIn(saved, language)?.recommendation.sections.activities;
  const said = advice ?? adviceByKey(activities ?? { suggestions: [] }, plan, []);
  const nameByKey = new Map(plan.kept.map(({ key, names }) => [key, nameOf(names, language)]));
  const bookings = bookingsOf(plan, said).map(({ id, key, day, asks }) => {
    const weekday = formatWeekday(addDays(saved.trip.request.startDate, day), language, 'long');
    return {
      id,
      what: t('packing.before.book', {
        name: nameByKey.get(key) ?? '',
        asks: shownText(asks, language),
      }),
      note: t('packing.before.bookNote', { weekday }),
    };
  });
  return [
    ...bookings,
    ...beforeLeaving(saved).map((thing) => Object.assign({ id: thing.id }, wordsOf(thing))),
  ];
}

function doing(id: string, ticked: boolean): OwnChange {
  return (own) => {
    const others = own.packing.done.filter((one) => one !== id);
    return { ...own, packing: { ...own.packing, done: ticked ? [...others, id] : others } };
  };
}

function useThingWords() {
  const { t } = useTexts('trips');
  const language = useLanguage();
  return (thing: ThingToDo): { what: string; note: string } => {
    switch (thing.id) {
      case 'passport':
        if (thing.until === null) {
          return {
            what: t('packing.before.identityCard'),
            note: t('packing.before.identityCardNote'),
          };
        }
        return {
          what: t('packing.before.passport'),
          note: t('packing.before.passportNote', { day: formatDay(thing.until, language) }),
        };
      case 'health':
        return {
          what: t('packing.before.health', { lead: thing.lead }),
          note: t('packing.before.healthNote', { day: formatDay(thing.by, language) }),
        };
      case 'offline':
      case 'heating':
      case 'power-bank':
        return { what: t(`packing.before.${thing.id}`), note: '' };
      default:
        return thing satisfies never;
    }
  };
}
