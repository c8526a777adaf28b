import { useMemo } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { SightsInReach } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { MapSights } from '#src/map/sights/map-sights.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';
import { isKept } from '../keeping.ts';
import type { Keeping } from '../keeping.ts';
import type { Area } from '../use-sights-around.ts';
import type { FoundSight } from '../list/filter-sights.ts';
import type { SightsView } from '../use-sights-view.ts';

type MapSightsNeeds = {
  view: Pick<SightsView, 'found' | 'selected' | 'pointed'>;
  /** Where the trip is, and what is around it. */
  pin: LatLng;
  around: SightsInReach;
  /** All of it is to be seen; else, where there is enough, what is near. */
  fitsAll: boolean;
  area: Area | null;
  plan: Keeping['plan'];
  /** These never change. */
  on: Pick<MapSights, 'onSelect' | 'onPoint'> & { onSearch: (middle: LatLng) => void };
};

/** Who sees so many sights has enough to look at. */
const ENOUGH = 5;
/** World-famous and widely known. */
const MOST_FAME = 2;

/** The sights that the list shows, for the map; the same object while nothing changes. */
export function useMapSights(needs: MapSightsNeeds): MapSights {
  const { view, pin, around, fitsAll, area, plan, on } = needs;
  const { t } = useTexts('sights');
  const { t: words } = useTexts('result');
  const language = useLanguage();
  const { found, selected, pointed } = view;
  const sights = useMemo(
    () =>
      found.map(({ sight }) => {
        const kept = isKept(sight, plan);
        const kind = words(`kind.${sight.kind}`);
        const way = formatShortWay(sight.distanceKm, language);
        const name = sight.names[language];
        return {
          id: sight.id,
          name,
          label: [name, kind, way, ...(kept ? [t('onMap.kept')] : [])].join(', '),
          point: { lat: sight.lat, lng: sight.lng },
          kind: sight.kind,
          isFamous: sight.fame <= MOST_FAME,
          isKept: kept,
        };
      }),
    [found, plan, language, t, words],
  );
  const isOfMap = area !== null;
  const fitTo = useMemo(
    // The traveller chose that part of the map.
    () => (isOfMap ? [] : [pin, ...pointsToFit(found, around, fitsAll)]),
    [pin, found, around, fitsAll, isOfMap],
  );
  const state = area === null || area.status === 'ready' ? 'idle' : stateOf(area.status);
  return useMemo<MapSights>(
    () => ({
      sights,
      fitTo,
      selected,
      lit: pointed,
      onSelect: on.onSelect,
      onPoint: on.onPoint,
      listLabel: t('onMap.list'),
      groupLabel: (count, names) => t('onMap.group', { count, names }),
      area: { state, onSearch: on.onSearch },
    }),
    [sights, fitTo, selected, pointed, on, state, t],
  );
}

function stateOf(status: 'loading' | 'failed'): MapSights['area']['state'] {
  return status === 'loading' ? 'searching' : 'failed';
}

/** The sights that match the search; without a search all, or those nearby. */
function pointsToFit(
  found: readonly FoundSight[],
  { sights }: SightsInReach,
  fitsAll: boolean,
): LatLng[] {
  const isNarrowed = found.length < sights.length;
  const near = found.filter(({ sight }) => sight.reach === 'near');
  const fitted = isNarrowed || fitsAll || near.length < ENOUGH ? found : near;
  return fitted.map(({ sight: { lat, lng } }) => ({ lat, lng }));
}
