import { expect, test } from 'vitest';
import { PRODUCTS } from '#data/catalogue/source.ts';
import { chooseEquipment } from '#src/recommender/decide/equipment/choose-equipment.ts';
import { occasionOf } from '#src/recommender/decide/equipment/occasion.ts';
import type { WishKey } from '#src/recommender/read/wish-keys.ts';
import { plainFacts, withTerrain } from '#tests/fixtures/trips/trips-facts.ts';

const berlin = await plainFacts();
const HIKING = { key: 'Hiking', word: 'Hiking' } as const;

test('of a list that is too long, what a household has gives way, and what one paddles with stays', () => {
  const lists = listsOf('Camping', 'Paddling');
  expect(lists.trip).toHaveLength(15);
  expect(lists.trip).toEqual(expect.arrayContaining(['kayak', 'buoyancy', 'dry-bag', 'stove']));
  expect(lists.trip).not.toContain('first-aid');
  expect(lists.have).toContain('first-aid');
});

test('a dog has its papers, lead and food at home; nobody else has them on a list', () => {
  expect(listsOf('dog').have).toEqual(
    expect.arrayContaining(['dog-papers', 'dog-lead', 'dog-food']),
  );
  expect(listsOf('dog').trip).toContain('dog-bowl');
  expect(listsOf('Hiking').have).not.toContain('dog-lead');
});

test('nobody cooks at a festival', () => {
  expect(listsOf('Camping').trip).toContain('stove');
  expect(listsOf('Camping', 'festivals').trip).not.toContain('stove');
});

test.each([
  [7, 'trip'],
  [8, 'have'],
] as const)('of %i hikers the hats and boots are on the list %s', (travelers, part) => {
  const request = { ...berlin.trip.request, travelers };
  const hills = {
    ...berlin,
    features: [],
    days: 8,
    tripDays: 8,
    uvIndex: 7,
    trip: { ...berlin.trip, request },
  };
  const facts = withTerrain(hills, { relief: 600 });
  const demand = { asked: ['Hiking' as const], ideas: [], wishes: [HIKING] };
  const chosen = chooseEquipment(occasionOf(facts, demand), PRODUCTS);
  const parts = ['hiking-boots', 'sun-hat'].map((job) => chosen.find(({ id }) => id === job)?.part);
  expect(parts).toEqual([part, part]);
});

test('a map of the waters is for who sleeps in a tent; a boat for the day comes with the way', () => {
  expect(listsOf('Paddling', 'Hiking').trip).toContain('map');
  expect(listsOf('Paddling', 'Hiking').trip).not.toContain('map-waters');
  expect(listsOf('Camping', 'Paddling').trip).toContain('map-waters');
});

test.each([
  [0.24, ['have', undefined]],
  [0.25, ['trip', 'trip']],
] as const)('of a sun that shows for %d of the day, cream and hat are on %s', (sunshine, parts) => {
  const months = berlin.normals.months.map((month) => ({ ...month, sunshine }));
  const facts = { ...berlin, uvIndex: 11, normals: { ...berlin.normals, months } };
  const chosen = chooseEquipment(occasionOf(facts, { asked: [], ideas: [], wishes: [] }), PRODUCTS);
  const found = ['sunscreen', 'sun-hat'].map((job) => chosen.find(({ id }) => id === job)?.part);
  expect(found).toEqual(parts);
});

function listsOf(...keys: WishKey[]) {
  const asked = keys.filter((key) => key === 'Camping' || key === 'Paddling' || key === 'Hiking');
  const wishes = keys.map((key) => ({ key, word: key }));
  const country = { ...berlin, features: [], days: 8 };
  const chosen = chooseEquipment(occasionOf(country, { asked, ideas: [], wishes }), PRODUCTS);
  const idsOf = (wanted: 'trip' | 'have') =>
    chosen.filter(({ part }) => part === wanted).map(({ id }) => id);
  return { trip: idsOf('trip'), have: idsOf('have') };
}
