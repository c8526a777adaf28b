import { useStore } from 'zustand';
import { spanFigures } from '#src/domain/climate/span-figures.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { GearItem } from '#src/domain/gear.ts';
import type { Home } from '#src/domain/place/home.ts';
import type { Evidence, SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { formatCelsius } from '#src/wording/shown/shown-units.ts';
import { climateDifferences } from '../compare/climate-differences.ts';
import styles from '../compare/compare-page.module.css';
import { CompareTable } from '../compare/compare-table.tsx';
import { Differences } from '../compare/differences.tsx';
import { useComparedTrip } from '../compare/use-compared-trip.ts';
import { useClimateRows } from '../compare/use-climate-rows.ts';
import type { HomeStore } from './home-store.ts';

type HomeComparisonProps = {
  trip: SavedTrip;
  home: Home;
  store: HomeStore;
  /** Home stands in the first column. */
  homeFirst: boolean;
  gear: readonly GearItem[];
};

/** A trip beside home on the same dates: the weather, since home has no list. */
export function HomeComparison({ trip, home, store, homeFirst, gear }: HomeComparisonProps) {
  const { t } = useTexts('compare');
  const evidence = useStore(store, (state) => state.evidence);
  const { place, figures, textLanguage } = useComparedTrip(trip, gear);
  if (evidence.status === 'failed') {
    return (
      <div className={styles['section']} role="alert">
        <p>{t('home.failed')}</p>
        <Button onClick={() => void store.measure()}>{t('home.retry')}</Button>
      </div>
    );
  }
  if (evidence.status !== 'ready') {
    return (
      <p className={styles['section']} aria-busy="true">
        <Skeleton width={260} height={28} />
      </p>
    );
  }
  const there = { label: place, lang: textLanguage, figures };
  const label = t('home.name', { place: placeParts(home.place).name });
  const here = { label, lang: home.language, figures: figuresAt(home, evidence.value, trip) };
  const [first, second] = homeFirst ? ([here, there] as const) : ([there, here] as const);
  return (
    <>
      <section className={styles['section']}>
        <h2>{t(homeFirst ? 'home.differsFrom' : 'home.differs', { place })}</h2>
        <InWords first={first.figures} second={second.figures} onlySea={seaThere()} />
      </section>
      <Figures trip={trip} first={first} second={second} />
    </>
  );

  /** The temperature of the sea at the trip's place, where home has none. */
  function seaThere(): number | null {
    return here.figures.sea === null ? (figures?.sea ?? null) : null;
  }
}

type InWordsProps = {
  first: SpanFigures | null;
  second: SpanFigures | null;
  onlySea: number | null;
};

function InWords({ first, second, onlySea }: InWordsProps) {
  const { t } = useTexts('compare');
  const language = useLanguage();
  if (first === null || second === null) return <p>{t('unmeasured')}</p>;
  const sea =
    onlySea === null ? [] : [t('home.sea', { degrees: formatCelsius(onlySea, language) })];
  return (
    <Differences differences={climateDifferences(first, second)} same={t('home.same')} more={sea} />
  );
}

type Column = { label: string; lang: string; figures: SpanFigures | null };

function Figures({ trip, first, second }: { trip: SavedTrip; first: Column; second: Column }) {
  const { t } = useTexts('compare');
  const language = useLanguage();
  const { startDate, endDate } = trip.trip.request;
  const dates = formatDatedRange(startDate, endDate, language);
  const climate = useClimateRows().map(({ name, figureOf }) => ({
    name,
    one: figureOf(first),
    other: figureOf(second),
  }));
  const rows = [{ name: t('table.when'), one: dates, other: dates }, ...climate];
  return <CompareTable first={first} second={second} rows={rows} />;
}

/** The figures of home on the dates of the trip. */
function figuresAt(home: Home, { climate, terrain }: Evidence, { trip }: SavedTrip): SpanFigures {
  const { startDate, endDate } = trip.request;
  return spanFigures({ climate, terrain, point: home }, startDate, endDate);
}
