import { LoadingView } from './loading/loading-view.tsx';
import { SearchResults } from './location-modal/search-results.tsx';
import { SearchStart } from './location-modal/search-start.tsx';
import { SightCard } from './map-area/sight-card.tsx';
import { TapBubble } from './map-area/tap-bubble.tsx';
import { ErrorBox } from './sidebar/error-box.tsx';
import { LastTrip } from './sidebar/last-trip.tsx';
import { Ornament } from './sidebar/ornament.tsx';
import { ListOrMap } from './sidebar/result/list-or-map.tsx';
import { PlannedResult } from './sidebar/result/planned-result.tsx';
import { SavedState } from './sidebar/result/saved-state.tsx';
import { BaseNote } from './trip-form/base-note.tsx';
import { ChangingNote } from './trip-form/changing-note.tsx';
import { PlaceHints } from './trip-form/place-hints.tsx';
import { TripCalendar } from './trip-form/dates/trip-calendar.tsx';

/** The chunk that `lazy-parts.ts` loads: what is not on the planner's first screen. */
export const DEFERRED_PARTS = {
  BaseNote,
  ChangingNote,
  ErrorBox,
  LastTrip,
  ListOrMap,
  LoadingView,
  Ornament,
  PlaceHints,
  PlannedResult,
  SavedState,
  SearchResults,
  SearchStart,
  SightCard,
  TapBubble,
  TripCalendar,
} as const;
