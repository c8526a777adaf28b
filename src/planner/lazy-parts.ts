import { lazyPart } from './lazy-part.tsx';

/** Parts that are not on the planner's first screen: one chunk, loaded with the first part that is needed. */
const load = async () => (await import('./deferred-parts.ts')).DEFERRED_PARTS;

/** The parts of trips with stops: loaded with the first stop that is added. */
const loadStops = async () => (await import('./stops-parts.ts')).STOPS_PARTS;

export const LazyStopsToast = lazyPart(async () => (await loadStops()).StopsToast, 'left-out');
export const LazyStopsRefused = lazyPart(async () => (await loadStops()).StopsRefused, 'left-out');
export const LazyStopsCalendar = lazyPart(
  async () => (await loadStops()).StopsCalendar,
  'reported',
);
export const LazyStopsCard = lazyPart(async () => (await loadStops()).StopsCard, 'reported');

export const LazyBaseNote = lazyPart(async () => (await load()).BaseNote, 'left-out');
export const LazyChangingNote = lazyPart(async () => (await load()).ChangingNote, 'left-out');
export const LazyErrorBox = lazyPart(async () => (await load()).ErrorBox, 'reported');
export const LazyLastTrip = lazyPart(async () => (await load()).LastTrip, 'left-out');
export const LazyListOrMap = lazyPart(async () => (await load()).ListOrMap, 'left-out');
export const LazyLoadingView = lazyPart(async () => (await load()).LoadingView, 'left-out');
export const LazyOrnament = lazyPart(async () => (await load()).Ornament, 'left-out');
export const LazyPlaceHints = lazyPart(async () => (await load()).PlaceHints, 'left-out');
export const LazyPlannedResult = lazyPart(async () => (await load()).PlannedResult, 'reported');
export const LazySavedState = lazyPart(async () => (await load()).SavedState, 'left-out');
export const LazySearchResults = lazyPart(async () => (await load()).SearchResults, 'reported');
export const LazySearchStart = lazyPart(async () => (await load()).SearchStart, 'left-out');
export const LazySightCard = lazyPart(async () => (await load()).SightCard, 'left-out');
export const LazyTapBubble = lazyPart(async () => (await load()).TapBubble, 'left-out');
export const LazyTripCalendar = lazyPart(async () => (await load()).TripCalendar, 'reported');

/** Loaded with the first wish that is typed. */
export const LazyWishedStops = lazyPart(
  async () => (await import('./trip-form/wished-stops.tsx')).WishedStops,
  'left-out',
);

const ALL = [
  LazyBaseNote,
  LazyChangingNote,
  LazyErrorBox,
  LazyLastTrip,
  LazyListOrMap,
  LazyLoadingView,
  LazyOrnament,
  LazyPlaceHints,
  LazyPlannedResult,
  LazySavedState,
  LazySearchResults,
  LazySearchStart,
  LazySightCard,
  LazyTapBubble,
  LazyTripCalendar,
];

/** Preloads all of them; a failed one is retried when it is rendered. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.all(ALL.map((part) => part.preload()));
}
