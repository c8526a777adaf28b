import type { StoreApi } from 'zustand/vanilla';
import type { PlanTrip, TripHistory } from '#src/domain/ports.ts';
import { plannedOf } from '#src/domain/trip/proposal.ts';
import type { PlannedStop, Trip } from '#src/domain/trip/trip.ts';
import { failureOf } from './planning-failure.ts';
import type { Planning, PlannerDeps, PlannerState, Replanning } from '../planner-state.ts';
import { sayShown } from '../say-shown.ts';
import { storedAt } from '../storable-place.ts';

type Deps = Pick<
  PlannerDeps,
  'recommend' | 'recommenderIsRemote' | 'recommendOnDevice' | 'history' | 'complete'
>;

export type ReplanActions = {
  /** Plans one stop of the shown and saved result; the others stay as they are. */
  replanStop: (at: number, how: 'again' | 'on-device') => Promise<void>;
};

type Ready = Extract<Planning, { status: 'ready' }>;

const NOTHING: Replanning = { running: null, failures: {} };

export function createReplanActions(store: StoreApi<PlannerState>, deps: Deps): ReplanActions {
  const update = ({ record }: Ready, change: (now: Ready) => Partial<Ready>) => {
    const { planning } = store.getState();
    // Another result may be shown by now.
    if (planning.status !== 'ready' || planning.record !== record) return;
    store.setState({ planning: { ...planning, ...change(planning) } });
  };
  return {
    async replanStop(at, how) {
      const { planning } = store.getState();
      if (planning.status !== 'ready' || planning.saving.status !== 'ready') return;
      if ((planning.replanning?.running ?? null) !== null) return;
      const asked = askedStop(planning, at, how, deps);
      if (asked === null) return;
      update(planning, ({ replanning = NOTHING }) => ({
        replanning: { ...replanning, running: at },
      }));
      try {
        const [stop, { withStop }] = await Promise.all([
          asked.recommend(asked.trip, new AbortController().signal, () => undefined),
          import('#src/domain/stops/stop-of.ts'),
        ]);
        const stored = storedAt(stop, asked.stored.location);
        await storeStop(deps.history, planning.saving.value, at, stored);
        update(planning, ({ planned, replanning = NOTHING }) => {
          const { [at]: _, ...failures } = replanning.failures;
          return { planned: withStop(planned, at, stop), replanning: { running: null, failures } };
        });
        void sayShown(store, deps);
      } catch (error) {
        console.error('Error planning a stop', error);
        const failure = failureOf(error, asked.recommend, deps);
        update(planning, ({ replanning = NOTHING }) => ({
          replanning: { running: null, failures: { ...replanning.failures, [at]: failure } },
        }));
      }
    },
  };
}

type AskedStop = { trip: Trip; stored: Trip; recommend: PlanTrip };

/** A service gets the stop as the screen shows it; null where there is no such stop. */
function askedStop(
  { planned, record }: Ready,
  at: number,
  how: 'again' | 'on-device',
  { recommend, recommendOnDevice, recommenderIsRemote }: Deps,
): AskedStop | null {
  const shown = planned.stops?.[at]?.trip;
  const stored = record.stops?.[at]?.trip;
  if (shown === undefined || stored === undefined) return null;
  if (how === 'again' && recommenderIsRemote) return { trip: shown, stored, recommend };
  return { trip: stored, stored, recommend: recommendOnDevice ?? recommend };
}

/** In place of the stop of the saved trip, which may have another language by now; gone trips stay gone. */
async function storeStop(
  history: TripHistory,
  id: string,
  at: number,
  stop: PlannedStop,
): Promise<void> {
  const saved = await history.get(id);
  if (saved === null) return;
  const { withStop } = await import('#src/domain/stops/stop-of.ts');
  if (await history.propose(id, withStop(plannedOf(saved), at, stop))) await history.keep(id);
}
