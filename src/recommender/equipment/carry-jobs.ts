import { darkNights, dryLand, getsDark, inBigCity } from '../season/conditions-of-place.ts';
import { largeTides, ticksLikely, tropicalMosquitoes } from '../season/dangers.ts';
import type { TripFacts } from '../trip-facts.ts';
import { causeApplies } from './causes.ts';
import type { Job } from './job.ts';

const buggy = (facts: TripFacts) =>
  dryLand(facts) && (facts.aridity ?? 20) >= 7 && causeApplies('insects', facts);
const midges = (facts: TripFacts) => buggy(facts) && facts.trip.location.lat >= 54;
const tropical = ({ climate }: TripFacts) => climate.low >= 19;
/** In a big city with days of usual length, street lights are enough. */
const streetLights = (facts: TripFacts) => facts.daylight.minutes >= 540 && inBigCity(facts);
const high = (from: number) => (facts: TripFacts) => facts.terrain.elevation >= from;
const cold = (below: number) => (facts: TripFacts) => facts.climate.high < below;

/** Bags, light, health, insects, power, papers and washing. */
export const CARRY_JOBS: readonly Job[] = [
  {
    id: 'trekking-pack',
    match:
      /(?:trekking|expedition|touring) (?:pack|backpack|rucksack)|(?:5\d|6\d|7\d)\s?l.*(?:pack|rucksack)|(?:pack|rucksack).*(?:5\d|6\d|7\d)\s?l/u,
    causes: ['days'],
  },
  { id: 'child-carrier', match: /child carrier|baby carrier|kraxe/u, causes: ['group'] },
  {
    id: 'hip-bag',
    match: /hip|bum ?bag|fanny|waist (?:pack|bag)|sling|cross.?body|shoulder bag/u,
    causes: ['group'],
  },
  {
    id: 'daypack',
    match: /day ?pack|backpack|rucksack|\bpack\b \d\d|foldable (?:pack|bag)/u,
    causes: ['days', 'group'],
    basic: 3,
  },
  {
    id: 'luggage',
    match: /suitcase|trolley|duffel|holdall|travel bag|carry-on/u,
    causes: ['days'],
    basic: 1,
  },
  {
    id: 'packing-cubes',
    match: /packing cubes?|compression (?:sack|bag)|stuff sack/u,
    causes: ['days'],
    when: ({ days }) => days >= 3,
    basic: 1,
  },
  { id: 'tote', match: /tote|shopping bag|market net/u, causes: ['days'] },
  { id: 'red-light', match: /red.?light/u, causes: ['dark'], when: darkNights },
  {
    id: 'head-lamp',
    match: /head ?(?:lamp|torch|light)|flash ?light|\btorch\b/u,
    causes: ['dark'],
    when: (facts) => getsDark(facts) && !streetLights(facts),
    basic: 2,
  },
  { id: 'lantern', match: /lantern|camp light/u, causes: ['dark'], when: darkNights },
  { id: 'compass', match: /compass/u, causes: ['group'] },
  { id: 'map', match: /\bmap\b(?! case)/u, causes: ['group'] },
  { id: 'gps', match: /\bgps\b/u, causes: ['group'] },
  { id: 'satellite', match: /satellite|plb/u, causes: ['group'] },
  { id: 'whistle', match: /whistle/u, causes: ['group'] },
  { id: 'first-aid', match: /first.?aid/u, causes: ['group'], basic: 3 },
  { id: 'blisters', match: /blister/u, causes: ['days'], basic: 1 },
  {
    id: 'rehydration',
    match: /rehydration|electrolyte/u,
    causes: ['heat', 'height'],
    when: ({ climate, terrain }) => climate.high >= 26 || terrain.elevation >= 2400,
    basic: 1,
  },
  {
    id: 'altitude',
    match: /altitude|pulse oximeter|oximeter|oxygen/u,
    causes: ['height'],
    when: high(2400),
    basic: 2,
  },
  {
    id: 'hand-warmers',
    match: /(?:hand|toe|foot) ?warmers?|heat pads?/u,
    causes: ['cold-day', 'cold-night'],
    when: cold(3),
    basic: 1,
  },
  { id: 'seasickness', match: /ginger/u, causes: ['group'], basic: 2 },
  { id: 'seasickness', match: /(?:sea|motion|travel) ?sick|acupressure/u, causes: ['group'] },
  {
    id: 'skin-cream',
    match: /cold protection|moisturi[sz]er|hand cream|skin cream/u,
    causes: ['cold-day', 'height', 'sun'],
  },
  {
    id: 'mosquito-net',
    match: /mosquito net|bed net/u,
    causes: ['insects'],
    when: tropicalMosquitoes,
    basic: 1,
  },
  { id: 'head-net', match: /head ?net|midge/u, causes: ['insects'], when: midges, basic: 1 },
  {
    id: 'outdoor-trousers',
    match: /densely woven trousers/u,
    causes: ['ticks'],
    when: ticksLikely,
  },
  {
    id: 'outdoor-trousers',
    match: /mosquito-proof/u,
    causes: ['insects'],
    when: buggy,
  },
  { id: 'tick', match: /\bticks?\b/u, causes: ['ticks'], when: ticksLikely, basic: 2 },
  {
    id: 'bite-relief',
    match: /bite|itch|after.?sting|antihistamine/u,
    causes: ['insects'],
    when: buggy,
  },
  {
    id: 'clothes-repellent',
    match: /(?:repellent|permethrin).* for clothes/u,
    causes: ['insects'],
    when: tropical,
  },
  { id: 'insect-coils', match: /coil/u, causes: ['insects'], when: tropical },
  {
    id: 'repellent',
    match: /repellent|deet|icaridin|insect spray/u,
    causes: ['insects'],
    when: buggy,
    basic: 2,
  },
  { id: 'power-bank', match: /power ?bank/u, causes: ['days', 'group'], basic: 2 },
  { id: 'solar', match: /solar/u, causes: ['sun'] },
  { id: 'adapter', match: /adapt[eo]r|plug/u, causes: ['group'], basic: 2 },
  { id: 'cable', match: /charging cables?/u, causes: ['group'], basic: 2 },
  { id: 'phone-case', match: /phone (?:case|pouch)|waterproof (?:case|pouch)/u, causes: ['rain'] },
  { id: 'headphones', match: /headphones|earbuds/u, causes: ['days'] },
  { id: 'reader', match: /e-?reader|book light/u, causes: ['days'] },
  { id: 'money', match: /money belt|neck pouch|wallet|rfid/u, causes: ['group'], basic: 2 },
  { id: 'papers', match: /passport/u, causes: ['group'], basic: 3 },
  { id: 'tide-table', match: /tide table/u, causes: ['tides'], when: largeTides, basic: 3 },
  { id: 'copies', match: /document/u, causes: ['group'], basic: 1 },
  {
    id: 'lock',
    match: /luggage lock|padlock/u,
    causes: ['days'],
    when: ({ days }) => days >= 2,
    basic: 1,
  },
  {
    id: 'cooling-towel',
    match: /cooling towel/u,
    causes: ['heat'],
    when: ({ climate }) => climate.high >= 33,
  },
  { id: 'towel', match: /towel/u, causes: ['days'], basic: 1 },
  {
    id: 'toiletries',
    match: /toiletr|wash ?bag/u,
    causes: ['days'],
    when: ({ days }) => days >= 2,
    basic: 2,
  },
  { id: 'soap', match: /soap|shampoo/u, causes: ['days'], when: ({ days }) => days >= 2, basic: 1 },
  {
    id: 'laundry',
    match: /detergent|clothes ?line|washing line|laundry soap/u,
    causes: ['days'],
    when: ({ days }) => days >= 6,
    basic: 3,
  },
  {
    id: 'sanitizer',
    match: /saniti[sz]er|disinfect|wipes|tissue|toilet paper/u,
    causes: ['days'],
    basic: 1,
  },
  { id: 'teeth', match: /tooth/u, causes: ['days'], when: ({ days }) => days >= 2, basic: 2 },
];
