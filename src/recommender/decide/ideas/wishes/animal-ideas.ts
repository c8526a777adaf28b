import { seaShore } from '#src/recommender/know/season/conditions-of-place.ts';
import { turtlesNest } from '#src/recommender/know/wishes/animal-obstacles.ts';
import type { Idea } from '../idea.ts';
import { DIVES, WATCHES } from '../traits.ts';

const ANIMALS = [
  'big-game',
  'tigers',
  'apes',
  'monkeys',
  'wolves',
  'kangaroos',
  'kiwis',
  'pandas',
  'moose',
] as const;
const SHORE_ANIMALS = ['penguins', 'puffins', 'sea-lions'] as const;
const SMALL_ANIMALS = ['deer', 'condors', 'flamingos', 'iguanas', 'insects', 'birds'] as const;

/** Animals: from a vehicle, from the shore, in the water. */
export const ANIMAL_IDEAS = [
  {
    id: 'wish-animals',
    activity: 'Wildlife watching',
    traits: WATCHES,
    themes: ANIMALS,
    kinds: [],
    maxKm: 0,
  },
  {
    id: 'wish-shore-animals',
    activity: 'Wildlife watching',
    traits: WATCHES,
    themes: SHORE_ANIMALS,
    kinds: [],
    maxKm: 0,
    when: seaShore,
  },
  {
    id: 'wish-shore-far',
    activity: 'Wildlife watching',
    traits: WATCHES,
    themes: [...SHORE_ANIMALS, 'turtles', 'sharks'],
    kinds: [],
    maxKm: 0,
    when: (facts) => !seaShore(facts),
  },
  {
    id: 'wish-turtle-nests',
    activity: 'Wildlife watching',
    traits: WATCHES,
    themes: ['turtles'],
    kinds: [],
    maxKm: 0,
    when: (facts) => seaShore(facts) && turtlesNest(facts),
  },
  {
    id: 'wish-turtles',
    activity: 'Snorkelling and diving',
    traits: DIVES,
    themes: ['turtles'],
    kinds: [],
    maxKm: 0,
    when: (facts) => seaShore(facts) && !turtlesNest(facts),
  },
  {
    id: 'wish-sharks',
    activity: 'Snorkelling and diving',
    traits: DIVES,
    themes: ['sharks'],
    kinds: [],
    maxKm: 0,
    when: seaShore,
  },
  {
    id: 'wish-small-animals',
    activity: 'Wildlife watching',
    traits: WATCHES,
    themes: SMALL_ANIMALS,
    kinds: [],
    maxKm: 0,
  },
  {
    id: 'wish-armed',
    activity: 'Wildlife watching',
    traits: ['careful'],
    themes: ['polar-bears'],
    kinds: [],
    maxKm: 0,
  },
  {
    id: 'wish-crocodiles',
    activity: 'Wildlife watching',
    traits: WATCHES,
    themes: ['crocodiles'],
    kinds: [],
    maxKm: 0,
  },
] as const satisfies readonly Idea[];
