import { MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { KIND_ICONS } from '#src/ui/kind-icons.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Spot } from '../markers/arrange-markers.ts';
import { groupSights } from './group-sights.ts';
import type { MapSight, MapSights } from './map-sights.ts';
import { SearchArea } from './search-area.tsx';
import type { GroundView, SightGround } from './sight-ground.ts';
import styles from './sight-markers.module.css';

type SightMarkersProps = { loadGround: () => Promise<SightGround>; sights: MapSights };

/** The sights of a list on the map: drops for the famous, dots for the others, a number for a cluster. */
export function SightMarkers({ loadGround, sights }: SightMarkersProps) {
  const [ground, setGround] = useState<SightGround | null>(null);
  useEffect(() => {
    let left = false;
    let loaded: SightGround | null = null;
    const load = async () => {
      loaded = await loadGround();
      if (left) loaded.dispose();
      else setGround(loaded);
    };
    load().catch((error: unknown) => console.error('Error showing sights on the map', error));
    return () => {
      left = true;
      loaded?.dispose();
      setGround(null);
    };
  }, [loadGround]);
  return ground === null ? null : <Shown ground={ground} sights={sights} />;
}

/** So many names are read of a cluster. */
const NAMES_READ = 4;

function Shown({ ground, sights }: { ground: SightGround; sights: MapSights }) {
  const { list } = ground;
  const items = useRef(new Map<string, HTMLLIElement>());
  const view = useFollowed(ground, sights, items);
  const { sights: all, listLabel } = sights;
  useEffect(() => list.setAttribute('aria-label', listLabel), [list, listLabel]);
  useFitted(ground, sights.fitTo);
  useSelectedInView(ground, sights);
  const groups = useMemo(() => (view === null ? [] : groupsOf(all, view)), [all, view]);
  return (
    <>
      {createPortal(
        groups.map((group) => (
          <Marker
            key={group.sight.id}
            {...group}
            sights={sights}
            onFit={ground.fit}
            place={(item) => {
              if (item === null) items.current.delete(group.sight.id);
              else items.current.set(group.sight.id, item);
            }}
          />
        )),
        list,
      )}
      <SearchArea ground={ground} area={sights.area} />
    </>
  );
}

type MarkerProps = Group & {
  sights: MapSights;
  place: (item: HTMLLIElement | null) => void;
  onFit: (points: readonly LatLng[]) => void;
};

/** One sight, or a cluster of them that the map zooms in on. */
function Marker({ sight, members, sights, place, onFit }: MarkerProps) {
  const { selected, lit, groupLabel, onSelect, onPoint } = sights;
  const isHeap = members.length > 1;
  const pointed = members.find(({ id }) => id === lit);
  const isSelected = members.some(({ id }) => id === selected);
  const Icon = ICONS[sight.kind] ?? MapPin;
  return (
    <li
      ref={place}
      className={styles['item']}
      data-lit={pointed !== undefined}
      data-selected={isSelected}
    >
      <i className={styles['lead']} aria-hidden="true" />
      <button
        type="button"
        className={isHeap || sight.isFamous ? styles['drop'] : styles['dot']}
        data-sight-marker
        data-kept={!isHeap && sight.isKept}
        aria-label={isHeap ? groupLabel(members.length, namesOf(members)) : sight.label}
        aria-current={isSelected ? true : undefined}
        onClick={() => (isHeap ? onFit(members.map(({ point }) => point)) : onSelect(sight.id))}
        onPointerEnter={() => onPoint(sight.id)}
        onPointerLeave={() => onPoint(null)}
      >
        {isHeap ? <b>{members.length}</b> : null}
        {!isHeap && sight.isFamous ? <Icon size={16} strokeWidth={2} aria-hidden="true" /> : null}
      </button>
      {pointed !== undefined || isSelected ? (
        <span className={styles['tag']} aria-hidden="true">
          {(pointed ?? members.find(({ id }) => id === selected) ?? sight).name}
        </span>
      ) : null}
    </li>
  );
}

const ICONS: Readonly<Record<string, LucideIcon>> = KIND_ICONS;

type Group = { sight: MapSight; members: readonly MapSight[] };

/** The famous first, so that they keep their places. */
function groupsOf(all: readonly MapSight[], { spotOf, zoomsIn }: GroundView): Group[] {
  const ordered = all.toSorted((a, b) => Number(b.isFamous) - Number(a.isFamous));
  const spots = ordered.map(({ point }) => spotOf(point));
  return groupSights(spots, zoomsIn).flatMap(({ at, members }) => {
    const sight = ordered[at];
    return sight === undefined
      ? []
      : [{ sight, members: members.flatMap((member) => ordered[member] ?? []) }];
  });
}

function namesOf(members: readonly MapSight[]): string {
  const names = members.slice(0, NAMES_READ).map(({ name }) => name);
  return names.join(', ') + (members.length > NAMES_READ ? ' …' : '');
}

type Items = RefObject<Map<string, HTMLLIElement>>;

/**
 * Keeps the markers where the map shows their points. Returns the view at which the map rested last, by which
 * clusters are told: a cluster that parts while one zooms would flicker.
 */
function useFollowed(ground: SightGround, { sights }: MapSights, items: Items): GroundView | null {
  const [rested, setRested] = useState<GroundView | null>(null);
  const points = useMemo(() => new Map(sights.map(({ id, point }) => [id, point])), [sights]);
  const latest = useRef(points);
  const place = useRef<((points: ReadonlyMap<string, LatLng>) => void) | null>(null);
  useLayoutEffect(() => {
    latest.current = points;
    place.current?.(points);
  });
  useEffect(
    () =>
      ground.follow((view, isResting) => {
        place.current = (now) => {
          for (const [id, item] of items.current) {
            const point = now.get(id);
            if (point === undefined) continue;
            const spot = view.spotOf(point);
            placeItem(item, view.markerOf(spot), spot, view.width);
          }
        };
        place.current(latest.current);
        if (!isResting) return;
        setRested((before) => (before?.resolution === view.resolution ? before : view));
      }),
    [ground, items],
  );
  return rested;
}

/**
 * Puts a marker's tip at a place, with a line to its own spot where it stepped aside. Its name learns how far
 * the map goes on both sides.
 */
function placeItem({ style }: HTMLLIElement, { x, y }: Spot, own: Spot, width: number): void {
  style.transform = `translate(${x}px, ${y}px)`;
  style.setProperty('--before', `${x}px`);
  style.setProperty('--after', `${width - x}px`);
  style.setProperty('--lead', `${Math.hypot(own.x - x, own.y - y)}px`);
  style.setProperty('--towards', `${Math.atan2(own.y - y, own.x - x)}rad`);
}

/** Other objects of the same points are no other points. */
function useFitted(ground: SightGround, points: readonly LatLng[]): void {
  const key = JSON.stringify(points);
  const latest = useRef(points);
  useEffect(() => {
    latest.current = points;
  });
  useEffect(() => {
    if (key !== '[]') ground.fit(latest.current);
  }, [ground, key]);
}

function useSelectedInView(ground: SightGround, { sights, selected }: MapSights): void {
  const point = sights.find(({ id }) => id === selected)?.point ?? null;
  const { lat = null, lng = null } = point ?? {};
  useEffect(() => {
    if (lat !== null && lng !== null) ground.keepInView({ lat, lng });
  }, [ground, lat, lng]);
}
