import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import type { PlannerDeps } from '#src/planner/store/planner-state.ts';
import { ALPS, COAST, createHistory, DRAFT_DAYS, plannedFor, settled } from '../planner-world.ts';
import { fillDates, nameOf, open, openFilled, planningOf } from '../open-planner.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('submitting', () => {
  test('with a missing date does nothing', async () => {
    const { store, plans } = open();
    store.choosePlace(ALPS);
    store.pickDate('startDate', DRAFT_DAYS.start);
    await store.submit();
    expect(planningOf(store)).toEqual({ status: 'idle' });
    expect(plans.asked).toHaveLength(0);
  });

  test('with a date that breaks the rules does nothing', async () => {
    const { store, plans } = open();
    store.choosePlace(ALPS);
    store.typeDate('startDate', '2020-01-01');
    store.typeDate('endDate', '2020-01-05');
    await store.submit();
    expect(planningOf(store)).toEqual({ status: 'idle' });
    expect(plans.asked).toHaveLength(0);
  });

  test('without a location reports that one is missing', async () => {
    const { store } = open();
    fillDates(store);
    await store.submit();
    expect(planningOf(store)).toEqual({
      status: 'failed',
      failure: {
        code: 'no-destination',
        message: 'Please select a destination first',
        deviceCanPlan: false,
      },
    });
  });

  test('sets loading, clears the previous error and reports the step', async () => {
    const { store } = await openFilled();
    void store.submit();
    expect(planningOf(store)).toEqual({
      status: 'loading',
      step: 'vocabulary',
      onDevice: true,
    });
    await settled();
    expect(planningOf(store)).toMatchObject({ status: 'loading', step: 'analyse' });
  });

  test('requests the complete trip, travelers included', async () => {
    const { store, trips } = await openFilled();
    store.setTravelers(3);
    store.setPreferences('hiking');
    void store.submit();
    await settled();
    expect(trips).toEqual([
      {
        location: { ...ALPS, place: 'Eben am Achensee, Tyrol, Austria' },
        request: {
          startDate: DRAFT_DAYS.start,
          endDate: DRAFT_DAYS.end,
          travelers: 3,
          preferences: 'hiking',
        },
        language: 'en',
      },
    ]);
  });

  test('waits for a pending name lookup', async () => {
    const { store, names, trips } = open();
    store.choosePlace(ALPS);
    fillDates(store);
    void store.submit();
    await settled();
    expect(trips).toHaveLength(0);
    names.asked[0]?.resolve('Eben');
    await settled();
    expect(trips[0]?.location.place).toBe('Eben');
  });

  test('uses the coordinates where the place has no name', async () => {
    const { store, names, trips } = open();
    store.choosePlace(ALPS);
    names.asked[0]?.reject(new Error('offline'));
    fillDates(store);
    void store.submit();
    await settled();
    expect(trips[0]?.location.place).toBe('47.38° N 11.48° E');
  });

  test('shows the result and saves it', async () => {
    const { store, plans, trips, history } = await openFilled();
    const done = store.submit();
    await settled();
    const trip = trips[0];
    if (trip === undefined) throw new Error('nothing was asked');
    plans.asked[0]?.resolve(plannedFor(trip));
    await done;
    expect(planningOf(store)).toMatchObject({
      status: 'ready',
      saving: { status: 'ready', value: 'trip-1' },
    });
    expect(store.getState().view).toBe('result');
    expect(history.trips).toHaveLength(1);
    expect(store.getState().lastSaved?.id).toBe('trip-1');
  });

  test('again during a request is ignored', async () => {
    const { store, plans } = await openFilled();
    void store.submit();
    await store.submit();
    await settled();
    expect(plans.asked).toHaveLength(1);
  });

  test('failing shows the error and clears the recommendations', async () => {
    const { store, plans, trips } = await openFilled();
    const first = store.submit();
    await settled();
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await first;
    const second = store.submit();
    await settled();
    plans.asked[1]?.reject(new TravelError('no-content'));
    await second;
    expect(planningOf(store)).toEqual({
      status: 'failed',
      failure: {
        code: 'no-content',
        message: 'No content received from OpenAI',
        deviceCanPlan: false,
      },
    });
    expect(store.getState().view).toBe('form');
  });

  test('offers the device when a remote service failed, and plans there', async () => {
    const recommendOnDevice = vi.fn<PlannerDeps['recommend']>(async (trip) => plannedFor(trip));
    const { store, plans } = await openFilled({
      recommenderIsRemote: true,
      recommendOnDevice,
    });
    const done = store.submit();
    await settled();
    expect(planningOf(store)).toMatchObject({ status: 'loading', onDevice: false });
    plans.asked[0]?.reject(new TravelError('recommender-failed'));
    await done;
    expect(planningOf(store)).toMatchObject({ failure: { deviceCanPlan: true } });
    const second = store.planOnDevice();
    expect(planningOf(store)).toMatchObject({ status: 'loading', onDevice: true });
    await second;
    expect(recommendOnDevice).toHaveBeenCalledOnce();
    expect(planningOf(store).status).toBe('ready');
  });

  test('keeps the result when saving fails, and saves it on retry', async () => {
    const history = createHistory(true);
    const { store, plans, trips } = await openFilled({ history });
    const done = store.submit();
    await settled();
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await done;
    expect(planningOf(store)).toMatchObject({
      status: 'ready',
      saving: { status: 'failed', message: 'disk full' },
    });
    await store.change(tickPacked(['rain-jacket'], true));
    expect(await store.linkToResult()).toBe('1.rain-jacket');
    history.refuse = false;
    await store.saveAgain();
    expect(planningOf(store)).toMatchObject({ saving: { status: 'ready' } });
    expect(history.trips[0]?.packed).toEqual(['rain-jacket']);
  });

  test('stores the ticks of the packing list with the saved trip', async () => {
    const { store, plans, trips, history } = await openFilled();
    const done = store.submit();
    await settled();
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await done;
    await store.change(tickPacked(['down-jacket'], true));
    expect(history.trips[0]?.packed).toEqual(['down-jacket']);
  });

  test('a tick that could not be stored is stored on retry, in the same trip', async () => {
    const { store, plans, trips, history } = await openFilled();
    const done = store.submit();
    await settled();
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await done;
    await store.change(tickPacked(['down-jacket'], true));
    history.refuse = true;
    await store.change(tickPacked(['head-torch'], true));
    await store.change(tickPacked(['down-jacket'], false));
    expect(planningOf(store)).toMatchObject({
      saving: { status: 'failed' },
      own: { packed: ['head-torch'] },
    });
    history.refuse = false;
    await store.saveAgain();
    expect(planningOf(store)).toMatchObject({
      saving: { status: 'ready', value: 'trip-1' },
      own: { packed: ['head-torch'] },
    });
    expect(history.trips.map(({ packed }) => packed)).toEqual([['head-torch']]);
  });

  test('shows the ticks that another tab stores with the saved trip, and keeps them', async () => {
    const { store, plans, trips, history } = await openFilled();
    const done = store.submit();
    await settled();
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await done;
    await history.change('trip-1', tickPacked(['head-torch'], true));
    await settled();
    expect(planningOf(store)).toMatchObject({ own: { packed: ['head-torch'] } });
    await store.change(tickPacked(['down-jacket'], true));
    expect(history.trips[0]?.packed).toEqual(['head-torch', 'down-jacket']);
  });

  test('can be cancelled, which keeps the form as it is', async () => {
    const { store, plans } = await openFilled();
    const done = store.submit();
    await settled();
    store.cancel();
    expect(plans.asked[0]?.signal?.aborted).toBe(true);
    plans.asked[0]?.reject(new DOMException('called off', 'AbortError'));
    await done;
    expect(planningOf(store)).toEqual({ status: 'idle' });
    expect(store.getState().draft.startDate).toBe(DRAFT_DAYS.start);
  });

  test('unmounting aborts it; a late response is ignored and the form is kept', async () => {
    const { store, leave, plans, trips, history } = await openFilled();
    store.setPreferences('hut to hut');
    const { draft, place } = store.getState();
    const done = store.submit();
    await settled();
    leave();
    expect(plans.asked[0]?.signal?.aborted).toBe(true);
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await done;
    store.mount();
    expect(planningOf(store)).toEqual({ status: 'idle' });
    expect(store.getState()).toMatchObject({ draft, place, view: 'form' });
    expect(history.trips).toHaveLength(0);
  });
});

describe('planning a saved trip again', () => {
  test('fills in its place and form', async () => {
    const { store, plans, trips, searches } = await openFilled();
    store.setTravelers(5);
    const done = store.submit();
    await settled();
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await done;
    store.clearDates();
    store.choosePlace(COAST);
    await expect(store.planAgain('trip-1')).resolves.toBe(true);
    await settled();
    expect(store.getState()).toMatchObject({ view: 'form', planning: { status: 'idle' } });
    expect(store.getState().draft).toMatchObject({ startDate: DRAFT_DAYS.start, travelers: 5 });
    expect(store.getState().place).toMatchObject({ point: ALPS });
    expect(nameOf(store)).toMatchObject({ value: 'Eben am Achensee, Tyrol, Austria' });
    expect(searches.asked).toHaveLength(0);
  });

  test("takes the link's dates, but not past ones", async () => {
    const { store, plans, trips } = await openFilled();
    const done = store.submit();
    await settled();
    if (trips[0] !== undefined) plans.asked[0]?.resolve(plannedFor(trips[0]));
    await done;
    await store.planAgain('trip-1', { from: '2001-09-12', to: '2001-09-18' });
    expect(store.getState().draft).toMatchObject({ startDate: DRAFT_DAYS.start });
    await store.planAgain('trip-1', { from: '2027-09-12', to: '2027-09-18' });
    expect(store.getState().draft).toMatchObject({
      startDate: '2027-09-12',
      endDate: '2027-09-18',
    });
    expect(store.getState().linkedDates).toBeNull();
  });

  test("reports a missing trip and keeps the link's dates", async () => {
    const { store, leave } = open();
    const linked = { from: '2027-09-12', to: '2027-09-18' };
    await expect(store.planAgain('gone', linked)).resolves.toBe(false);
    expect(store.getState()).toMatchObject({
      linkedTripGone: true,
      view: 'form',
      sheet: 'full',
      draft: { startDate: '2027-09-12', endDate: '2027-09-18' },
    });
    leave();
    expect(store.getState().linkedTripGone).toBe(false);
  });
});
