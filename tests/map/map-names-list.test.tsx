// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import type { NamedPoint } from '#src/map/labels/labels-in-view.ts';
import { MapNames } from '#src/map/map-names-list.tsx';
import type { RestingView } from '#src/map/map-names.ts';
import { GORGE, MATTERHORN, restingView, TURIN, VILLAGE, ZERMATT } from './named-points.ts';

afterEach(cleanup);

const ALL = [VILLAGE, GORGE, MATTERHORN, TURIN];

type Shown = {
  view?: RestingView | null;
  language?: Language;
  readOnly?: boolean;
  cards?: boolean;
};

async function openNames({ language = 'en', ...shown }: Shown = {}) {
  const told: string[] = [];
  const i18n = await createI18n(language, ['map', 'map-features']);
  const list = (view: RestingView | null) => (
    <TextsProvider i18n={i18n}>
      <MapNames
        view={view}
        language={language}
        onPlace={shown.readOnly ? null : ({ lat, lng }) => told.push(`pin ${lat} ${lng}`)}
        onSight={shown.cards === false ? null : ({ names }) => told.push(`card ${names.en}`)}
      />
    </TextsProvider>
  );
  const { rerender } = render(list(shown.view === undefined ? restingView(ALL) : shown.view));
  return { told, moveTo: (view: RestingView) => rerender(list(view)) };
}

const buttons = () => screen.queryAllByRole('button');
const names = () => buttons().map((button) => within(button).getByRole('strong').textContent);
const focused = () => document.activeElement?.querySelector('strong')?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const tabStops = () => buttons().filter(({ tabIndex }) => tabIndex === 0);

describe('the list of names', () => {
  test('has what the map shows, the nearest first, with kind, distance and direction', async () => {
    await openNames();
    expect(
      screen.getByRole('list', { name: 'Places on the map, the nearest first' }),
    ).toBeDefined();
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Zermatttown',
      expect.stringMatching(/^Gorner Gorgesight, 1\skm south-south-west$/u),
      expect.stringMatching(/^Matterhornsummit, 9\skm south-west$/u),
      expect.stringMatching(/^Turincity, 106\skm south$/u),
    ]);
  });

  test('says of a name of the detailed map what it is', async () => {
    const hut: NamedPoint = {
      names: { en: 'Refugi', de: 'Refugi' },
      kind: 'feature',
      size: 0,
      point: ZERMATT,
      sight: null,
      what: 'hut',
    };
    await openNames({ view: restingView([hut]), language: 'de' });
    expect(await screen.findByText('Berghütte')).toBeDefined();
    expect(names()).toEqual(['Refugi']);
  });

  test('is in the language of the page', async () => {
    await openNames({ language: 'de' });
    expect(buttons()[1]?.textContent).toMatch(
      /^GornerschluchtSehenswürdigkeit, 1\skm Südsüdwest$/u,
    );
    expect(screen.getByRole('list', { name: /die nächsten zuerst/u })).toBeDefined();
  });

  test.each([
    ['capital', 5, 'capital'],
    ['city', 2, 'city'],
    ['city', 3, 'town'],
    ['city', 5, 'village'],
    ['quarter', 5, 'quarter'],
    ['airport', 0, 'airport'],
    ['park', 0, 'national park'],
    ['island', 0, 'island'],
  ] as const)('calls a label of kind %s and size %i a %s', async (kind, size, word) => {
    await openNames({ view: restingView([{ ...VILLAGE, kind, size }]) });
    expect(buttons()[0]?.textContent).toBe(`Zermatt${word}`);
  });

  test('is empty before the map was reached by keyboard', async () => {
    await openNames({ view: null });
    expect(buttons()).toEqual([]);
  });
});

describe('by keyboard', () => {
  test('the list is one tab stop, whatever its length', async () => {
    await openNames();
    expect(tabStops()).toEqual([buttons()[0]]);
    buttons()[0]?.focus();
    press('ArrowDown');
    expect(tabStops()).toEqual([buttons()[1]]);
  });

  test('arrows, Home and End go through it and stop at its ends', async () => {
    await openNames();
    buttons()[0]?.focus();
    const walked = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map(
      (key) => {
        press(key);
        return focused();
      },
    );
    expect(walked).toEqual([
      'Zermatt',
      'Gorner Gorge',
      'Matterhorn',
      'Turin',
      'Turin',
      'Matterhorn',
      'Zermatt',
    ]);
  });

  test('a letter goes to the next name that begins with it, and around', async () => {
    await openNames();
    buttons()[0]?.focus();
    const walked = ['t', 'g', 'M', 'z', 'x'].map((key) => {
      press(key);
      return focused();
    });
    expect(walked).toEqual(['Turin', 'Gorner Gorge', 'Matterhorn', 'Zermatt', 'Zermatt']);
  });

  test('keys that mean something else are left to the browser', async () => {
    await openNames();
    buttons()[0]?.focus();
    // A key that is left to the browser is not prevented.
    expect(['Tab', 'Enter', ' ', 'Escape'].map(press)).toEqual([true, true, true, true]);
    expect(press('ArrowDown')).toBe(false);
  });
});

describe('a chosen name', () => {
  test('places the pin at a village or a summit', async () => {
    const { told } = await openNames();
    fireEvent.click(screen.getByRole('button', { name: /^Matterhorn/u }));
    expect(told).toEqual(['pin 45.9766 7.6586']);
  });

  test('opens the card of a sight; where there are no cards it places the pin', async () => {
    const planner = await openNames();
    fireEvent.click(screen.getByRole('button', { name: /^Gorner Gorge/u }));
    expect(planner.told).toEqual(['card Gorner Gorge']);
    cleanup();
    const without = await openNames({ cards: false });
    fireEvent.click(screen.getByRole('button', { name: /^Gorner Gorge/u }));
    expect(without.told).toEqual(['pin 46.0095 7.7403']);
  });

  test('changes nothing on a map that is only to look at', async () => {
    const { told } = await openNames({ readOnly: true });
    fireEvent.click(screen.getByRole('button', { name: /^Zermatt/u }));
    expect(told).toEqual([]);
  });
});

describe('after a move of the map', () => {
  test('arrows go on from the name that has the focus', async () => {
    const { moveTo } = await openNames();
    screen.getByRole('button', { name: /^Turin/u }).focus();
    moveTo(restingView([TURIN, MATTERHORN, GORGE, VILLAGE], { center: TURIN.point }));
    expect(focused()).toBe('Turin');
    press('ArrowDown');
    expect(focused()).toBe('Matterhorn');
  });

  test('the list has the names of the new view, and still one tab stop', async () => {
    const { moveTo } = await openNames();
    buttons()[3]?.focus();
    moveTo(restingView([TURIN, MATTERHORN], { center: TURIN.point }));
    expect(names()).toEqual(['Turin', 'Matterhorn']);
    expect(tabStops()).toHaveLength(1);
  });

  test('it is announced', async () => {
    const { moveTo } = await openNames();
    expect(screen.getByRole('status').textContent).toBe('');
    moveTo(restingView([TURIN, MATTERHORN], { center: TURIN.point, zoom: 9.2 }));
    expect(screen.getByRole('status').textContent).toBe('Zoom 9, Turin, 2 names.');
  });
});

test('a point of a view far from all names has no list', async () => {
  const { moveTo } = await openNames();
  moveTo(restingView([] satisfies NamedPoint[], { center: { lat: 0, lng: -30 } }));
  expect(buttons()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Zoom 11, no names here.');
  moveTo(restingView(ALL, { center: ZERMATT }));
  expect(tabStops()).toHaveLength(1);
});
