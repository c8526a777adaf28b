import { expect, test } from 'vitest';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { NO_FILTER, chipCounts, filterSights } from '#src/sights/list/filter-sights.ts';
import type { SightFilter } from '#src/sights/list/filter-sights.ts';
import { sight } from './sight.ts';

const UFFIZI = sight('Uffizi', { names: { en: 'Uffizi', de: 'Uffizien' }, isIndoor: true });
const BOBOLI = sight('Boboli Gardens', {
  kind: 'garden',
  isForChildren: true,
  text: 'Cypress alleys climb behind the palace. Bring water, there is one fountain at the top, and sit below the Café on the terrace.',
});
const SANTA = sight('Santa Maria Novella', { kind: 'temple', isIndoor: true, text: '' });
const ALL = [UFFIZI, BOBOLI, SANTA];

const KINDS: Partial<Record<ReachableSight['kind'], string>> = {
  museum: 'Museum',
  garden: 'Garden',
  temple: 'Holy place',
};
const words = {
  isKept: ({ id }: ReachableSight) => id === BOBOLI.id,
  kindName: (kind: ReachableSight['kind']) => KINDS[kind] ?? kind,
};
const found = (filter: Partial<SightFilter>) =>
  filterSights(ALL, { ...NO_FILTER, ...filter }, words);
const namesOf = (filter: Partial<SightFilter>) =>
  found(filter).map(({ sight: one }) => one.names.en);

test('without a filter all are there in their order', () => {
  expect(namesOf({})).toEqual(['Uffizi', 'Boboli Gardens', 'Santa Maria Novella']);
});

test('a search finds names of both languages without accents, parts of words, and kinds', () => {
  expect(namesOf({ text: 'uffizien' })).toEqual(['Uffizi']);
  expect(namesOf({ text: 'nov maria' })).toEqual(['Santa Maria Novella']);
  expect(namesOf({ text: '  GARDEN ' })).toEqual(['Boboli Gardens']);
  expect(namesOf({ text: 'san marco' })).toEqual([]);
});

test('a word of a note is found and quoted, cut between words', () => {
  const [one, ...others] = found({ text: 'cafe' });
  expect(others).toEqual([]);
  expect(one?.sight).toBe(BOBOLI);
  expect(one?.quote).toEqual({
    before: '…at the top, and sit below the ',
    hit: 'Café',
    after: ' on the terrace.',
  });
});

test('where the name says it, nothing is quoted', () => {
  expect(found({ text: 'boboli' })[0]?.quote).toBeNull();
});

test('marks must all hold, of the kinds one is enough', () => {
  expect(namesOf({ marks: ['indoors'] })).toEqual(['Uffizi', 'Santa Maria Novella']);
  expect(namesOf({ marks: ['indoors', 'noted'] })).toEqual(['Uffizi']);
  expect(namesOf({ marks: ['kept'] })).toEqual(['Boboli Gardens']);
  expect(namesOf({ marks: ['children'] })).toEqual(['Boboli Gardens']);
  expect(namesOf({ kinds: ['garden', 'museum'] })).toEqual(['Uffizi', 'Boboli Gardens']);
  expect(namesOf({ kinds: ['garden'], marks: ['indoors'] })).toEqual([]);
});

test('each chip says how many it stands for, and one of none is not there unless it is on', () => {
  const { marks, kinds } = chipCounts([UFFIZI, SANTA], { marks: [] }, words);
  expect(marks).toEqual([
    { mark: 'indoors', count: 2 },
    { mark: 'noted', count: 1 },
  ]);
  expect(kinds.map(({ count }) => count)).toEqual([1, 1]);
  const on = chipCounts([UFFIZI], { marks: ['kept'] }, words);
  expect(on.marks).toContainEqual({ mark: 'kept', count: 0 });
});
