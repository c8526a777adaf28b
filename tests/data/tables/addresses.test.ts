import { expect, test } from 'vitest';
import { readAddressWords, readKindWords } from '#data/addresses/address-tables.ts';
import addressWords from '#src/providers/geocoder/addresses/address-words.json';
import kindWords from '#src/providers/geocoder/names/kind-words.json';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { kindsNamed } from '#src/providers/geocoder/names/kind-words.ts';

test('the geocoder has the words as they are written', async () => {
  expect(addressWords).toEqual(await readAddressWords());
  expect(kindWords).toEqual(await readKindWords());
});

test('every word for a kind is folded, so that a typed one can be found', () => {
  const words = Object.values(kindWords).flatMap((list) => list.split(','));
  expect(words.filter((word) => foldName(word) !== word)).toEqual([]);
});

test('every word that is written stands for a kind', () => {
  const words = Object.values(kindWords).flatMap((list) => list.split(','));
  expect(words.filter((word) => kindsNamed(word) === null)).toEqual([]);
});

test('a word stands for its kinds, in any of the languages', () => {
  expect(kindsNamed('strand')).toEqual(['beach', 'coast']);
  expect(kindsNamed('internationaler flughafen')).toEqual(['airport']);
  expect(kindsNamed('wien')).toBeNull();
});
