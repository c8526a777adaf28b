// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { KeptMap, KeptMapSize, KeptMaps } from '#src/domain/map/kept-map.ts';
import type { Language } from '#src/domain/language/language.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { KeepMapPanel } from '#src/trips/kept-map/keep-map-panel.tsx';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { highCoast } from '#tests/result/high-coast.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const TRIP: SavedTrip = {
  ...highCoast(),
  id: 'a',
  savedAt: '2027-05-01T10:00:00.000Z',
  ...NOTHING_OWN,
};

const WHOLE: KeptMap = {
  state: 'kept',
  have: 431,
  total: 431,
  bytes: 18_300_000,
  reachKm: null,
  waitsUntilMs: null,
};
const HALF = { ...WHOLE, have: 215, bytes: 9_000_000 };

const nothing = () => {};

/** Maps whose state the test sets. */
function setUp(kept: KeptMap | null, size: KeptMapSize = { bytes: 18_300_000, isTooMuch: false }) {
  let tell: (kept: KeptMap | null) => void = nothing;
  let tellChoice = nothing;
  const world = { size };
  const maps = {
    size: vi.fn<KeptMaps['size']>(async () => world.size),
    follow: vi.fn<KeptMaps['follow']>((_, __, onChange) => {
      tell = onChange;
      onChange(kept);
      return () => {};
    }),
    keep: vi.fn<KeptMaps['keep']>(async () => {}),
    pause: vi.fn<KeptMaps['pause']>(async () => {}),
    remove: vi.fn<KeptMaps['remove']>(async () => {}),
    followChoice: (changed: () => void) => {
      tellChoice = changed;
      return () => {};
    },
  };
  return {
    maps,
    world,
    tell: (next: KeptMap | null) => act(async () => tell(next)),
    choose: () => act(async () => tellChoice()),
  };
}

async function show(maps: KeptMaps, language: Language = 'en') {
  const i18n = await createI18n(language, ['kept-map']);
  await act(async () => {
    render(
      <TextsProvider i18n={i18n}>
        <KeepMapPanel saved={TRIP} maps={maps} />
      </TextsProvider>,
    );
  });
}

const words = () => plainSpaces(document.body.textContent ?? '');
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

test('the size is told before anything is kept, and one press keeps it', async () => {
  const { maps } = setUp(null);
  await show(maps);
  expect(words()).toContain('about 18.3 MB');
  expect(buttons()).toEqual(['Keep this map']);
  await press('Keep this map');
  expect(maps.keep.mock.calls[0]?.[0]).toBe('a');
  expect(maps.keep.mock.calls[0]?.[1]).toContainEqual(
    expect.objectContaining({ lat: TRIP.trip.location.lat }),
  );
});

test('where there is no detail, or it is not wanted, there is nothing, until it is', async () => {
  const { maps, world, choose } = setUp(null, null);
  await show(maps);
  expect(words()).toBe('');
  world.size = { bytes: 2_500_000, isTooMuch: false };
  await choose();
  expect(words()).toContain('about 2.5 MB');
});

test('more than a trip may keep is said', async () => {
  const { maps } = setUp(null, { bytes: 60_000_000, isTooMuch: true });
  await show(maps);
  expect(words()).toContain('60 MB, without the outermost part');
});

test('while it is fetched one sees how far, and can pause and cancel', async () => {
  const { maps } = setUp({ ...HALF, state: 'keeping' });
  await show(maps);
  expect(words()).toContain('Keeping the map: 49%, 9 MB');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(215 / 431));
  expect(buttons()).toEqual(['Pause', 'Cancel']);
  await press('Pause');
  await press('Cancel');
  expect(maps.pause.mock.calls).toEqual([['a']]);
  expect(maps.remove.mock.calls).toEqual([['a']]);
});

test('a server that asks for a break is told with the time', async () => {
  const { maps } = setUp({
    ...HALF,
    state: 'keeping',
    waitsUntilMs: new Date(2027, 1, 1, 14, 5).getTime(),
  });
  await show(maps, 'de');
  expect(words()).toContain('bittet um eine Pause bis 14:05');
});

test('a kept map is told with its size, and can be removed', async () => {
  const { maps, tell } = setUp(WHOLE);
  await show(maps);
  expect(words()).toContain('Map kept, ready offline · 18.3 MB');
  expect(buttons()).toEqual(['Remove kept map']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(maps.size).not.toHaveBeenCalled();
  await press('Remove kept map');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Detailed map of this trip');
  await tell(null);
  expect(buttons()).toEqual(['Keep this map']);
});

test('how far it reaches is said where not all of it fitted', async () => {
  const { maps } = setUp({ ...WHOLE, bytes: 59_990_000, reachKm: 9.73 });
  await show(maps);
  expect(words()).toContain('Map kept to 9 km around your places');
  expect(words()).toContain('more than 60 MB');
});

test.each([
  ['paused', 'Paused: 49% of the map is here', 'Go on'],
  ['full', 'no more room: 49% of the map is here', 'Go on'],
  ['unreachable', 'does not answer: 49% of the map is here', 'Go on'],
  ['incomplete', 'kept in part: 49% of what lies around your places', 'Keep the rest'],
] as const)('what is %s can go on or be removed', async (state, told, goOn) => {
  const { maps } = setUp({ ...HALF, state });
  await show(maps);
  expect(words()).toContain(told);
  expect(buttons()).toEqual([goOn, 'Remove kept map']);
  await press(goOn);
  expect(maps.keep).toHaveBeenCalledOnce();
});

test('after a move to places far away the kept map is said to be of others', async () => {
  const { maps } = setUp({ ...HALF, state: 'incomplete', have: 0 });
  await show(maps);
  expect(words()).toContain('is of other places');
  expect(buttons()).toEqual(['Keep the rest', 'Remove kept map']);
});

test('a wish that cannot be stored is said', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { maps } = setUp(null);
  maps.keep.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await show(maps);
  await press('Keep this map');
  expect(screen.getByRole('alert').textContent).toContain('could not be stored');
  await press('Keep this map');
  expect(screen.queryByRole('alert')).toBeNull();
});
