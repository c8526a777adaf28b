import { NotebookPen, Umbrella } from 'lucide-react';
import { useId, useState } from 'react';
import { dayOf, unscheduledOf } from '#src/domain/day-plan/change-plan.ts';
import { isEmptyPlan } from '#src/domain/day-plan/day-plan.ts';
import { dayShapes } from '#src/domain/day-plan/day-shape.ts';
import type { DayShape } from '#src/domain/day-plan/day-shape.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon, knownKind } from '#src/result/activities/kind-icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import listStyles from '../days/list/day-list.module.css';
import { daylightAt } from '../days/day-light.ts';
import rowStyles from '../days/list/day-row.module.css';
import { dayRuns } from '../days/list/day-runs.ts';
import { DaylightBar } from '../days/list/daylight-bar.tsx';
import { ShapeLine } from '../days/list/shape-line.tsx';
import { useIdeaWords } from '../days/idea-words.ts';
import type { IdeaWords } from '../days/idea-words.ts';
import ideaStyles from '../days/list/idea-line.module.css';
import headStyles from '../days/days-head.module.css';
import daysStyles from '../days/trip-days.module.css';
import { useDayWords } from '../days/use-day-words.ts';
import type { DayWords } from '../days/use-day-words.ts';
import styles from './shared-days.module.css';

type SharedDaysProps = { planned: PlannedTrip; plan: DayPlan };

/** The days of a shared trip, only to be read; nothing where nothing is kept. */
export function SharedDays({ planned, plan }: SharedDaysProps) {
  const { t } = useTexts('days');
  const id = useId();
  const [all, setAll] = useState(false);
  const days = useDayWords(planned.trip.request);
  const ideas = useIdeaWords(plan, planned.trip.location, { mine: false });
  const shapes = dayShapes(plan, planned.trip.location);
  const rest = unscheduledOf(plan);
  const isLaidOut = plan.days.some((day) => day.ideas.length > 0 || day.note !== '');
  if (isEmptyPlan({ ...plan, setAside: [] })) return null;
  return (
    <section className={daysStyles['section']} aria-labelledby={id}>
      <h2 id={id} className={headStyles['heading']}>
        {t('shared.heading')}
      </h2>
      {rest.length === 0 ? null : (
        <p className={styles['rest']}>
          {t('shared.rest', { names: ideas.namesOf(rest.map(({ key }) => key)) })}
        </p>
      )}
      {isLaidOut ? (
        <ol className={listStyles['days']}>
          {dayRuns(plan, all).map(({ first, last }) =>
            first === last ? (
              <SharedDay
                key={first}
                planned={planned}
                plan={plan}
                number={first}
                shape={shapes[first] ?? null}
                days={days}
                ideas={ideas}
              />
            ) : (
              <li key={first} className={listStyles['run']}>
                <span>
                  {t('day.freeRun', {
                    first: first + 1,
                    last: last + 1,
                    start: days.short(first),
                    end: days.short(last),
                  })}
                </span>{' '}
                <button type="button" onClick={() => setAll(true)}>
                  {t('day.showAll')}
                </button>
              </li>
            ),
          )}
        </ol>
      ) : null}
    </section>
  );
}

type SharedDayProps = SharedDaysProps & {
  number: number;
  shape: DayShape | null;
  days: DayWords;
  ideas: IdeaWords;
};

function SharedDay({ planned, plan, number, shape, days, ideas }: SharedDayProps) {
  const { t } = useTexts('days');
  const { ideas: keys, rain, note } = dayOf(plan, number);
  const daylight = daylightAt(planned, days.dateOf(number));
  const forRain = rain.every((key) => ideas.ideaOf(key)?.indoor === true);
  const isFree = keys.length === 0 && shape?.kind !== 'trek';
  return (
    <li className={rowStyles['day']} data-free={isFree}>
      <span className={rowStyles['disc']} aria-hidden="true">
        {number + 1}
      </span>
      <div className={rowStyles['head']}>
        <h3>
          <span aria-hidden="true">{days.short(number)}</span>
          <VisuallyHidden>{days.long(number)}</VisuallyHidden>
        </h3>
        {daylight === null ? null : <DaylightBar daylight={daylight} />}
      </div>
      {shape === null ? null : <ShapeLine shape={shape} ideas={ideas} />}
      <div className={styles['body']}>
        {isFree ? <p className={styles['line']}>{t('day.free')}</p> : null}
        {keys.length === 0 ? null : (
          <ul className={rowStyles['ideas']}>
            {keys.map((key) => (
              <SharedIdea key={key} ideaKey={key} ideas={ideas} />
            ))}
          </ul>
        )}
        {rain.length === 0 ? null : (
          <p className={styles['line']}>
            <Umbrella size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>
              {t(forRain ? 'rain.wet' : 'rain.dry')} <b>{ideas.namesOf(rain)}</b>
            </span>
          </p>
        )}
        {note === '' ? null : (
          <p className={styles['line']}>
            <NotebookPen size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles['note']}>{note}</span>
          </p>
        )}
      </div>
    </li>
  );
}

function SharedIdea({ ideaKey, ideas }: { ideaKey: string; ideas: IdeaWords }) {
  const idea = ideas.ideaOf(ideaKey);
  if (idea === undefined) return null;
  const about = ideas.about(idea);
  return (
    <li className={ideaStyles['idea']} data-fixed>
      <KindIcon kind={knownKind(idea.kind)} />
      <span className={ideaStyles['words']}>
        <b>{ideas.nameOf(ideaKey)}</b>
        {about === '' ? null : <span>{about}</span>}
      </span>
    </li>
  );
}
