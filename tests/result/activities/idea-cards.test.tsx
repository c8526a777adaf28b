// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Activities } from '#src/domain/trip/recommendation.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { ActivitiesSection } from '#src/result/activities/activities-section.tsx';
import { AMERICAN, METRIC } from '#src/domain/units.ts';
import { chooseUnits } from '#src/wording/shown/chosen-units.ts';
import { resultIds } from '#src/result/result-ids.ts';
import { useIdeas } from '#src/trip/use-ideas.ts';
import { SOUTH_ICELAND } from '#tests/fixtures/south-iceland.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';

afterEach(() => {
  cleanup();
  chooseUnits(METRIC);
});

test('all ideas are closed at first; opening one closes no other, and a second press closes it', async () => {
  await show();
  expect(openIdeas()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Skógafoss' }));
  fireEvent.click(screen.getByRole('button', { name: 'Seljalandsfoss' }));
  expect(openIdeas()).toEqual(['Seljalandsfoss', 'Skógafoss']);
  fireEvent.click(screen.getByRole('button', { name: 'Skógafoss' }));
  expect(openIdeas()).toEqual(['Seljalandsfoss']);
});

test('a closed card says number, kind, distance and wish, and folds the rest where it can be found', async () => {
  await show();
  const text = textOf(card('Seljavallalaug'));
  expect(text).toMatch(/^2 ?Seljavallalaug ?Hot spring · .*36 km ESE ?You asked for: hot springs/u);
  const folded = document.querySelectorAll('[hidden="until-found"]');
  expect(folded).toHaveLength(SOUTH_ICELAND.suggestions.length);
  const found = card('Seljavallalaug').querySelector('[hidden]');
  expect(found?.textContent).toContain('A 1923 pool');
  if (found !== null) fireEvent(found, new Event('beforematch', { bubbles: true }));
  expect(openIdeas()).toEqual(['Seljavallalaug']);
});

test('a distance is in the units of the reader', async () => {
  chooseUnits(AMERICAN);
  await show();
  expect(textOf(card('Seljavallalaug'))).toMatch(/22 mi ESE/u);
});

test('an open card says when, how long and what it asks, each only where it is known', async () => {
  await show();
  const text = textOf(card('Seljavallalaug'));
  for (const part of ['When: Early, before ten', 'How long: 2 hours', 'Keep in mind: 20']) {
    expect(text).toContain(part);
  }
  expect(textOf(card('Seljalandsfoss'))).not.toContain('Keep in mind');
  expect(textOf(card('Dyrhólaey arch'))).not.toContain('When:');
});

test.each([
  ['en', /Hot spring · .*36 km ESE/u, /Park · (?:.* · )?You are in it/u],
  ['de', /Heiße Quelle · .*36 km ESE/u, /Park · (?:.* · )?You are in it/u],
] as const)('in %s the kind of place stands before the distance', async (language, far, here) => {
  await show(SOUTH_ICELAND, { language });
  expect(textOf(card('Seljavallalaug'))).toMatch(far);
  expect(textOf(card('Katla Geopark'))).toMatch(here);
});

test('ideas of a trip that was saved before they had points name their feature and distance', async () => {
  const { activities } = HIGH_COAST_EN.sections;
  const shown = await show(activities);
  const named = activities.suggestions.find(({ near }) => near.includes(', '));
  if (named === undefined) throw new Error('no named feature');
  expect(textOf(card(named.name))).toContain(named.near.replace(/,([^,]*)$/u, ' ·$1'));
  expect(shown.onMap()).toBeNull();
});

test('the words to try instead go into the wishes, and are plain text where there are none', async () => {
  const tried = vi.fn<(word: string) => void>();
  await show(SOUTH_ICELAND, { onTryWish: tried });
  expect(textOf(document.body)).toContain(
    'Not understood, and not planned for: “beekeeping”. Try farm visit or wildlife instead.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'farm visit' }));
  expect(tried).toHaveBeenCalledWith('farm visit');
  cleanup();
  await show();
  expect(screen.queryByRole('button', { name: 'farm visit' })).toBeNull();
  expect(textOf(document.body)).toContain('Try farm visit or wildlife instead.');
});

test('up to four dangers and the advice of one’s own country stand after the ideas', async () => {
  await show();
  const note = screen.getByRole('region', { name: 'Before you go there' });
  expect(within(note).getAllByRole('listitem')).toHaveLength(4);
  expect(textOf(note)).toContain('Reynisfjara: sneaker waves');
  expect(textOf(note)).toMatch(/Check your country’s official travel advice too\.$/u);
  cleanup();
  await show({ ...SOUTH_ICELAND, safety: [] });
  expect(textOf(document.body)).not.toContain('official');
});

test('each idea with a point is on the map by its number, and chosen there it opens', async () => {
  const [first, ...others] = SOUTH_ICELAND.suggestions;
  if (first === undefined) throw new Error('no ideas');
  const { at: _, ...nowhere } = first;
  const shown = await show({ ...SOUTH_ICELAND, suggestions: [nowhere, ...others] });
  const markers = shown.onMap()?.markers ?? [];
  expect(markers.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(plainSpaces(markers[0]?.label ?? '')).toBe(
    '2, Seljavallalaug, hot spring, 36 km east-south-east, not kept',
  );
  expect(plainSpaces(markers.at(-1)?.label ?? '')).toBe(
    '7, Katla Geopark, park, You are in it, not kept',
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  shown.choose(4);
  expect(openIdeas()).toEqual(['Landmannalaugar']);
  expect(scrolled.mock.instances[0]).toBe(card('Landmannalaugar'));
});

const READ_ONLY = { plan: EMPTY_PLAN, keeping: null, litDay: null, onDay: () => undefined };

type Options = { language?: Language; onTryWish?: (word: string) => void };

async function show(activities: Activities = SOUTH_ICELAND, options: Options = {}) {
  const { language = 'en', onTryWish = null } = options;
  const i18n = await createI18n(language, ['result']);
  const planned = tripWith(activities);
  let latest: ReturnType<typeof useIdeas> | null = null;
  function Section() {
    const ideas = useIdeas(planned, { at: 0, planned }, READ_ONLY);
    useEffect(() => {
      latest = ideas;
    });
    return (
      <ActivitiesSection
        ids={resultIds('r')}
        textLanguage="en"
        origin="device"
        activities={activities}
        categories={[]}
        selection={ideas.selection}
        onTryWish={onTryWish}
        onShowLine={() => undefined}
      />
    );
  }
  render(
    <TextsProvider i18n={i18n}>
      <Section />
    </TextsProvider>,
  );
  const onMap = () => latest?.onMap ?? null;
  return { onMap, choose: (index: number) => act(() => onMap()?.onSelect(index)) };
}

function tripWith(activities: Activities): PlannedTrip {
  const sections = { ...HIGH_COAST_EN.sections, activities };
  const wordings = { en: { place: 'Hvolsvöllur', recommendation: { sections } } };
  return { ...highCoast(), wordings };
}

function card(name: string): HTMLElement {
  const found = screen.getByRole('button', { name }).closest('li');
  if (found === null) throw new Error(`no card of ${name}`);
  return found;
}

function openIdeas(): string[] {
  const open = screen.queryAllByRole('button', { expanded: true });
  return open.map(({ textContent }) => textContent);
}

function textOf(element: Element): string {
  return plainSpaces(element.textContent);
}
