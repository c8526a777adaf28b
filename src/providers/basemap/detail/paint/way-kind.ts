import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';

/** Ways of one style. */
export type WayKind =
  | 'motorway'
  | 'trunk'
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'minor'
  | 'service'
  /** Drives and the aisles of a car park. */
  | 'service-aisle'
  | 'pedestrian'
  | 'pier'
  | 'track'
  | 'path'
  | 'footway'
  | 'cycleway'
  | 'steps'
  | 'rail'
  | 'siding'
  | 'small-rail'
  | 'tram'
  | 'lift'
  | 'ferry'
  | 'runway'
  | 'taxiway';

const KIND_OF_CLASS: Readonly<Record<string, WayKind>> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  minor: 'minor',
  busway: 'service',
  bus_guideway: 'service',
  raceway: 'service',
  service: 'service',
  track: 'track',
  path: 'path',
  pier: 'pier',
  rail: 'rail',
  transit: 'tram',
  aerialway: 'lift',
  ferry: 'ferry',
  runway: 'runway',
  taxiway: 'taxiway',
};

const KIND_OF_SUBCLASS: Readonly<Record<string, WayKind>> = {
  pedestrian: 'pedestrian',
  footway: 'footway',
  corridor: 'footway',
  cycleway: 'cycleway',
  steps: 'steps',
  narrow_gauge: 'small-rail',
  funicular: 'small-rail',
  preserved: 'small-rail',
  light_rail: 'small-rail',
  monorail: 'small-rail',
};
/** Only these classes have subclasses that are drawn in another way. */
const DIVIDED = new Set(['path', 'rail', 'transit']);

/** Null for what is not drawn: platforms, roads under construction, the underground. */
export function wayKind(
  { class: name, service }: TileFeature['tags'],
  subclass: string | undefined,
): WayKind | null {
  if (typeof name !== 'string' || subclass === 'subway' || subclass === 'platform') return null;
  const divided = DIVIDED.has(name) ? KIND_OF_SUBCLASS[subclass ?? ''] : undefined;
  const kind = divided ?? KIND_OF_CLASS[name] ?? null;
  if (service === undefined || service === '') return kind;
  if (kind === 'service') return 'service-aisle';
  return kind === 'rail' ? 'siding' : kind;
}
