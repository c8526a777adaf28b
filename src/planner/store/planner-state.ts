import type { Async } from '#src/domain/async.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { DEFAULT_LANGUAGE } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import type { Stay } from '#src/domain/stops/stays.ts';
import type { CompletePlan, Geocoder, TripHistory } from '#src/domain/ports.ts';
import { EMPTY_DRAFT } from '#src/domain/trip/trip-request.ts';
import type { TripDraft } from '#src/domain/trip/trip-request.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { Evidence, PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import type { RecommendStep } from '#src/domain/trip/recommend-step.ts';
import type { MapSights } from '#src/map/sights/map-sights.ts';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';
import type { MapStops } from '#src/map/stops/map-stops.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import type { RefusedStops } from './stops/linked-stops.ts';
import type { RecentPlace } from './recent-places.ts';
import type { PlanTrip, ToStorableLocation } from '#src/domain/ports.ts';

/** The name of a place chosen from the search, which needs no reverse geocoding. */
export type ChosenName = { name: string; place: string; language: Language };

/** The part of a destination that may be stored: in a trip, in the draft, in the URL. */
export type StorablePlace = { point: LatLng; chosenName: ChosenName | null };

/**
 * The destination. `name` is 'place, region, country' in the interface language; failed means
 * 'Location not found', an empty text 'Unknown location'.
 */
export type PlannerPlace =
  | { status: 'none' }
  | {
      status: 'chosen';
      point: LatLng;
      chosenName: ChosenName | null;
      name: Async<string>;
      /** Null until it is known what of a place from the search may be stored. */
      storable: StorablePlace | null;
    };

export type ChosenPlace = Extract<PlannerPlace, { status: 'chosen' }>;

/** A stop of the form whose place is not edited now. */
export type StopDraft = { place: ChosenPlace; stay: Stay };

/**
 * The stops of the form, two or more, in order. The one that is edited stands between `before` and
 * `after`: its place is the state's own place, which is not chosen yet for a stop that was just
 * added.
 */
type StopsDraft = { before: StopDraft[]; current: Stay; after: StopDraft[] };

/** The last change of the stops, until it is undone or followed by another. */
export type StopsChange = { undo: () => void } & (
  | { what: 'removed'; name: string }
  | { what: 'made'; count: number }
);

export type PlanningFailure = {
  /** Null for an unexpected error. */
  code: TravelErrorCode | null;
  /** The thrown message; may be empty. */
  message: string;
  /** A remote service failed and the device could plan instead. */
  deviceCanPlan: boolean;
};

/** The stop that is being planned alone, and why others could not be, by their index. */
export type Replanning = {
  running: number | null;
  failures: Readonly<Record<number, PlanningFailure>>;
};

/**
 * The recommendation or its error: submitting clears the error, failing clears the recommendation.
 * `onDevice` where no service is involved; `points` are the positions of the pins when it was requested;
 * `planned` is shown, and gets its other language later; `record` is what was stored of it, and stays the
 * same object for as long as the result is shown; `saving` holds the saved trip's id.
 */
export type Planning =
  | { status: 'idle' }
  | {
      status: 'loading';
      step: RecommendStep;
      onDevice: boolean;
      stop?: StopInProgress;
      /** The trip with the stops that are planned by now, its first among them: shown, and not stored. */
      soFar?: PlannedTrip;
    }
  | {
      status: 'ready';
      points: readonly LatLng[];
      planned: PlannedTrip;
      record: PlannedTrip;
      saving: Async<string>;
      /** The traveller's part of the saved trip. */
      own: TripOwn;
      /** It could not be said in the language of the page. */
      unsaid: boolean;
      /** On a trip with stops, of those that are not planned yet. */
      replanning?: Replanning;
    }
  | { status: 'failed'; failure: PlanningFailure };

/** `of` tells for which trips; the rest as in `Planning`. */
type PlannedAhead = { of: string; planned: PlannedTrip; record: PlannedTrip };

/** How far the sidebar is open on a small screen; a wide one shows all of it always. */
export const SHEET_STOPS = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

/** A saved trip whose list the next trip takes along; null in `found` when it is not on this device. */
export type BaseTrip = { id: string; found: Async<SavedTrip | null> };

export const DATE_FIELDS = ['startDate', 'endDate'] as const;
export type DateField = (typeof DATE_FIELDS)[number];

/** `saved` is null until it is read. */
type ChangingTrip = { id: string; saved: SavedTrip | null };

export type PlannerState = {
  language: Language;
  place: PlannerPlace;
  /** Null for a trip of one stop. The draft's end date follows from the start date and the stays. */
  stops: StopsDraft | null;
  /** Placing mode: the next click on the map sets the destination. */
  placing: boolean;
  sheet: SheetStop;
  draft: TripDraft;
  /** The text of a date field while it is edited; null where it shows the draft's date. */
  typedDates: Record<DateField, string | null>;
  /** The dates of a link, offered where the form has others. */
  linkedDates: Record<DateField, IsoDay> | null;
  /** The link's saved trip is not on this device. */
  linkedTripGone: boolean;
  stopsChange: StopsChange | null;
  /** Whose days the open calendar sets; null while it is closed. */
  litStop: number | null;
  /** Why the stops of a link were not taken over. */
  refusedStops: RefusedStops | null;
  base: BaseTrip | null;
  /** The saved trip that the form changes in place; null for a new trip. */
  changing: ChangingTrip | null;
  /** The saved trip that a change was just proposed for: its page shows what changes. */
  proposedFor: string | null;
  planning: Planning;
  /**
   * The plan for the form as it is, made on the device before it is asked for; null once it was
   * asked for, and without one.
   */
  ahead: PlannedAhead | null;
  /** With a result ready, the form can still be shown to change the trip. */
  view: 'form' | 'result';
  /** The ideas of the shown result, for the map; null where there are none. */
  ideas: MapIdeas | null;
  /** The stops of the shown result, for the map; null where it has none, and for those of the form. */
  route: MapStops | null;
  /** The sights of the list that is open in the panel, for the map; null while it is closed. */
  sights: MapSights | null;
  /** Measured facts of the place, for the climate hint. */
  evidence: Async<Evidence>;
  lastSaved: SavedTrip | null;
  /** Of the saved trips, newest first. */
  recentPlaces: readonly RecentPlace[];
};

/** Persists the draft and the place across reloads. Neither function throws. */
export interface PlannerMemory {
  read(): string | null;
  write(text: string): void;
}

export type PlannerDeps = {
  geocoder: Geocoder;
  toStorableLocation: ToStorableLocation;
  loadEvidence(point: LatLng, signal: AbortSignal): Promise<Evidence>;
  recommend: PlanTrip;
  /** `recommend` asks a remote service, which gets the trip as the screen shows it. */
  recommenderIsRemote: boolean;
  /** Fallback for a failed remote `recommend`; null where `recommend` is the device's own. */
  recommendOnDevice: PlanTrip | null;
  complete: CompletePlan;
  history: TripHistory;
  gear: GearStore;
  /** The trip as the fragment of a link to it; null where that would be too long. */
  linkTo(trip: PlannedTrip & TripOwn): Promise<string | null>;
  memory: PlannerMemory;
  /** The last places, so that they are there before the saved trips are read. */
  recentMemory: PlannerMemory;
  today(): IsoDay;
};

export const INITIAL_STATE: PlannerState = {
  language: DEFAULT_LANGUAGE,
  place: { status: 'none' },
  stops: null,
  placing: false,
  sheet: 'peek',
  draft: EMPTY_DRAFT,
  typedDates: { startDate: null, endDate: null },
  linkedDates: null,
  linkedTripGone: false,
  stopsChange: null,
  litStop: null,
  refusedStops: null,
  base: null,
  changing: null,
  proposedFor: null,
  planning: { status: 'idle' },
  ahead: null,
  view: 'form',
  ideas: null,
  route: null,
  sights: null,
  evidence: { status: 'idle' },
  lastSaved: null,
  recentPlaces: [],
};
