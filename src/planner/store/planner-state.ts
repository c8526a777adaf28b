import type { Async } from '#src/domain/async.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { DEFAULT_LANGUAGE } from '#src/domain/language.ts';
import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { Geocoder, TripHistory } from '#src/domain/ports.ts';
import { EMPTY_DRAFT } from '#src/domain/trip-request.ts';
import type { TripDraft } from '#src/domain/trip-request.ts';
import type { Evidence, PlannedTrip, SavedTrip } from '#src/domain/trip.ts';
import type { RecommendStep } from '#src/domain/recommend-step.ts';
import type { PlanTrip, ToStorableLocation } from '#src/domain/ports.ts';

/** What the traveller chose in the search list, so that its name need not be looked up. */
export type ChosenName = { name: string; place: string; language: Language };

/** The part of a destination that may be written down: in a trip, in the draft, in the address. */
export type StorablePlace = { point: LatLng; chosenName: ChosenName | null };

/**
 * The destination. `name` is 'place, region, country' in the interface language: loading while it
 * is looked up, failed for 'Location not found', an empty text for 'Unknown location'.
 */
export type PlannerPlace =
  | { status: 'none' }
  | {
      status: 'chosen';
      point: LatLng;
      chosenName: ChosenName | null;
      name: Async<string>;
      /** Null until it is known what of a place from the search may be written down. */
      storable: StorablePlace | null;
    };

export type ChosenPlace = Extract<PlannerPlace, { status: 'chosen' }>;

export type PlanningFailure = {
  /** Null for what nobody expected. */
  code: TravelErrorCode | null;
  /** The thrown message; may be empty. */
  message: string;
  /** A service elsewhere failed and the device could answer instead. */
  deviceCanPlan: boolean;
};

/**
 * The recommendation and its error in one: submitting clears the error, failing clears the
 * recommendation, because neither can stand beside the other. `onDevice` where no service is asked
 * to write it; `point` is where the pin stood when it was asked for; `planned` is shown, `record`
 * is what of it is stored; `saving` holds the saved trip's id.
 */
export type Planning =
  | { status: 'idle' }
  | { status: 'loading'; step: RecommendStep; onDevice: boolean }
  | {
      status: 'ready';
      point: LatLng;
      planned: PlannedTrip;
      record: PlannedTrip;
      saving: Async<string>;
      owned: string[];
    }
  | { status: 'failed'; failure: PlanningFailure };

/** How far the sidebar is open on a small screen; a wide one shows all of it always. */
export const SHEET_STOPS = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

export type DateField = 'startDate' | 'endDate';

export type PlannerState = {
  language: Language;
  place: PlannerPlace;
  /** The next click on the map places the destination. */
  placing: boolean;
  sheet: SheetStop;
  draft: TripDraft;
  /** A date as it is being typed; null where the field shows the draft's date. */
  typedDates: Record<DateField, string | null>;
  /** The days of a link that came when the traveller had typed others; mostly null. */
  linkedDates: Record<DateField, IsoDay> | null;
  /** The page was opened to plan a trip again that is no longer on this device. */
  linkedTripGone: boolean;
  planning: Planning;
  /** With a result at hand, the form may still be shown again to change the trip. */
  view: 'form' | 'result';
  /** Measured facts of the place, for the climate hint. */
  evidence: Async<Evidence>;
  lastSaved: SavedTrip | null;
};

/** Where the draft and the place outlive a reload. Neither function throws. */
export interface PlannerMemory {
  read(): string | null;
  write(text: string): void;
}

export type PlannerDeps = {
  geocoder: Geocoder;
  toStorableLocation: ToStorableLocation;
  loadEvidence(point: LatLng, signal: AbortSignal): Promise<Evidence>;
  recommend: PlanTrip;
  /** A service writes what `recommend` answers: it is asked for what the screen shows. */
  writtenElsewhere: boolean;
  /** The device's own way, offered when a remote `recommend` fails; null when they are the same. */
  recommendOnDevice: PlanTrip | null;
  history: TripHistory;
  memory: PlannerMemory;
  today(): IsoDay;
};

export const INITIAL_STATE: PlannerState = {
  language: DEFAULT_LANGUAGE,
  place: { status: 'none' },
  placing: false,
  sheet: 'peek',
  draft: EMPTY_DRAFT,
  typedDates: { startDate: null, endDate: null },
  linkedDates: null,
  linkedTripGone: false,
  planning: { status: 'idle' },
  view: 'form',
  evidence: { status: 'idle' },
  lastSaved: null,
};

/** The pin was moved since the result was asked for: the result is for another place. */
export function resultPlaceMoved({ place, planning }: PlannerState): boolean {
  if (planning.status !== 'ready' || place.status === 'none') return false;
  const { lat, lng } = planning.point;
  return place.point.lat !== lat || place.point.lng !== lng;
}
