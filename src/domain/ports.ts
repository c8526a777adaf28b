import type { StoredContent } from './backup.ts';
import type { Product, Vocabulary } from './catalogue.ts';
import type { ClimateNormals } from './climate/climate.ts';
import type { WeatherWants } from './climate/weather-wants.ts';
import type { CountryFacts } from './place/country-facts.ts';
import type { GearItem } from './gear.ts';
import type { Language } from './language/language.ts';
import type { LatLng, Location } from './place/location.ts';
import type { Credit } from './map/credits.ts';
import type { DetailSources } from './map/detail-tiles.ts';
import type { MapLabel } from './map/map-label.ts';
import type { ReachableSight, SightsInReach } from './place/reachable-sight.ts';
import type { NamedPlace, PlaceKind } from './place/places.ts';
import type {
  Activities,
  ActivitySuggestion,
  Analysis,
  Recommendation,
} from './trip/recommendation.ts';
import type { RecommendStep } from './trip/recommend-step.ts';
import type { Party } from './place/access.ts';
import type { Sight, SightDetails, SightKind, SightNote } from './place/sights.ts';
import type { TerrainFacts } from './place/terrain.ts';
import type { TripDates } from './trip/trip-request.ts';
import type { OwnChange, TripOwn } from './trip/trip-own.ts';
import type { PlannedTrip, SavedTrip, Trip } from './trip/trip.ts';

/*
 * All ports: the interfaces that providers and storage implement. Every promise rejects with a
 * TravelError (errors.ts), or with an AbortError once its signal is aborted. Each port has a contract
 * test in tests/providers/ that runs for every implementation.
 */

/** A search result as the location modal lists it. */
export type FoundPlace = Location & {
  /** The bare name, e.g. 'Innsbruck'; `place` is the full one, 'Innsbruck, Tyrol, Austria'. */
  name: string;
  /** Region and country, e.g. 'Tyrol, Austria'; empty when there is none. */
  context: string;
  /** Null when unknown. */
  kind: PlaceKind | null;
  /** Metres above the sea, for peaks; else null. */
  elevation: number | null;
  /**
   * The part of the searched text that the place does not answer, as it was typed: 'Reuterplatz 3'
   * for Berlin. Missing where it answers all of it.
   */
  unknown?: string;
};

export interface Geocoder {
  /**
   * 'place, region, country' in the language. Empty where a remote geocoder has no name; the
   * bundled one always has one, at sea too.
   */
  nameAt(point: LatLng, language: Language, signal?: AbortSignal): Promise<string>;
  /** Best first; results close to `near` rank higher. Empty for blank text. */
  search(
    text: string,
    language: Language,
    near: LatLng | null,
    signal?: AbortSignal,
  ): Promise<FoundPlace[]>;
}

export interface Catalogue {
  /** Empty lists where a remote catalogue could not be read, which is logged. */
  vocabulary(signal?: AbortSignal): Promise<Vocabulary>;
  /**
   * Active products whose terrain, climate and activity are all among the names of the analysis,
   * basic products first. Empty where a remote catalogue could not be read, which is logged.
   */
  productsFor(analysis: Analysis, signal?: AbortSignal): Promise<Product[]>;
}

export interface Recommender {
  analyse(trip: Trip, vocabulary: Vocabulary, signal?: AbortSignal): Promise<Analysis>;
  /** In `trip.language`. Contains only products that were passed in; `offered` counts them. */
  compose(
    trip: Trip,
    analysis: Analysis,
    products: Product[],
    signal?: AbortSignal,
  ): Promise<Recommendation>;
}

/** A sight that a remote recommender may name, with what the screen shows of it. */
export type OfferedSight = {
  /** Short, and unique within one offer: 's1'. */
  id: string;
  name: string;
  kind: SightKind;
  distanceKm: number;
  /** The fields of a suggestion that are the sight's. */
  shown: Pick<
    ActivitySuggestion,
    'near' | 'activity' | 'featureKind' | 'at' | 'when' | 'duration' | 'hours' | 'asks' | 'care'
  >;
};

/** Facts of the device about a place, for a remote recommender. */
export interface LocalKnowledge {
  /** Safe and in season, for the wishes first; at most twelve. In the trip's language. */
  sightsFor(trip: Trip, signal?: AbortSignal): Promise<OfferedSight[]>;
  /** Jobs of products that nobody needs there, by where the traveller lives: adapters where the plugs fit. */
  needlessJobs(trip: Trip, signal?: AbortSignal): Promise<readonly string[]>;
  /** Who travels, by the traveller's text. */
  partyOf(trip: Trip, signal?: AbortSignal): Promise<Party>;
  /**
   * The section without ideas at sights that are not for those who travel, and with notes: on its
   * sights, on the dangers of the place and of its ideas, and on the festivals of the days.
   */
  withSafety(trip: Trip, activities: Activities, signal?: AbortSignal): Promise<Activities>;
}

/** All that there is to see around a place, for the travellers and days of a trip. */
export interface SightGuide {
  /** Around the trip's place, or around another point such as the middle of a map. In the trip's language. */
  inReach(trip: Trip, around: LatLng, signal?: AbortSignal): Promise<SightsInReach>;
  /**
   * The best sights within 15 km of the straight line between two stops, near neither, for the first day of the
   * trip, which is one to the second. A few; none where nothing lies there.
   */
  between(trip: Trip, from: LatLng, to: LatLng, signal?: AbortSignal): Promise<ReachableSight[]>;
}

/** Reads what the traveller typed, on the device, in any language. */
export interface WishReader {
  weatherWants(preferences: string, signal?: AbortSignal): Promise<WeatherWants>;
}

export interface Climate {
  normalsAt(point: LatLng, signal?: AbortSignal): Promise<ClimateNormals>;
}

export interface Terrain {
  at(point: LatLng, signal?: AbortSignal): Promise<TerrainFacts>;
  /**
   * Heights in metres on a regular grid, for drawing contours: `rows` x `columns`, north row
   * first, spanning `heightDegrees` x `widthDegrees` around the point.
   */
  heightsAround(
    point: LatLng,
    extent: { widthDegrees: number; heightDegrees: number; columns: number; rows: number },
    signal?: AbortSignal,
  ): Promise<Float32Array>;
}

export interface Waters {
  /**
   * Does the sea or a lake lie on the straight line between the points? Waters narrower than about
   * 5 km are not known; false where the line crosses the date line.
   */
  liesBetween(from: LatLng, to: LatLng, signal?: AbortSignal): Promise<boolean>;
  /** Does a way with one bend keep to the land, round a bay? By the same grid. */
  landLeadsRound(from: LatLng, to: LatLng, signal?: AbortSignal): Promise<boolean>;
}

export interface Places {
  /** Nearest first, at most `limit` of each kind within `radiusKm`. */
  near(
    point: LatLng,
    query: { kinds: readonly PlaceKind[]; radiusKm: number; limit: number },
    signal?: AbortSignal,
  ): Promise<NamedPlace[]>;
}

export interface Sights {
  /** All within `radiusKm`, nearest first. */
  near(point: LatLng, radiusKm: number, signal?: AbortSignal): Promise<Sight[]>;
  /** The notes of those that have one, by the ids of the sights. */
  notes(
    ids: readonly string[],
    language: Language,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, SightNote>>;
}

export interface TimeZones {
  /** IANA name, e.g. 'Europe/Stockholm'; at sea the nautical zone, e.g. 'Etc/GMT-1'. */
  at(point: LatLng): Promise<string>;
}

export interface Countries {
  /** The country at the point; null at sea and in disputed areas. */
  at(point: LatLng, signal?: AbortSignal): Promise<CountryFacts | null>;
  /** The country of an ISO 3166 code; null for one that is not known. */
  of(code: string, signal?: AbortSignal): Promise<CountryFacts | null>;
}

/** Plans a trip: the recommendation and its facts. `onStep` is called as each step begins. */
export type PlanTrip = (
  trip: Trip,
  signal: AbortSignal,
  onStep: (step: RecommendStep) => void,
) => Promise<PlannedTrip>;

/**
 * Says a plan of the device's in the languages that it lacks; any other stays as it is. Rejects where it
 * cannot be said, or would not be the same plan any more.
 */
export type CompletePlan = (planned: PlannedTrip, signal?: AbortSignal) => Promise<PlannedTrip>;

/**
 * The location as it may be stored, named in the language: some geocoders forbid storing their
 * answers (docs/decisions/services.md). `searchedName` is the name by which it was chosen from the search;
 * null for a point the traveller set, which keeps its coordinates.
 */
export type ToStorableLocation = (
  location: Location,
  searchedName: string | null,
  language: Language,
  signal: AbortSignal,
) => Promise<Location>;

/** A stored record that does not match its schema: left out of the list and reported. */
export type BrokenRecord = { id: string; reason: string };

export interface TripHistory {
  /**
   * Resolves when the record is durable. The same object is stored once: after a failed attempt,
   * another one writes the same record, and one that is stored by now stays as it is. `own`: of a trip
   * that comes with lines and days, else nothing.
   */
  save(planned: PlannedTrip, own?: TripOwn): Promise<SavedTrip>;
  /** Newest first. Calls `onRead` with those read so far, a few at a time. */
  list(
    onRead?: (soFar: SavedTrip[]) => void,
  ): Promise<{ trips: SavedTrip[]; broken: BrokenRecord[] }>;
  /** The newest trips, at most `count`, newest first, without reading the others. */
  newest(count: number): Promise<SavedTrip[]>;
  /** The trips that have a day in this time, without reading the others. */
  between(dates: TripDates): Promise<SavedTrip[]>;
  get(id: string): Promise<SavedTrip | null>;
  /** Resolves to the removed trip, for undo; null when it did not exist. */
  remove(id: string): Promise<SavedTrip | null>;
  /** Undoes remove, with the same id, time and all that is the traveller's own. */
  restore(saved: SavedTrip): Promise<void>;
  /**
   * Puts others in place of these trips, in one transaction: all or none. `how` gets them as they are stored
   * by then; null changes nothing. Resolves to the trips as they were, for undo; null where one is gone.
   */
  exchange(
    ids: readonly string[],
    how: (stored: SavedTrip[]) => SavedTrip[] | null,
  ): Promise<SavedTrip[] | null>;
  /**
   * Changes what is the traveller's own in one transaction, so that what other tabs change stays.
   * Does nothing where the trip is gone.
   */
  change(id: string, how: OwnChange): Promise<void>;
  /**
   * Stores the trip planned again beside the saved one, in place of what was proposed before; null
   * discards it. Resolves to false where the trip is gone.
   */
  propose(id: string, planned: PlannedTrip | null): Promise<boolean>;
  /**
   * Puts what is proposed in place of the saved plan, in one transaction; what is the traveller's own
   * stays. Resolves to the trip as it was, for undo by `restore`; null where nothing was proposed.
   */
  keep(id: string): Promise<SavedTrip | null>;
  /**
   * Adds the texts of this plan to the stored trip where that lacks them, in its plan or in what is
   * proposed; ideas that are kept and gear get their names in them. It is no change of the traveller's.
   * Does nothing where the trip is gone or is another plan by now.
   */
  addWordings(id: string, planned: PlannedTrip): Promise<void>;
  /** Calls `changed` after every change in this tab or another; returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
}

/** The traveller's gear, for all trips. */
export interface Gear {
  /** In the order in which it was added. Unreadable records are left out. */
  list(): Promise<GearItem[]>;
  /** Adds items, all or none, or brings removed ones back; one that is there gets its new names. */
  add(items: readonly GearItem[]): Promise<void>;
  /** Removes the items for which `which` is true and adds others, in one transaction: all or none. */
  exchange(which: (item: GearItem) => boolean, items: readonly GearItem[]): Promise<void>;
  /** Removes the items for which `which` is true, all or none; resolves to them, for undo. */
  remove(which: (item: GearItem) => boolean): Promise<GearItem[]>;
  /** Calls `changed` after every change in this tab or another; returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
}

/** Everything that is stored on this device, for a copy of it. */
export interface Backup {
  /** The whole content at one moment. */
  read(): Promise<StoredContent>;
  /**
   * Adds what `choose` picks, which gets what is stored by then: all or nothing, in one transaction. A
   * trip that is stored under the same id is replaced. Resolves to what was added.
   */
  restore(choose: (stored: StoredContent) => StoredContent): Promise<StoredContent>;
}

/** Notes about backup copies, stored outside of the database. */
export interface BackupNotes {
  read(): {
    /** When a copy of everything was last saved; null for never. */
    copiedAt: string | null;
    /** When a trip or the gear last changed; null as long as nothing did. */
    changedAt: string | null;
    /** Saved trips, as counted last. */
    trips: number;
    /** The browser was asked to keep what is stored. */
    persistAsked: boolean;
  };
  write(changes: Partial<ReturnType<BackupNotes['read']>>): void;
}

/** Width and height of a map tile in CSS pixels. */
export const MAP_TILE_PX = 512;

/** A tile of the bundled map, one of 2 ** z by 2 ** z, and how to draw it. */
export type MapTile = {
  z: number;
  x: number;
  y: number;
  /** Device pixels in a CSS pixel. */
  pixelRatio: number;
  scheme: ColorScheme;
};

export interface BasemapTiles {
  /** The tile without relief: a quick placeholder, also where the relief's data is missing. */
  preview(tile: MapTile, signal?: AbortSignal): Promise<ImageBitmap>;
  /** The complete tile. */
  picture(tile: MapTile, signal?: AbortSignal): Promise<ImageBitmap>;
  /** Labels of a tile, on levels that have labels; each label is in one tile only. */
  labels(z: number, x: number, y: number, signal?: AbortSignal): Promise<MapLabel[]>;
  /** The names of the detailed map in a tile; none where it has no such tile. */
  detailLabels(z: number, x: number, y: number, signal?: AbortSignal): Promise<MapLabel[]>;
  /**
   * From now on pictures are drawn from these tiles where they are; null: from the bundled map alone.
   * `onAnswer` runs when the tiles begin to be answered, and when they fail.
   */
  useDetail(sources: DetailSources | null, onAnswer?: DetailAnswer): void;
}

/** Called with whether the last tile that was asked for was answered: it may not exist, but not fail. */
export type DetailAnswer = (answered: boolean) => void;

/** The detailed map of this site: tiles of OpenStreetMap, of its own or of another host. */
export type DetailMap = {
  /** Who learns which area is looked at, for a question; null where the tiles are the site's own. */
  host: string | null;
  /** Reads where the tiles are. Throws TravelError where nobody answers, or not with such tiles. */
  load(signal: AbortSignal): Promise<LoadedDetail>;
};

/** `credits`: what the sources want to be named beside the map. */
export type LoadedDetail = DetailSources & { credits: readonly Credit[] };

export type ColorScheme = 'light' | 'dark';

/** The bundled map: tiles and labels that need no network. */
export type EmbeddedBasemap = {
  kind: 'embedded';
  /** Zoom levels with labels. A view shows the labels of its own level and of all below. */
  labelLevels: readonly number[];
  /** A further level: every place of the gazetteer and every sight, whose cities replace the coarser ones. */
  placeLevel: number;
  /** The details of a labelled sight; null for one that is no longer listed. */
  sight: (id: string, language: Language, signal?: AbortSignal) => Promise<SightDetails | null>;
  tiles: BasemapTiles;
  /** Null where the site has none. */
  detail: DetailMap | null;
};

/** A remote map style; the bundled map is shown until it has loaded, or if it fails. */
export type RemoteBasemap = {
  kind: 'remote';
  /** Address of a Mapbox or MapLibre style, or mapbox://styles/… */
  style: string;
  /** Null for a style without one. */
  accessToken: string | null;
  /** Base address that replaces mapbox:// and https://api.mapbox.com. */
  mapboxApiUrl: string;
  beneath: EmbeddedBasemap;
};

export type Basemap = EmbeddedBasemap | RemoteBasemap;
