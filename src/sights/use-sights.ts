import { useMemo, useRef } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useMapSights } from './map/use-map-sights.ts';
import type { SightsProps } from './sights-props.ts';
import { useSightsAround } from './use-sights-around.ts';
import { useSightsView, useStableActions } from './use-sights-view.ts';

/** `fitsAll`: the map has room for a day out. `onMap`: a sight is to be shown there. */
type Places = { fitsAll: boolean; onMap: () => void; onList: () => void };

/** The list and its map, wherever they stand: what both show, and what either does to the other. */
export function useSights(props: SightsProps, places: Places) {
  const { trip, wordings, found, keeping } = props;
  const language = useLanguage();
  const { area, search } = useSightsAround(trip);
  const around = area?.status === 'ready' ? area.found : found;
  const view = useSightsView(around, keeping);
  const list = useRef<HTMLDivElement>(null);
  const actions = useStableActions({
    onToggle: view.toggle,
    onKeep: view.onKeep,
    onPoint: view.setPointed,
    onShowOnMap(id) {
      view.setSelected(id);
      places.onMap();
    },
  });
  const { setSelected, setPointed } = view;
  const on = useMemo(
    () => ({
      onSelect: setSelected,
      onPoint: setPointed,
      onSearch: (middle: LatLng) => {
        setSelected(null);
        search(middle);
      },
    }),
    [setSelected, setPointed, search],
  );
  const mapSights = useMapSights({
    view,
    pin: trip.location,
    around: found,
    fitsAll: places.fitsAll,
    area,
    plan: keeping.plan,
    on,
  });
  /** Opens a row and brings it into view. */
  const openInList = (id: string) => {
    view.open(id, true);
    places.onList();
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-sight]') ?? [];
      const row = [...rows].find(({ dataset }) => dataset['sight'] === id);
      row?.scrollIntoView({ block: 'nearest' });
      row?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
    });
  };
  return {
    view,
    list,
    actions,
    mapSights,
    openInList,
    isTown: around.isTown,
    all: around.sights,
    isOfMap: area?.status === 'ready',
    backToPlace: () => search(null),
    place: wordingIn({ trip, wordings }, language)?.place ?? '',
  };
}
