import { keepProposal } from '#src/domain/trip/proposal.ts';
import { addDays } from '#src/domain/days/day.ts';
import type { FoundPlace, TripHistory } from '#src/domain/ports.ts';
import { withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { Evidence, PlannedTrip, SavedTrip, Trip } from '#src/domain/trip/trip.ts';
import { NOTHING_OWN, ownOf } from '#src/domain/trip/trip-own.ts';
import type { PlannerDeps, PlannerMemory } from '#src/planner/store/planner-state.ts';
import { normalsFrom } from '#tests/fixtures/climate/climate-normals.ts';
import { memoryGearStore } from '#tests/helpers/memory-gear.ts';

const TODAY = '2027-05-01';
export const ALPS = { lat: 47.3769, lng: 11.4803 };
export const COAST = { lat: 63.1282, lng: 18.6435 };

/** A promise that the test settles, and whether its signal was aborted. */
type Answer<T> = {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal | undefined;
};

/** Requests stay pending until the test settles them, in any order. */
export function createQuestions<T>() {
  const asked: Answer<T>[] = [];
  return {
    asked,
    ask: (signal?: AbortSignal) =>
      new Promise<T>((resolve, reject) => asked.push({ resolve, reject, signal })),
  };
}

export function createMemory(text: string | null = null): PlannerMemory & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
  };
}

/** An in-memory trip history; `refuse` makes saving and changing fail. */
export function createHistory(refuse = false) {
  const trips: SavedTrip[] = [];
  const stored = new WeakMap<PlannedTrip, SavedTrip>();
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const history: TripHistory & { trips: SavedTrip[]; refuse: boolean } = {
    trips,
    refuse,
    async save(planned, own = NOTHING_OWN) {
      if (this.refuse) throw new Error('disk full');
      const known = stored.get(planned);
      if (known !== undefined) return known;
      const id = `trip-${trips.length + 1}`;
      const saved = { ...planned, id, savedAt: '2027-05-01T10:00:00.000Z', ...own };
      trips.unshift(saved);
      stored.set(planned, saved);
      changed();
      return saved;
    },
    list: async () => ({ trips: [...trips], broken: [] }),
    newest: async (count) => trips.slice(0, count),
    between: async ({ startDate, endDate }) =>
      trips.filter(
        ({ trip: { request } }) => request.endDate >= startDate && request.startDate <= endDate,
      ),
    get: async (id) => trips.find((trip) => trip.id === id) ?? null,
    remove: async () => null,
    restore: async () => {},
    exchange: async () => null,
    async change(id, how) {
      if (this.refuse) throw new Error('disk full');
      const at = trips.findIndex((trip) => trip.id === id);
      const before = trips[at];
      if (before !== undefined) trips[at] = { ...before, ...how(ownOf(before)) };
      changed();
    },
    async propose(id, planned) {
      if (this.refuse) throw new Error('disk full');
      const at = trips.findIndex((trip) => trip.id === id);
      const before = trips[at];
      if (before === undefined) return false;
      trips[at] = { ...before, proposal: planned ?? undefined };
      changed();
      return true;
    },
    async keep(id) {
      const at = trips.findIndex((trip) => trip.id === id);
      const before = trips[at];
      if (before?.proposal === undefined) return null;
      trips[at] = keepProposal(before, before.savedAt);
      changed();
      return before;
    },
    async addWordings(id, planned) {
      const at = trips.findIndex((trip) => trip.id === id);
      const before = trips[at];
      if (before !== undefined) trips[at] = withWordingsOf(before, planned);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return history;
}

export function evidenceWith(high: number): Evidence {
  const month = { high, low: high - 9, precipitation: 90, wetDays: 11 };
  return {
    climate: normalsFrom({
      months: Array.from({ length: 12 }, () => month),
      elevation: 930,
      surface: 'land',
    }),
    terrain: { elevation: 930, relief: 1500, summit: 2299, land: true, coastKm: 300, lakeKm: 2 },
    timeZone: 'Europe/Vienna',
  };
}

export function plannedFor(trip: Trip): PlannedTrip {
  const sections = {
    weather: {
      title: 'Weather',
      summary: 'Mild days.',
      temperature: { min: 8, max: 18, unit: 'celsius' as const },
      conditions: [],
    },
    recommendedEquipment: { title: 'Equipment', summary: '', categories: [] },
    activities: { title: 'Activities', summary: '', suggestions: [] },
  };
  return {
    trip,
    origin: 'device',
    wordings: { [trip.language]: { place: trip.location.place, recommendation: { sections } } },
    evidence: null,
    country: null,
  };
}

export const FOUND: FoundPlace = {
  ...ALPS,
  name: 'Munich',
  place: 'Munich, Bavaria, Germany',
  context: 'Bavaria, Germany',
  kind: 'city',
  elevation: null,
};

/** Planner dependencies whose requests the test settles one by one. */
export function createWorld(overrides: Partial<PlannerDeps> = {}) {
  const names = createQuestions<string>();
  const searches = createQuestions<FoundPlace[]>();
  const evidence = createQuestions<Evidence>();
  const plans = createQuestions<PlannedTrip>();
  const completions = createQuestions<PlannedTrip>();
  const trips: Trip[] = [];
  const history = createHistory();
  const memory = createMemory();
  const deps: PlannerDeps = {
    geocoder: {
      nameAt: (_point, _language, signal) => names.ask(signal),
      search: (_text, _language, _near, signal) => searches.ask(signal),
    },
    toStorableLocation: async (location) => location,
    loadEvidence: (_point, signal) => evidence.ask(signal),
    recommend(trip, signal, onStep) {
      trips.push(trip);
      onStep('analyse');
      return plans.ask(signal);
    },
    recommenderIsRemote: false,
    recommendOnDevice: null,
    complete: (_planned, signal) => completions.ask(signal),
    history,
    gear: memoryGearStore(),
    memory,
    recentMemory: createMemory(),
    linkTo: ({ packed }) => Promise.resolve(`1.${packed.join('.')}`),
    today: () => TODAY,
    ...overrides,
  };
  return { deps, names, searches, evidence, plans, completions, trips, history, memory };
}

export const DRAFT_DAYS = { start: addDays(TODAY, 40), end: addDays(TODAY, 50) };

/** Flushes pending microtasks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
