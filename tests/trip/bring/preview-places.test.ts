import { expect, test } from 'vitest';
import type { BroughtPlace } from '#src/bring/places/brought-places.ts';
import { bringIdeas } from '#src/domain/day-plan/bring-ideas.ts';
import { EMPTY_PLAN, MOST_IDEAS } from '#src/domain/day-plan/day-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import { previewPlaces } from '#src/trip/bring/preview-places.ts';

const BASE = { lat: 64, lng: -21 };
const nameOf = ({ name }: BroughtPlace) => name;
const place = (name: string, lat: number | null): BroughtPlace => ({
  name,
  note: '',
  at: lat === null ? null : { lat, lng: -21 },
  rough: false,
  end: null,
});
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

test('what is near is ticked, nearest first; what is far or has no point stands apart', () => {
  const places = [place('far', 48), place('near', 64.9), place('nowhere', null), place('here', 64)];
  const preview = previewPlaces({ places }, { plan: EMPTY_PLAN, base: BASE }, nameOf);
  expect([preview.near, preview.far, preview.nowhere].map(names)).toEqual([
    ['here', 'near'],
    ['far'],
    ['nowhere'],
  ]);
  expect(preview.ticked).toEqual([3, 1]);
});

test('what the trip has already is counted and not offered', () => {
  const own = ownIdea('1', { name: 'Hut', language: 'en', note: '', at: { lat: 64.5, lng: -21 } });
  const plan = bringIdeas(EMPTY_PLAN, [own]);
  const places = [place('hut', 64.5005), place('Hut', 64.6)];
  const preview = previewPlaces({ places }, { plan, base: BASE }, nameOf);
  expect([preview.here, preview.near.length]).toEqual([1, 1]);
});

test('no more is ticked than the trip has room for, the nearest', () => {
  const kept = Array.from({ length: MOST_IDEAS - 2 }, (_, at) =>
    ownIdea(String(at), { name: `own ${at}`, language: 'en', note: '' }),
  );
  const places = [place('c', 64.3), place('a', 64.1), place('b', 64.2)];
  const plan = bringIdeas(EMPTY_PLAN, kept);
  const { room, ticked } = previewPlaces({ places }, { plan, base: BASE }, nameOf);
  expect([room, ticked]).toEqual([2, [1, 2]]);
});
