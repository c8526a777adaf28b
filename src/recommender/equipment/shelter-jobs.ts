import { inhabited } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { Job } from './job.ts';

const warm = (from: number) => (facts: TripFacts) => facts.climate.high >= from;
const wet = (from: number) => (facts: TripFacts) =>
  facts.climate.wetDaysPer10 === null || facts.climate.wetDaysPer10 >= from;
const sunny = (from: number) => (facts: TripFacts) => facts.uvIndex >= from;
const frosty = (facts: TripFacts) => facts.mean < 2;

/** Against rain and sun. Narrower patterns come first. */
export const SHELTER_JOBS: readonly Job[] = [
  {
    id: 'rain-jacket',
    match:
      /rain (?:jacket|shell|coat)|raincoat|hard.?shell|waterproof jacket|shell jacket|offshore jacket|gore.?tex/u,
    causes: ['rain'],
    when: (facts) => wet(1)(facts) && facts.climate.high > -2 && !warm(29)(facts),
    basic: 2,
  },
  {
    id: 'rain-trousers',
    match: /rain (?:trousers|pants)|waterproof (?:trousers|pants)|overtrousers/u,
    causes: ['rain'],
    when: (facts) => wet(3)(facts) && facts.climate.high > 1 && !warm(22)(facts),
    basic: 1,
  },
  {
    id: 'poncho',
    match: /poncho|rain cape/u,
    causes: ['rain'],
    when: (facts) => wet(5)(facts) && warm(24)(facts),
    basic: 1,
  },
  {
    id: 'umbrella',
    match: /umbrella/u,
    causes: ['rain'],
    when: (facts) => wet(2)(facts) && warm(5)(facts) && inhabited(facts),
    basic: 1,
  },
  {
    id: 'pack-cover',
    match: /(?:pack|backpack|rucksack) cover|cover for the (?:pack|backpack)/u,
    causes: ['rain'],
    when: wet(3),
  },
  {
    id: 'shoe-care',
    match: /waterproofing|shoe wax|reproof|wash-in|absorbers/u,
    causes: ['rain'],
    when: wet(4),
  },
  { id: 'rain-hat', match: /waterproof hat|sou.?wester/u, causes: ['rain'], when: wet(5) },
  { id: 'goggles', match: /(?:snow|storm|sand|ski).*goggles/u, causes: ['snow', 'sun'] },
  {
    id: 'sunglasses',
    match: /sunglasses|glacier glasses/u,
    causes: ['sun', 'snow'],
    when: (facts) => sunny(3)(facts) || (frosty(facts) && facts.uvIndex >= 1),
    basic: 2,
  },
  {
    id: 'kids-sunscreen',
    match: /(?:kids|children|baby).*sun|sun.*(?:kids|children|baby)/u,
    causes: ['sun'],
    when: sunny(3),
  },
  {
    id: 'sunscreen',
    match: /sun.?(?:screen|cream|lotion|milk)|spf|glacier cream/u,
    causes: ['sun'],
    when: sunny(2.5),
    basic: 3,
  },
  { id: 'lip-balm', match: /\blip\b/u, causes: ['sun', 'cold-day', 'height'] },
  { id: 'after-sun', match: /after.?sun|aloe/u, causes: ['sun'], when: sunny(7) },
  {
    id: 'sun-hat',
    match:
      /(?:sun|straw|brim|bucket|safari|boonie|desert|felt) ?hat|\bcap\b|legionnaire|hat with|brimmed/u,
    causes: ['sun', 'heat'],
    when: sunny(3),
    basic: 2,
  },
  {
    id: 'shade',
    match: /parasol|beach (?:tent|shelter|umbrella)|sun (?:shelter|sail|shade)/u,
    causes: ['sun', 'heat'],
    when: sunny(5),
  },
];
