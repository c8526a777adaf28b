import type { i18n } from 'i18next';
import type { IsoDay } from '#src/domain/days/day.ts';
import type {
  Backup,
  BackupNotes,
  Basemap,
  Geocoder,
  Places,
  SightGuide,
  Terrain,
  TripHistory,
} from '#src/domain/ports.ts';
import type { OpenKeptMaps } from '#src/domain/map/kept-map.ts';
import type { Offline } from '#src/offline/offline.ts';
import type { FileHandover } from '#src/trip/bring/file-handover.ts';
import type { HomeMemory } from '#src/trips/home/home-memory.ts';
import type { HomeStore } from '#src/trips/home/home-store.ts';
import type { HomeCountryMemory } from '#src/result/home-country/home-country-memory.ts';
import type { HomeCountryStore } from '#src/result/home-country/home-country-store.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import type { PlanAnew } from '#src/trips/join/plan-anew.ts';
import type { PlanShared } from '#src/export/links/shared-trip.ts';
import type { PlannerMemory } from '#src/planner/store/planner-state.ts';
import type { PlannerStore } from '#src/planner/store/planner-store.ts';

/** Which variable, whether it is wrong or lacks its partner, and what serves instead. */
export type ConfigurationProblem = {
  variable: string;
  problem: 'wrong' | 'alone';
  instead: 'recommender' | 'catalogue' | 'places' | 'map' | 'default';
};

/**
 * The router's context for routes and frame. Parts that every page needs are here at once; those of
 * planner and trips are loaded with the first of them.
 */
export type App = {
  i18n: i18n;
  offline: Offline;
  /** Mail address of the footer. */
  contactEmail: string;
  /** Variables that are configured wrongly and therefore not used. */
  configurationProblems: readonly ConfigurationProblem[];
  /** The traveller's calendar day, read from the clock at each call. */
  today: () => IsoDay;
  /** The day of the build: what a prerendered page shows as today until it is hydrated. */
  builtOn: IsoDay;
  /** Composed at the first call; a failure is retried at the next. */
  loadPlannerServices: () => Promise<PlannerServices>;
};

/** The parts that only planner and trips use. */
export type PlannerServices = {
  plannerStore: PlannerStore;
  geocoder: Geocoder;
  /** The device's own names of places: for texts that no service is meant to see. */
  gazetteer: Geocoder;
  terrain: Terrain;
  history: TripHistory;
  gear: GearStore;
  /** Copies of all that is stored, what is remembered of them, and the form as it is kept. */
  backup: Backup;
  notes: BackupNotes;
  memory: PlannerMemory;
  /** Where the traveller lives: as it is stored, and with its climate. */
  homeMemory: HomeMemory;
  /** The country of it, by which things are packed. */
  homeCountry: HomeCountryStore;
  homeCountryMemory: HomeCountryMemory;
  home: HomeStore;
  planShared: PlanShared;
  /** For a stop that becomes a trip of its own, and for a trip that is moved to join another. */
  planAnew: PlanAnew;
  /** All sights around a trip. */
  guide: SightGuide;
  /** Named places around a point, for the start of the search. */
  places: Places;
  /** Says a saved trip in the languages that it lacks, and stores that; rejects where it cannot. */
  completeTrip: (id: string) => Promise<void>;
  /** Files between the pages. */
  handover: FileHandover;
  loadBasemap: () => Promise<Basemap>;
  /** The detailed maps that trips keep. */
  openKeptMaps: OpenKeptMaps;
  /** The tasks that are done without a service, for the words on the screen. */
  onDevice: { places: boolean; plans: boolean };
};
