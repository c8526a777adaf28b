// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FoundPlace } from '#src/domain/ports.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { isNearEnough } from '#src/trip/days/sheets/near-enough.ts';
import { TripDays } from '#src/trip/days/trip-days.tsx';
import { useTripDays } from '#src/trip/days/use-trip-days.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { sight } from '#tests/sights/sight.ts';

const DUBLIN = { lat: 53.35, lng: -6.26 };
const place = (name: string, lat: number, lng: number): FoundPlace => ({
  name,
  lat,
  lng,
  context: '',
  place: name,
  kind: 'village',
  elevation: null,
});
const STOREHOUSE = sight('Guinness Storehouse', { lat: 53.3419, lng: -6.2867, distanceKm: 2 });
const FAR = [place('Gunness', 53.58, -0.72), place('Güines', 22.84, -82.03)];
const NEAR = place('Guinness Lake', 53.1, -6.2);
/** The sight, as the search of places knows it. */
const SAME = place('Guinness Storehouse', 53.342, -6.286);

let own: TripOwn = NOTHING_OWN;

beforeEach(() => {
  own = NOTHING_OWN;
});

afterEach(cleanup);

test('places beyond 150 km are offered where the whole name was typed, and only then', () => {
  const [gunness = NEAR, guines = NEAR] = FAR;
  expect(isNearEnough(gunness, 'Guinness', DUBLIN)).toBe(false);
  expect(isNearEnough(guines, 'Guinness', DUBLIN)).toBe(false);
  expect(isNearEnough(guines, 'guines', DUBLIN)).toBe(true);
  expect(isNearEnough(gunness, 'Gunness, England', DUBLIN)).toBe(true);
  expect(isNearEnough(NEAR, 'Guinness', DUBLIN)).toBe(true);
  expect(isNearEnough(gunness, 'Guinness', null)).toBe(true);
});

test('sights in reach come first, and a press keeps one with its kind, its point and its undo', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Add it from here' }));
  const sheet = screen.getByRole('dialog', { name: 'Your own idea' });
  fireEvent.change(within(sheet).getByLabelText('What, or where'), {
    target: { value: 'Guinness' },
  });
  const sights = within(sheet).getByRole('list', { name: 'Sights in reach' });
  expect(within(sights).getByRole('button').textContent).toBe(
    'Guinness Storehouse Museum · 2 hours · 2.0\u00A0km',
  );
  await within(sheet).findByText('Guinness Lake');
  expect(within(sheet).getAllByText('Guinness Storehouse')).toHaveLength(1);
  expect(within(sheet).queryByText('Gunness')).toBeNull();
  expect(within(sheet).queryByText('Güines')).toBeNull();
  fireEvent.click(within(sights).getByRole('button'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(own.days.kept).toEqual([
    expect.objectContaining({ kind: 'museum', at: { lat: 53.3419, lng: -6.2867 }, hours: 2 }),
  ]);
  expect(screen.getByText('“Guinness Storehouse” is kept.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(own.days.kept).toEqual([]);
});

test('what no sight and no place is called is kept as it was typed', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Add it from here' }));
  const sheet = screen.getByRole('dialog', { name: 'Your own idea' });
  fireEvent.change(within(sheet).getByLabelText('What, or where'), {
    target: { value: 'Ring Aoife' },
  });
  expect(within(sheet).queryByRole('list', { name: 'Sights in reach' })).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add it' }));
  expect(own.days.kept.map(({ names }) => names)).toEqual([{ en: 'Ring Aoife' }]);
});

async function show(): Promise<void> {
  const i18n = await createI18n('en', ['bring', 'days', 'result', 'trips']);
  render(
    <TextsProvider i18n={i18n}>
      <Days />
    </TextsProvider>,
  );
}

const TRIP = { ...highCoast().trip, location: { ...DUBLIN, place: 'Dublin' } };
const GEOCODER = {
  search: () => Promise.resolve([...FAR, SAME, NEAR]),
  nameAt: () => Promise.resolve(''),
};
const AROUND = {
  geocoder: GEOCODER,
  loadBasemap: () => Promise.reject(new Error('no map here')),
};
const SIGHTS = [STOREHOUSE, sight('Abbey Theatre', { kind: 'theatre' })];

function Days() {
  const [now, setNow] = useState<TripOwn>(own);
  const { shown, days } = useTripDays({ ...highCoast(), trip: TRIP }, now.days, (how) => {
    own = how(own);
    setNow(own);
  });
  return (
    <>
      <button type="button" onClick={() => days.setAdding({ day: null })}>
        Add it from here
      </button>
      <TripDays id="days" planned={shown} days={days} around={AROUND} sights={SIGHTS} map={null} />
    </>
  );
}
