// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, move, placeOf } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { TripDays } from '#src/trip/days/trip-days.tsx';
import { useTripDays } from '#src/trip/days/use-trip-days.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const AT = { lat: 63.2, lng: 18.7 };
const FOUND: FoundPlace = {
  name: 'Ulvöhamn',
  context: 'Västernorrland, Sweden',
  place: 'Ulvöhamn, Västernorrland, Sweden',
  kind: 'village',
  elevation: null,
  lat: 63.02,
  lng: 18.65,
};

/** The last stored idea. */
let own: TripOwn = NOTHING_OWN;

beforeEach(() => {
  const jetty = ownIdea('a', { name: 'Jetty', language: 'en', note: 'Thermos', at: AT });
  const others = ['b', 'c'].map((id) => ownIdea(id, { name: id, language: 'en', note: '' }));
  const kept = [...others, jetty].reduce(keep, EMPTY_PLAN);
  const plan = fitPlan(kept, highCoast().trip.request);
  const days = ['own:b', 'own:a', 'own:c'].reduce(
    (now, key, at) => move(now, key, { in: 'ideas', day: 2, at }),
    plan,
  );
  own = { ...NOTHING_OWN, days };
});

afterEach(cleanup);

test('an idea with another name keeps its point, its note, its day and its position, and undo renames it back', async () => {
  const before = own.days;
  await show();
  const sheet = openEditor('Jetty');
  await within(sheet).findByText('With its place: Nora, Sweden');
  type(sheet, 'What, or where', 'Grandmother’s jetty');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(own.days.kept.find(({ key }) => key === 'own:a')).toMatchObject({
    names: { en: 'Grandmother’s jetty' },
    note: 'Thermos',
    at: AT,
  });
  expect(placeOf(own.days, 'own:a')).toEqual({ in: 'ideas', day: 2, at: 1 });
  expect(screen.getByText('“Grandmother’s jetty” is changed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(own.days).toEqual(before);
});

test('its place goes only where it is taken away', async () => {
  await show();
  const sheet = openEditor('Jetty');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Without a place' }));
  expect(document.activeElement).toBe(within(sheet).getByLabelText('What, or where'));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
  const idea = own.days.kept.find(({ key }) => key === 'own:a');
  expect([idea?.at, idea?.note]).toEqual([undefined, 'Thermos']);
});

test('a new idea that is renamed after its place was found keeps that place', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Add an idea' }));
  const sheet = screen.getByRole('dialog', { name: 'Your own idea' });
  type(sheet, 'What, or where', 'Ulvö');
  fireEvent.click(await within(sheet).findByRole('button', { name: /^Ulvöhamn/u }));
  type(sheet, 'What, or where', 'Fermented herring');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add it' }));
  expect(own.days.kept.at(-1)).toMatchObject({
    names: { en: 'Fermented herring' },
    at: { lat: 63.02, lng: 18.65 },
  });
});

test('an idea that the trip suggests cannot be renamed', async () => {
  const key = 'waterfall@63.300,18.400';
  const names = { en: 'Old falls' };
  const suggested = { key, names, kind: 'waterfall', indoor: false, note: '' };
  own = { ...own, days: keep(own.days, suggested) };
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Move Old falls' }));
  expect(screen.queryByRole('button', { name: /^Change name/u })).toBeNull();
});

async function show() {
  const i18n = await createI18n('en', ['bring', 'days', 'result', 'trips']);
  render(
    <TextsProvider i18n={i18n}>
      <Days />
    </TextsProvider>,
  );
}

function Days() {
  const [stored, setStored] = useState(own);
  const { shown, days } = useTripDays(PLANNED, stored.days, (how) => {
    own = how(own);
    setStored(own);
  });
  return <TripDays id="days" planned={shown} days={days} around={AROUND} sights={[]} map={null} />;
}

const GEOCODER = { nameAt: async () => 'Nora, Sweden', search: async () => [FOUND] };
const AROUND = { geocoder: GEOCODER, loadBasemap: () => new Promise<never>(() => {}) };
const PLANNED = highCoast();

function openEditor(name: string): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: `Move ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Change name, place or note' }));
  return screen.getByRole('dialog', { name: 'Change your idea' });
}

function type(sheet: HTMLElement, label: string, value: string): void {
  fireEvent.change(within(sheet).getByLabelText(label), { target: { value } });
}
