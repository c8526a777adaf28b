import { ChevronDown, ChevronUp } from 'lucide-react';
import type { DOMAttributes } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { numberInWords } from '#src/wording/number-words.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { stopsOfDraft } from '../store/stops.ts';
import { LazyListOrMap, LazySavedState } from '../lazy-parts.ts';
import styles from './sidebar-head.module.css';
import type { SidebarView } from './use-sidebar-view.ts';
import { useTripLine } from './use-trip-line.ts';

type SidebarHeadProps = {
  view: SidebarView;
  wide: boolean;
  /** Pointer handlers that drag the sheet. */
  grab: DOMAttributes<HTMLElement>;
};

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Title and a summary of the trip; on a small screen also the sheet's handle and toggle. */
export function SidebarHead({ view, wide, grab }: SidebarHeadProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const sheet = usePlanner((state) => state.sheet);
  const chosen = usePlanner((state) => state.place.status === 'chosen');
  const stops = usePlanner((state) => (state.stops === null ? 1 : stopsOfDraft(state).length));
  const failed = usePlanner(({ planning }) => planning.status === 'failed');
  const [place, region, dates] = useTripLine(view);
  const title = view === 'form' ? t('title') : place;
  if (wide) {
    return (
      <header className={styles['head']} data-view={view}>
        {view === 'result' ? <LazySavedState /> : null}
        <h1 tabIndex={-1} translate={view === 'form' ? undefined : 'no'}>
          {title}
        </h1>
        {view === 'form' ? <p>{t('lead')}</p> : <p translate="no">{region}</p>}
        {view === 'form' ? null : <p className={styles['dates']}>{dates.join('   ')}</p>}
      </header>
    );
  }
  const asking = view === 'form' && sheet !== 'peek' && !failed;
  // Two buttons leave no room for the number of days.
  const shown = view === 'result' ? dates.filter((_, index) => index !== 1) : dates;
  const line = asking || (view === 'form' && dates.length < 2) ? null : shown;
  return (
    <header className={styles['sheetHead']} data-asks={view === 'form' && !chosen} {...grab}>
      <span className={styles['handle']} aria-hidden="true" />
      <div className={styles['titles']}>
        <h1 tabIndex={-1} translate={view === 'form' ? undefined : 'no'}>
          {title}
        </h1>
        <p>{line === null ? question() : line.join(' · ')}</p>
      </div>
      {view === 'result' ? <LazyListOrMap /> : null}
      <SheetToggle />
    </header>
  );

  function question(): string {
    if (stops > 1) return stopsLine();
    if (!chosen) return t('lead-start');
    return place === '' ? t('lead-unnamed') : t('lead-short', { place });
  }

  /** '10–21 June 2027, three stops'. */
  function stopsLine(): string {
    const count = t('stops.count', { number: numberInWords(stops, language) });
    const [days] = dates.length < 2 ? [] : dates;
    return days === undefined ? count : t('stops.dated', { dates: days, stops: count });
  }
}

/** Opens and closes the sidebar of a small screen. */
function SheetToggle() {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const sheet = usePlanner((state) => state.sheet);
  const open = sheet !== 'peek';
  const Icon = open ? ChevronDown : ChevronUp;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={t(open ? 'sidebar.close' : 'sidebar.open')}
      onClick={() => store.setSheet(open ? 'peek' : 'half')}
    >
      <Icon {...ICON} />
    </button>
  );
}
