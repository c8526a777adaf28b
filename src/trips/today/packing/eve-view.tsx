import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { daylightOn } from '#src/domain/days/daylight.ts';
import { localClock } from '#src/domain/days/local-clock.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { formatWeekday } from '#src/wording/days.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { formatCelsius, formatClock } from '#src/wording/shown/shown-units.ts';
import { BeforeLeaving } from '#src/trips/packing/before-leaving.tsx';
import { Trail } from '#src/trips/packing/trail.tsx';
import styles from './eve-view.module.css';
import { GoPacking } from './go-packing.tsx';
import { MarkedText } from '../marked-text.tsx';
import { OpenLines, usePacking } from './open-lines.tsx';
import { ToastRegion } from '#src/ui/overlays/toast.tsx';
import { TicksToast } from '#src/trips/packing/ticks-toast.tsx';
import { TodayColumns } from '../today-columns.tsx';
import type { DayFacts } from '../use-day-facts.ts';

const MOST_LINES = 4;

type EveViewProps = {
  head: ReactNode;
  saved: SavedTrip;
  facts: DayFacts;
  change: (how: OwnChange) => void;
  headingLevel: HeadingLevel;
  /** Says whether the trip is ready offline. */
  offline: ReactNode;
};

/** The day before: what is not packed yet, what to do before leaving, and tomorrow. */
export function EveView({ head, saved, facts, change, headingLevel, offline }: EveViewProps) {
  const { t } = useTexts('today');
  const packing = usePacking(saved, 'out', change);
  const { packed, lines, open } = packing;
  const count = packed === lines ? t('eve.allPacked') : t('eve.packed', { packed, lines });
  return (
    <>
      <TodayColumns
        head={
          <>
            {head}
            {lines === 0 ? null : (
              <div className={styles['packed']}>
                <p>
                  <strong>{count}</strong> <span>{t('eve.toGo')}</span>
                </p>
                <Trail
                  share={packed / lines}
                  width={350}
                  label={count}
                  text={`${count}, ${t('eve.toGo')}`}
                />
              </div>
            )}
          </>
        }
        main={
          open.length === 0 ? null : (
            <section>
              <Heading level={headingLevel} className={styles['heading']}>
                {t('eve.open')}
              </Heading>
              <OpenLines
                tripId={saved.id}
                packing={packing}
                most={MOST_LINES}
                more={(more) => t('eve.more', { count: more })}
              />
            </section>
          )
        }
        beside={
          <BeforeLeaving
            saved={saved}
            advice={facts.advice}
            offline={offline}
            headingLevel={headingLevel}
            onChange={change}
          />
        }
        foot={<TomorrowCard saved={saved} facts={facts} />}
      />
      <GoPacking tripId={saved.id} label={t(packed === 0 ? 'eve.start' : 'eve.go')} />
      <ToastRegion>
        <TicksToast ticks={packing.ticks} />
      </ToastRegion>
    </>
  );
}

type TomorrowCardProps = { saved: SavedTrip; facts: DayFacts };

/** Weather, light and clock of the first day, and where it begins. */
function TomorrowCard({ saved, facts }: TomorrowCardProps) {
  const { t } = useTexts('today');
  const language = useLanguage();
  const { startDate, endDate } = saved.trip.request;
  const [first] = facts.tomorrow;
  const when = first && facts.advice.get(first.idea.key)?.when;
  const weekday = formatWeekday(startDate, language, 'long');
  const words = [useWeather(saved), useClock(saved)].filter((part) => part !== '').join(' ');
  return (
    <section className={styles['tomorrow']}>
      <p>{t(startDate < endDate ? 'eve.tomorrowHalf' : 'eve.tomorrow', { weekday })}</p>
      {words === '' ? null : (
        <p className={styles['sentence']}>
          <MarkedText text={words} />
        </p>
      )}
      {first === undefined ? null : (
        <Link className={styles['first']} to="/trips/$tripId" params={{ tripId: saved.id }}>
          <span className={styles['disc']} aria-hidden="true">
            1
          </span>
          <span>
            <b>{first.name}</b>
            <small>{when === undefined ? first.where : shownText(when, language)}</small>
          </span>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </section>
  );
}

function useWeather({ evidence, trip }: SavedTrip): string {
  const { t } = useTexts('today');
  const language = useLanguage();
  if (evidence === null) return '';
  const { startDate } = trip.request;
  const high = formatCelsius(climateOf(evidence.climate, startDate, startDate).high, language);
  const light = daylightOn(startDate, trip.location, evidence.timeZone);
  if (light.kind !== 'normal') return t('eve.weather', { high });
  return t('eve.weatherSun', { high, until: formatClock(light.sunset) });
}

/** Nothing where the clocks agree. */
function useClock({ evidence, trip }: SavedTrip): string {
  const { t } = useTexts('today');
  const clock =
    evidence === null ? null : localClock(trip.request.startDate, evidence.timeZone, 'system');
  const ahead = clock?.aheadMinutes ?? 0;
  if (ahead === 0) return '';
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const duration =
    minutes === 0
      ? t('eve.clock.hours', { count: hours })
      : t('eve.clock.parts', { hours, minutes });
  return t(ahead > 0 ? 'eve.clock.ahead' : 'eve.clock.behind', { duration });
}
