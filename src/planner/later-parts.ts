import { LoadingView } from './loading/loading-view.tsx';
import { SearchResults } from './location-modal/search-results.tsx';
import { LastTrip } from './sidebar/last-trip.tsx';
import { Ornament } from './sidebar/ornament.tsx';
import { PlannedResult } from './sidebar/planned-result.tsx';
import { PlaceHints } from './trip-form/place-hints.tsx';
import { TripCalendar } from './trip-form/trip-calendar.tsx';

/** What nobody sees before the map is drawn, or something was touched: one file for all of it. */
export const LATER_PARTS = {
  LastTrip,
  LoadingView,
  Ornament,
  PlaceHints,
  PlannedResult,
  SearchResults,
  TripCalendar,
} as const;

export type LaterParts = typeof LATER_PARTS;
