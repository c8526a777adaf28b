import { CloudHail, CloudRain, CloudSnow, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { fallsAs } from '#src/domain/climate/falls-as.ts';
import { isPlanned } from '#src/domain/stops/join-stops.ts';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { rainShare } from '#src/result/weather/rain-share.ts';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatStopDates } from '#src/wording/day-ranges.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import type { StopChoice } from './stop-choice.ts';
import styles from './stop-strip.module.css';

type StopStripProps = Pick<StopChoice, 'at' | 'onChoose'> & {
  planned: PlannedTrip;
  /** Of each stop; null where it was not measured. */
  figures: readonly (SpanFigures | null)[];
  controls: readonly string[];
  /** The stop that is being planned; null once all are. */
  inProgress: StopInProgress | null;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The stops as tabs along a trail: place, dates, day and night, rain. */
export function StopStrip(props: StopStripProps) {
  const { planned, figures, at, inProgress, onChoose, controls } = props;
  const { t } = useTexts('route');
  const names = stopNames(planned, useLanguage());
  const list = useRef<HTMLDivElement>(null);
  useInView(list, at);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = keyedTo(event.key, at, names.length);
    if (to === null) return;
    event.preventDefault();
    onChoose(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div
      ref={list}
      className={styles['strip']}
      role="tablist"
      aria-label={t('strip.label')}
      data-scrolls={names.length > SHARING}
    >
      {(planned.stops ?? []).map((stop, index) => (
        <button
          key={`${stop.trip.request.startDate} ${names[index]}`}
          type="button"
          role="tab"
          className={styles['stop']}
          aria-selected={index === at}
          aria-controls={controls.join(' ')}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          <StopPin number={index + 1} look={index === at ? 'filled' : 'open'} />
          <span className={styles['name']} translate="no">
            {names[index]}
          </span>
          <StopFacts
            figures={figures[index] ?? null}
            dates={stop.trip.request}
            state={isPlanned(stop) ? 'planned' : stateOf(index, inProgress)}
          />
        </button>
      ))}
    </div>
  );
}

/** So many stops share the width; more are scrolled. */
const SHARING = 3;

function keyedTo(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

type StopState = 'planned' | 'unplanned' | 'running' | 'waiting';

function stateOf(index: number, inProgress: StopInProgress | null): StopState {
  if (inProgress === null || index < (inProgress.told ?? inProgress.at)) return 'unplanned';
  return index <= inProgress.at ? 'running' : 'waiting';
}

type StopFactsProps = {
  figures: SpanFigures | null;
  dates: { startDate: string; endDate: string };
  state: StopState;
};

function StopFacts({ figures, dates, state }: StopFactsProps) {
  const { t } = useTexts('route');
  const language = useLanguage();
  return (
    <>
      <span className={styles['dates']}>
        <Pause />
        {formatStopDates(dates.startDate, dates.endDate, language)}
      </span>
      {state === 'planned' ? null : (
        <span className={styles[state]}>
          <Pause />
          {t(`strip.${state}`)}
        </span>
      )}
      {figures === null ? null : (
        <>
          <span className={styles['degrees']}>
            <Pause />
            <strong>{formatDegrees(figures.high, language)}</strong>
            <VisuallyHidden> {t('strip.byDay')}</VisuallyHidden> /{' '}
            {formatDegrees(figures.low, language)}
            <VisuallyHidden> {t('strip.atNight')}</VisuallyHidden>
          </span>
          <Rain figures={figures} />
        </>
      )}
    </>
  );
}

const FALLING = { rain: CloudRain, snow: CloudSnow, both: CloudHail } as const;

function Rain({ figures }: { figures: SpanFigures }) {
  const { t } = useTexts('route');
  const days = rainShare(figures.wetDays);
  if (days === null) return null;
  const isDry = days === 'dry';
  const what = fallsAs(figures);
  const Icon = isDry ? Sun : FALLING[what];
  return (
    <span className={styles['rain']}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {isDry ? (
        t('strip.dry')
      ) : (
        <>
          <span aria-hidden="true">{t('strip.rain', { days })}</span>
          <VisuallyHidden>, {t(`strip.falls.${what}`, { days })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** Keeps apart, for a screen reader, what the lines keep apart for the eye. */
function Pause() {
  return <VisuallyHidden>, </VisuallyHidden>;
}

/** Scrolls the strip, and nothing else, to the shown stop. */
function useInView(list: { current: HTMLElement | null }, at: number): void {
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelectorAll<HTMLElement>('[role=tab]')[at];
    if (strip === null || strip === undefined || tab === undefined) return;
    const before = tab.offsetLeft - strip.scrollLeft;
    const after = before + tab.offsetWidth - strip.clientWidth;
    if (before < 0) strip.scrollBy({ left: before });
    else if (after > 0) strip.scrollBy({ left: after });
  }, [list, at]);
}
