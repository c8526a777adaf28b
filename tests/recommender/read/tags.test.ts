import { expect, test } from 'vitest';
import { WISH_KINDS } from '#src/recommender/decide/sights/wish-kinds.ts';
import { tagsFor } from '#src/recommender/read/tags-for.ts';
import { tagsIn } from '#src/recommender/read/tags-in.ts';
import { isWishKey } from '#src/recommender/read/wish-keys.ts';

test.each([
  ['A cellar with jazz every night', ['live-music', 'stage/jazz']],
  ['Ein Keller mit Jazz jeden Abend', ['live-music', 'stage/jazz']],
  ['Sea lions bask on the pier', ['sea-lions', 'sea-lions/sea-lions']],
  ['Ahorne färben sich rot', ['leaf-colour']],
  ['Stalls where one eats', ['food']],
  ['Ein Pfad führt zu Fuß dorthin', ['on-foot']],
  ['Children may climb it', ['family']],
  ['A square', []],
])('“%s” has the tags %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags);
});

test('the notes have tags of all wishes that sights answer by their words', () => {
  const keys = Object.entries(WISH_KINDS).flatMap(([key, { byWords }]) =>
    byWords !== undefined && isWishKey(key) ? [key] : [],
  );
  expect(keys.filter((key) => tagsFor(key, []).byNote.length === 0)).toEqual([]);
});

test('a wish is answered by its own tag, and best by that of its sense', () => {
  expect(tagsFor('stage', ['jazz'])).toEqual({
    byNote: [],
    anyKind: ['live-music'],
    own: ['stage/jazz'],
  });
  expect(tagsFor('Hiking', [])).toEqual({ byNote: ['on-foot'], anyKind: [], own: [] });
  expect(tagsFor('Sailing', [])).toEqual({ byNote: [], anyKind: [], own: [] });
});
