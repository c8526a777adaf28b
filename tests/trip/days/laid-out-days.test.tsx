// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, move } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { DaysBody } from '#src/trip/days/days-body.tsx';
import { DaysToast } from '#src/trip/days/days-toast.tsx';
import { TripDays } from '#src/trip/days/trip-days.tsx';
import { useDaysActions } from '#src/trip/days/use-days-actions.ts';
import { useTripDays } from '#src/trip/days/use-trip-days.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { HIGH_COAST_DE, HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';

const FLORENCE = { lat: 43.7714, lng: 11.2543 };

type Facts = Pick<ActivitySuggestion, 'name' | 'at' | 'featureKind' | 'hours'>;

const SIGHTS: Facts[] = [
  { name: 'Uffizi', at: { lat: 43.7678, lng: 11.2553 }, featureKind: 'museum', hours: 3 },
  { name: 'Boboli', at: { lat: 43.7625, lng: 11.2484 }, featureKind: 'garden', hours: 2.5 },
  { name: 'Ponte Vecchio', at: { lat: 43.768, lng: 11.2531 }, featureKind: 'bridge', hours: 1 },
  { name: 'Siena', at: { lat: 43.3188, lng: 11.3308 }, featureKind: 'quarter', hours: 7 },
  { name: 'Santa Croce', at: { lat: 43.7686, lng: 11.2622 }, featureKind: 'temple', hours: 1 },
  { name: 'Fiesole', at: { lat: 43.8064, lng: 11.2931 }, featureKind: 'village', hours: 2.5 },
  { name: 'San Miniato', at: { lat: 43.7594, lng: 11.2651 }, featureKind: 'viewpoint', hours: 1.5 },
  { name: 'Alta Via', at: { lat: 43.95, lng: 11.4 }, featureKind: 'trail', hours: 24 },
];

/** A week in Florence. */
function florence(): PlannedTrip {
  const { trip, ...rest } = highCoast();
  const request = { ...trip.request, startDate: '2027-04-17', endDate: '2027-04-24' };
  const place = 'Florence, Italy';
  const withSights = (recommendation: typeof HIGH_COAST_EN) => {
    const { sections } = recommendation;
    const suggestions = Array.from(SIGHTS, (facts) => ({
      description: '',
      recommendedProducts: [],
      near: '',
      activity: null,
      ...facts,
    }));
    const activities = { ...sections.activities, suggestions };
    return { place, recommendation: { ...recommendation, sections: { ...sections, activities } } };
  };
  return {
    ...rest,
    trip: { ...trip, request, location: { ...FLORENCE, place } },
    wordings: { en: withSights(HIGH_COAST_EN), de: withSights(HIGH_COAST_DE) },
  };
}

const IDEAS = new Map(suggestedIdeas(florence()).map((idea) => [idea.names.en, idea]));

function keeping(...names: string[]) {
  const ideas = names.flatMap((name) => IDEAS.get(name) ?? []);
  return fitPlan(ideas.reduce(keep, EMPTY_PLAN), florence().trip.request);
}

/** The last stored days. */
let own: TripOwn = NOTHING_OWN;

beforeEach(() => {
  own = { ...NOTHING_OWN, days: keeping('Uffizi', 'Ponte Vecchio', 'Siena') };
});

afterEach(cleanup);

test('laid-out days say what they are: stops and the way between them, a day out, half a day', async () => {
  await show('en');
  fireEvent.click(screen.getByRole('button', { name: 'Lay out my days' }));
  expect(wordsOf(0)).toContain('Half a day: you arrive');
  expect(wordsOf(1)).toContain('2 places, 0.2\u00A0km apart');
  expect(wordsOf(2)).toContain('A day out, 51\u00A0km away');
  expect(wordsOf(2)).toContain('SienaQuarter · 51\u00A0km away · a day');
  expect(wordsOf(1)).not.toMatch(/Uffizi[^·]*km/u);
  expect(wordsOf(7)).toContain('Half a day: you leave');
});

test('a press puts a near sight on a free day, where it has the focus, and undo takes it off', async () => {
  await show('en');
  fireEvent.click(screen.getByRole('button', { name: 'Lay out my days' }));
  const before = own.days;
  expect(chipsOf(0)).toEqual([
    'Boboli, 0.7\u00A0km from Ponte Vecchio',
    'Fiesole, 5.3\u00A0km from Uffizi',
  ]);
  expect(chipsOf(3)[0]).toBe('San Miniato, 1.2\u00A0km from Uffizi');
  fireEvent.click(screen.getByRole('button', { name: /^San Miniato.*: put it on day 4$/u }));
  expect(own.days.days[3]?.ideas).toEqual([IDEAS.get('San Miniato')?.key]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move San Miniato');
  expect(chipsOf(4)).toHaveLength(2);
  expect(screen.getByText('“San Miniato” is on day 4.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(own.days).toEqual(before);
});

test('a kept idea on no day is offered to the days that are free, and undo keeps it', async () => {
  const days = keeping('Uffizi', 'Boboli');
  own = {
    ...own,
    days: move(days, IDEAS.get('Uffizi')?.key ?? '', { in: 'ideas', day: 2, at: 0 }),
  };
  await show('en');
  fireEvent.click(screen.getByRole('button', { name: /^Boboli, .*: put it on day 1$/u }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(own.days.kept.map(({ names }) => names.en)).toEqual(['Uffizi', 'Boboli']);
  expect(own.days.days.flatMap(({ ideas }) => ideas)).toHaveLength(1);
});

test('a trek goes on over its days, which are planned and not free', async () => {
  own = { ...own, days: keeping('Alta Via') };
  await show('en');
  fireEvent.click(screen.getByRole('button', { name: 'Lay out my days' }));
  expect(wordsOf(1)).toContain('The first of 3 days');
  expect(wordsOf(3)).toContain('Alta Via, day 3 of 3');
  expect(wordsOf(3)).not.toContain('Free');
  expect(screen.getByText(/3 of 8 planned/u)).toBeTruthy();
});

test('who asked for a trek finds it laid out, of whom nobody asked it is not', async () => {
  own = NOTHING_OWN;
  await show('en');
  fireEvent.click(screen.getByRole('button', { name: 'Lay out my days' }));
  expect(screen.queryByText('The first of 3 days')).toBeNull();
  cleanup();
  own = NOTHING_OWN;
  await show('en', asking('Alta Via', 'trekking'));
  fireEvent.click(screen.getByRole('button', { name: 'Lay out my days' }));
  expect(screen.getByText('The first of 3 days')).toBeTruthy();
  expect(screen.getByText('Alta Via, day 3 of 3')).toBeTruthy();
});

test('beside the days of a wide screen stands what lies near the day, and a press puts it there', async () => {
  await show('en', PLANNED, { roomy: true });
  fireEvent.click(screen.getByRole('button', { name: 'Lay out my days' }));
  const near = await screen.findByRole('complementary', { name: 'Near day 1' });
  expect(
    within(near)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual([
    'BoboliGarden · 2.5 hours1.1 km away',
    'San MiniatoViewpoint · 1.5 hours1.6 km away',
    'FiesoleVillage · 2.5 hours5.0 km away',
  ]);
  fireEvent.click(within(near).getByRole('button', { name: 'San Miniato: put it on day 1' }));
  expect(own.days.days[0]?.ideas).toEqual([IDEAS.get('San Miniato')?.key]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move San Miniato');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(own.days.kept.map(({ names: { en } }) => en)).not.toContain('San Miniato');
});

test('where they have no room beside them, a day with something on it opens what lies near', async () => {
  await show('en');
  fireEvent.click(screen.getByRole('button', { name: 'Lay out my days' }));
  expect(screen.queryByRole('button', { name: /^Near by, day 1,/u })).toBeNull();
  const open = screen.getByRole('button', { name: /^Near by, day 2, Sunday 18 April/u });
  fireEvent.click(open);
  const sheet = await screen.findByRole('dialog', { name: 'Near day 2' });
  const names = within(sheet)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
  expect(names).toEqual(['Boboli', 'San Miniato', 'Fiesole']);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Boboli: put it on day 2' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(own.days.days[1]?.ideas).toContain(IDEAS.get('Boboli')?.key);
  expect(screen.getByText('“Boboli” is on day 2.')).toBeTruthy();
});

test('in German the days speak German', async () => {
  await show('de');
  fireEvent.click(screen.getByRole('button', { name: 'Auf die Tage verteilen' }));
  expect(wordsOf(0)).toContain('Ein halber Tag: Ankunft');
  expect(wordsOf(1)).toContain('2 Ziele, dazwischen 0,2\u00A0km');
  expect(wordsOf(2)).toContain('Ein Tagesausflug, 51\u00A0km entfernt');
  expect(chipsOf(0)[0]).toBe('Boboli, 0,7\u00A0km bis Ponte Vecchio');
  expect(screen.getByRole('button', { name: /^Boboli, .*: auf Tag 1 legen$/u })).toBeTruthy();
});

test('days that were laid out before are shown as they were left, with their plan for rain', async () => {
  const [uffizi = '', siena = ''] = ['Uffizi', 'Siena'].map((name) => IDEAS.get(name)?.key);
  const before = keeping('Uffizi', 'Siena');
  const days = before.days.map((day, at) =>
    at === 5 ? { ...day, ideas: [siena], rain: [uffizi] } : day,
  );
  own = { ...own, days: { ...before, days } };
  await show('en');
  expect(wordsOf(5)).toContain('If it rains: Uffizi');
  expect(own.days.days).toEqual(days);
});

async function show(language: Language, planned: PlannedTrip = PLANNED, { roomy = false } = {}) {
  const i18n = await createI18n(language, ['bring', 'days', 'result', 'trips']);
  render(
    <TextsProvider i18n={i18n}>
      <Days planned={planned} roomy={roomy} />
    </TextsProvider>,
  );
}

const PLANNED = florence();

/** The same trip, on which one of the sights answers a wish. */
function asking(name: string, wish: string): PlannedTrip {
  const planned = structuredClone(PLANNED);
  for (const wording of Object.values(planned.wordings)) {
    const { suggestions = [] } = wording?.recommendation.sections.activities ?? {};
    for (const suggestion of suggestions) if (suggestion.name === name) suggestion.wish = wish;
  }
  return planned;
}

function Days({ planned, roomy }: { planned: PlannedTrip; roomy: boolean }) {
  const [stored, setStored] = useState(own);
  const { shown, days } = useTripDays(planned, stored.days, (how) => {
    own = how(own);
    setStored(own);
  });
  const shared = { planned: shown, days, sights: [] };
  if (roomy) return <RoomyDays {...shared} />;
  return <TripDays id="days" {...shared} around={AROUND} map={null} />;
}

/** As on a wide screen. */
function RoomyDays({
  planned,
  days,
  sights,
}: Pick<Parameters<typeof TripDays>[0], 'planned' | 'days' | 'sights'>) {
  const section = useRef<HTMLElement>(null);
  const actions = useDaysActions(section, planned, days, sights);
  return (
    <section ref={section}>
      <DaysBody planned={planned} days={days} actions={actions} roomy />
      <DaysToast days={days} actions={actions} />
    </section>
  );
}

const AROUND = {
  geocoder: { nameAt: async () => '', search: async () => [] },
  loadBasemap: () => new Promise<never>(() => {}),
};

function dayRow(number: number): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[data-drop-day="${number}"]`);
  if (row === null) throw new RangeError(`no day ${number}`);
  return row;
}

function wordsOf(number: number): string {
  return dayRow(number).textContent ?? '';
}

function chipsOf(number: number): string[] {
  const list = within(dayRow(number)).getByRole('list', { name: /^(Near by|In der Nähe)/u });
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
}
