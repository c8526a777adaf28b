// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FoundPlace } from '#src/domain/ports.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { placesNear } from '#src/planner/location-modal/places-near.ts';
import { SearchStart } from '#src/planner/location-modal/search-start.tsx';
import { PlannerContext } from '#src/planner/planner-context.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { open } from '#tests/planner/open-planner.ts';
import { plannedFor, settled } from '#tests/planner/planner-world.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LONDON = { lat: 51.5, lng: -0.12 };
const BERLIN = { lat: 52.52, lng: 13.4, place: 'Berlin, Germany', language: 'en' as const };
const LISBON: Trip = {
  location: { lat: 38.72, lng: -9.14, place: 'Lisbon, Portugal' },
  request: { startDate: '2027-11-28', endDate: '2027-12-02', preferences: '', travelers: 1 },
  language: 'en',
};

async function show(home: typeof BERLIN | null) {
  const chosen: FoundPlace[] = [];
  const { store, history } = open();
  await history.save(plannedFor(LISBON));
  await settled();
  const i18n = await createI18n('en', ['planner', 'map']);
  render(
    <TextsProvider i18n={i18n}>
      <PlannerContext value={store}>
        <SearchStart
          places={REAL.gazetteer}
          geocoder={REAL.gazetteer}
          home={home}
          onChosen={(place) => chosen.push(place)}
        />
      </PlannerContext>
    </TextsProvider>,
  );
  return chosen;
}

test('before anything is typed the search offers the last places with their dates', async () => {
  const chosen = await show(null);
  fireEvent.click(screen.getByRole('button', { name: /^Lisbon/u }));
  expect(chosen).toMatchObject([{ name: 'Lisbon', context: 'Portugal', lat: 38.72, lng: -9.14 }]);
  const dates = screen.getByRole('button', { name: /^Lisbon/u }).textContent;
  expect(plainSpaces(dates)).toContain('28 Nov–2 Dec');
});

test('what is near home has its distance and direction, and is chosen with its region', async () => {
  const chosen = await show(BERLIN);
  await screen.findByText('Near home, Berlin', {}, { timeout: 20_000 });
  fireEvent.click(screen.getByRole('button', { name: /^Spreewald.*\skm SSE$/u }));
  await waitFor(() => expect(chosen[0]?.place).toMatch(/^Spreewald, .*Germany$/u));
});

test('the position is asked for on press only', async () => {
  const asked = vi.fn((found: (position: { coords: object }) => void) =>
    found({ coords: { latitude: LONDON.lat, longitude: LONDON.lng } }),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } });
  await show(null);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'What is near me now' }));
  await screen.findByText('Near here', {}, { timeout: 20_000 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is near differs in kind, is worth a trip and is nearest first', async () => {
  const near = await placesNear(LONDON, REAL.gazetteer, new AbortController().signal);
  expect(near.length).toBeGreaterThanOrEqual(3);
  expect(new Set(near.map(({ kind }) => kind)).size).toBe(near.length);
  const distances = near.map(({ distanceKm }) => distanceKm);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(25);
});
