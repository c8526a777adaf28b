// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { offerMap } from '#src/map/early-map.ts';
import type { MapController, MapEvents } from '#src/map/map-controller.ts';
import { PlannerMap } from '#src/planner/map-area/planner-map.tsx';
import { LazySightCard } from '#src/planner/lazy-parts.ts';
import { PlannerContext } from '#src/planner/planner-context.ts';
import { GORGE, restingView, VILLAGE } from '#tests/map/named-points.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { open } from '#tests/planner/open-planner.ts';

beforeAll(() => LazySightCard.preload());
afterEach(cleanup);

const ignore = () => undefined;

/** The planner's map over a controller that draws nothing: the test tells what happens on it. */
async function openMap() {
  const listening: MapEvents[] = [];
  let isShown = false;
  const controller: MapController = {
    drawn: Promise.resolve(),
    moveTo: ignore,
    listen(events) {
      listening.push(events);
      events.onDrawn();
    },
    showRemote: ignore,
    showDetail: ignore,
    chooseDetail: ignore,
    showPin: ignore,
    showIdeas: ignore,
    showStops: ignore,
    sightGround: () => Promise.reject(new Error('no sights here')),
    centerOn: ignore,
    setPadding: ignore,
    setScheme: ignore,
    setLanguage: ignore,
    // Told once the page has the map.
    setPlacing: () => void (isShown = true),
    zoomBy: ignore,
    reportView: () => listening[0]?.onRest(restingView([VILLAGE, GORGE])),
    clickCenter: ignore,
    sight: () => Promise.resolve(null),
    dispose: ignore,
  };
  offerMap(Promise.resolve(controller));
  const { store } = open();
  const i18n = await createI18n('en', ['planner', 'map', 'result']);
  render(
    <TextsProvider i18n={i18n}>
      <PlannerContext value={store}>
        <PlannerMap
          loadBasemap={() => new Promise(() => undefined)}
          geocoder={REAL.gazetteer}
          coveredPx={0}
          wide
          inert={false}
          onSettled={ignore}
        />
      </PlannerContext>
    </TextsProvider>,
  );
  await waitFor(() => expect(isShown).toBe(true));
  return {
    place: () => store.getState().place,
    tell: (what: (events: MapEvents) => void) => act(() => listening.forEach(what)),
  };
}

const map = () => screen.getByRole('application');
const card = () => screen.findByRole('dialog', { name: 'Gorner Gorge' });

describe('the card of a tapped sight', () => {
  test.each([
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is left by %s, and the focus is back on the map', async (_, leave) => {
    const { tell, place } = await openMap();
    tell((events) => events.onSight(GORGE));
    expect(document.activeElement).toBe(await card());
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(map());
    expect(place().status).toBe('none');
  });

  test('makes the sight the destination, and the focus is back on the map', async () => {
    const { tell, place } = await openMap();
    tell((events) => events.onSight(GORGE));
    await card();
    fireEvent.click(screen.getByRole('button', { name: 'Set as destination' }));
    expect(place()).toMatchObject({ status: 'chosen', point: GORGE.point });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(map());
  });

  test('stays while the map is moved, and closes with a tap beside it', async () => {
    const { tell } = await openMap();
    tell((events) => events.onSight(GORGE));
    await card();
    tell((events) => events.onMoveStart());
    expect(await card()).toBeDefined();
    tell((events) => events.onTap({ point: VILLAGE.point, x: 0, y: 0, by: 'pointer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes when the pin is placed', async () => {
    const { tell, place } = await openMap();
    tell((events) => events.onSight(GORGE));
    await card();
    tell((events) => events.onPlace(VILLAGE.point));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place()).toMatchObject({ status: 'chosen', point: VILLAGE.point });
  });
});

describe('the list of names', () => {
  test('appears for those who come to the map by keyboard', async () => {
    await openMap();
    expect(screen.queryByRole('button', { name: /Zermatt/u })).toBeNull();
    act(() => map().focus());
    expect(await screen.findByRole('button', { name: /Zermatt/u })).toBeDefined();
  });

  test('places the pin at a village, and opens the card of a sight', async () => {
    const { place } = await openMap();
    act(() => map().focus());
    fireEvent.click(await screen.findByRole('button', { name: /Gorner Gorge/u }));
    expect(await card()).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Zermatt/u }));
    expect(place()).toMatchObject({ status: 'chosen', point: VILLAGE.point });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
