import { Plus, Route } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { trayOf } from '#src/domain/day-plan/change-plan.ts';
import { isEmptyPlan } from '#src/domain/day-plan/day-plan.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { scrollToStart } from '#src/result/scroll-to-start.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import { AddIdeaSheet } from './add-idea-sheet.tsx';
import { DayList } from './day-list.tsx';
import { DaysToast } from './days-toast.tsx';
import { layOut } from './lay-out.ts';
import { LeftOver } from './left-over.tsx';
import type { Left } from './left-over.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { Tray } from './tray.tsx';
import styles from './trip-days.module.css';
import { useDaysActions } from './use-days-actions.ts';
import type { DaysActions } from './use-days-actions.ts';
import { useLitDay } from './use-lit-day.ts';
import type { TripDays as Days } from './use-trip-days.ts';

type TripDaysProps = { planned: PlannedTrip; days: Days; geocoder: Pick<Geocoder, 'search'> };

/** The days of a trip with the ideas that lie on them; nothing while nothing is kept. */
export function TripDays({ planned, days, geocoder }: TripDaysProps) {
  if (isEmptyPlan({ ...days.plan, setAside: [] })) return <DaysToast days={days} />;
  return <KeptDays planned={planned} days={days} geocoder={geocoder} />;
}

function KeptDays({ planned, days, geocoder }: TripDaysProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const actions = useDaysActions(section, planned, days);
  const [left, setLeft] = useState<Left | null>(null);
  useAsked(section, days);
  useLitDay(section, days.setLit);
  const { plan, edit } = days;
  const { startDate, endDate } = planned.trip.request;
  const used = plan.days.filter(({ ideas }) => ideas.length > 0).length;
  const isOpen = used > 0 || plan.days.some(({ note }) => note !== '') || actions.opened;
  const layOutNow = () => {
    const { left: notPlaced, added } = layOut(plan, planned);
    edit((now) => layOut(now, planned).plan);
    setLeft({ notPlaced, added });
  };
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id} tabIndex={-1}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['heading']}>
          {t('heading')}
        </h2>
        <p className={styles['summary']}>
          {formatYearlessDayRange(startDate, endDate, language)}
          {used === 0 ? '' : ` · ${t('planned', { used, all: plan.days.length })}`}
        </p>
      </div>
      <Tray ideas={trayOf(plan)} actions={actions} started={used > 0} />
      <LeftOver left={left} plan={plan} words={actions.ideas} />
      {isOpen ? (
        <DayList
          planned={planned}
          actions={actions}
          onAdd={(day) => actions.startAdding({ day })}
        />
      ) : null}
      <div className={styles['actions']}>
        <Button look={used === 0 ? 'primary' : 'outlined'} onClick={layOutNow}>
          <Route size={20} strokeWidth={1.75} aria-hidden="true" />
          {t(used === 0 ? 'layOut' : 'layOutAgain')}
        </Button>
        {isOpen ? null : <Button onClick={actions.open}>{t('byHand')}</Button>}
        <Button onClick={() => actions.startAdding({ day: null })}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('add.open')}
        </Button>
      </div>
      {used === 0 ? <p className={styles['note']}>{t('layOutNote')}</p> : null}
      <VisuallyHidden>
        <span aria-live="polite">{actions.told}</span>
      </VisuallyHidden>
      <Sheets planned={planned} days={days} geocoder={geocoder} actions={actions} />
      <DaysToast days={days} actions={actions} />
    </section>
  );
}

/** The menu of an idea, or the form for one's own. */
function Sheets({ planned, days, geocoder, actions }: TripDaysProps & { actions: DaysActions }) {
  const { moving, adding } = actions;
  if (moving !== null) {
    return <MoveSheet idea={moving} actions={actions} onRemove={days.remove} />;
  }
  if (adding === null) return null;
  return (
    <AddIdeaSheet
      base={planned.trip.location}
      geocoder={geocoder}
      onAdd={(idea) => actions.add(idea, adding.day)}
      onClose={() => actions.startAdding(null)}
    />
  );
}

/** From the ideas or a disc on the map: brings the section, or one of its days, to the top. */
function useAsked(section: RefObject<HTMLElement | null>, { asked }: Days): void {
  useEffect(() => {
    const element = section.current;
    if (asked === null || element === null) return;
    const day = element.querySelector(`[data-drop-day="${asked.day ?? ''}"]`);
    if (asked.day === null) element.focus({ preventScroll: true });
    scrollToStart(day ?? element);
  }, [asked, section]);
}
