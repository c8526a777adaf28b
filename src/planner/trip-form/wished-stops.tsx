import { useEffect, useState } from 'react';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { townsWished } from '#src/domain/stops/line/wished-towns.ts';
import { MOST_STOPS } from '#src/domain/stops/stays.ts';
import type { LongWay } from '#src/domain/stops/ways/long-way.ts';
import { nightsOfWay, wayWished } from '#src/domain/stops/ways/ways-named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { localeOf } from '#src/wording/intl-formats.ts';
import { stopsOfFound, stopsOfWay } from '../location-modal/stops-to-make.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './wished-stops.module.css';

type WishedStopsProps = { geocoder: Pick<Geocoder, 'search' | 'nameAt'> };

/** Places named by the wishes: several towns, or a long way. */
type Wished = { of: string; towns: readonly FoundPlace[] | null; way: LongWay | null };

const TYPED_MS = 600;

/** Under the wishes: offers stops where they name several towns or a long way. */
export function WishedStops({ geocoder }: WishedStopsProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const store = usePlannerStore();
  const hasStops = usePlanner((state) => state.stops !== null);
  const hasDates = usePlanner(({ draft }) => draft.startDate !== '' && draft.endDate !== '');
  const wished = useWished(geocoder);
  if (hasStops || wished === null) return null;
  const { towns, way } = wished;
  if (towns !== null) {
    const { found, nights } = stopsOfFound(towns.slice(0, MOST_STOPS), hasDates);
    const places = new Intl.ListFormat(localeOf(language)).format(towns.map(({ name }) => name));
    return (
      <Offer words={t('wished.towns', { places })} onMake={() => store.makeStops(found, nights)} />
    );
  }
  if (way === null) return null;
  const nights = t('search.stops.nights', { count: nightsOfWay(way) });
  const stops = t('search.stops.way', { count: way.stops.length, nights });
  const make = async () => {
    const { found, nights: each } = await stopsOfWay(way, geocoder, language);
    store.makeStops(found, each);
  };
  const name = language === 'de' ? way.german : way.name;
  return <Offer words={t('wished.way', { way: name, stops })} onMake={() => void make()} />;
}

function Offer({ words, onMake }: { words: string; onMake: () => void }) {
  const { t } = useTexts('planner');
  return (
    <p className={styles['offer']}>
      <output>{words}</output>
      <Button look="quiet" onClick={onMake}>
        {t('search.stops.make')}
      </Button>
    </p>
  );
}

/** Null until the wishes have rested, and where they name nothing of the kind. */
function useWished(geocoder: WishedStopsProps['geocoder']): Wished | null {
  const language = useLanguage();
  const preferences = usePlanner(({ draft }) => draft.preferences);
  const near = usePlanner(({ place }) => (place.status === 'chosen' ? place.point : null));
  const [wished, setWished] = useState<Wished | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const searching = { geocoder, language, near, signal: leaving.signal };
      const way = wayWished(preferences, near);
      const towns = way === null ? await townsWished(preferences, searching) : null;
      if (!leaving.signal.aborted) setWished({ of: preferences, towns, way });
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error('Error reading the stops of the wishes', error);
      });
    }, TYPED_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [preferences, near, geocoder, language]);
  return wished?.of === preferences ? wished : null;
}
