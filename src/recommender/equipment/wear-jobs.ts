import { coldNight, snowUnderfoot } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';
import { causeApplies } from './causes.ts';
import type { Job } from './job.ts';

/** By the low that one night in ten is below. */
const nights = (below: number) => (facts: TripFacts) => coldNight(facts) < below;
const high = (below: number) => (facts: TripFacts) => facts.climate.high < below;
const warm = (from: number) => (facts: TripFacts) => facts.climate.high >= from;
const wet = (from: number) => (facts: TripFacts) =>
  facts.climate.wetDaysPer10 === null || facts.climate.wetDaysPer10 >= from;
const sunny = (from: number) => (facts: TripFacts) => facts.uvIndex >= from;
const slippery = (facts: TripFacts) => snowUnderfoot(facts) || causeApplies('frost', facts);
/** A mild day trip, over before the evening. */
const homeByNight = ({ climate, days }: TripFacts) => days === 1 && climate.high >= 12;
/** Wet enough to carry a rain jacket every day, which is then the wind jacket too. */
const rainJacketDays = (facts: TripFacts) => wet(3)(facts) && facts.climate.high < 29;

/** Clothing and shoes. Narrower patterns come first. */
export const WEAR_JOBS: readonly Job[] = [
  {
    id: 'parka',
    match: /parka|expedition (?:jacket|down)/u,
    causes: ['cold-day'],
    when: high(0),
    basic: 2,
  },
  {
    id: 'insulated-trousers',
    match: /(?:down|insulated|padded) (?:trousers|pants)/u,
    causes: ['cold-day'],
    when: high(-6),
  },
  {
    id: 'insulated-jacket',
    match:
      /down jacket|puffer|insulated jacket|padded jacket|synthetic.*jacket|primaloft|insulation jacket/u,
    causes: ['cold-night', 'cold-day'],
    when: (facts) => nights(6)(facts) && !homeByNight(facts),
    basic: 2,
  },
  {
    id: 'insulated-jacket',
    match: /insulated vest|down vest|gilet|bodywarmer/u,
    causes: ['cold-night', 'layers'],
    when: nights(8),
    basic: 1,
  },
  {
    id: 'base-layer-legs',
    match:
      /(?:base.?layer|thermal|merino).*(?:bottoms?|leggings|tights|pants|legs|long johns)|long johns|leggings/u,
    causes: ['cold-day', 'cold-night'],
    when: high(8),
  },
  {
    id: 'base-layer',
    match: /base.?layer|thermal (?:top|shirt|underwear)|long.?sleeved? merino|merino long/u,
    causes: ['cold-night', 'cold-day', 'layers'],
    when: nights(8),
    basic: 1,
  },
  {
    id: 'fleece',
    match: /fleece|mid.?layer|sweater|jumper|pullover|hoodie|cardigan/u,
    causes: ['cold-night', 'layers', 'cold-day'],
    when: nights(12),
    basic: 2,
  },
  {
    id: 'wind-jacket',
    match: /wind.?(?:jacket|breaker|shell)|windproof.*jacket|soft.?shell jacket|light jacket/u,
    causes: ['layers', 'cold-night'],
    when: (facts) => nights(12)(facts) && !rainJacketDays(facts),
  },
  {
    id: 'sun-shirt',
    match: /(?:sun|uv|upf).*(?:shirt|hoody)/u,
    causes: ['sun', 'heat'],
    when: sunny(5),
  },
  { id: 'shorts', match: /\bshorts\b/u, causes: ['heat'], when: warm(20), basic: 1 },
  {
    id: 'outdoor-trousers',
    match:
      /(?:zip.?off|convertible|hiking|trekking|softshell|woven|bite.?proof) (?:trousers|pants)/u,
    causes: ['layers', 'days'],
  },
  {
    id: 'warm-trousers',
    match: /(?:winter|lined|thermal) (?:trousers|pants)|salopette/u,
    causes: ['cold-day', 'snow'],
    when: high(6),
  },
  {
    id: 'trousers',
    match: /trousers|pants|chinos|jeans/u,
    causes: ['layers', 'heat', 'days'],
    basic: 2,
  },
  {
    id: 't-shirt',
    match: /t.?shirt|\btee\b|polo|tank top|short.?sleeve/u,
    causes: ['heat', 'days'],
    when: warm(10),
    basic: 3,
  },
  {
    id: 'shirt',
    match: /\bshirt\b|blouse|linen|dress/u,
    causes: ['heat', 'layers', 'days'],
    basic: 1,
  },
  {
    id: 'sleepwear',
    match: /sleepwear|pyjama|pajama/u,
    causes: ['days'],
    when: ({ days }) => days >= 2,
    basic: 1,
  },
  { id: 'underwear', match: /underwear|boxer|briefs|\bbra\b/u, causes: ['days'], basic: 3 },
  { id: 'socks', match: /socks/u, causes: ['cold-day', 'days'], basic: 3 },
  {
    id: 'mittens',
    match: /mitten|mitts|heated gloves|expedition gloves/u,
    causes: ['cold-day'],
    when: high(-4),
    basic: 1,
  },
  { id: 'gloves', match: /gloves/u, causes: ['cold-day', 'cold-night'], when: nights(4), basic: 2 },
  {
    id: 'warm-hat',
    match:
      /beanie|wool(?:ly|len)? hat|winter hat|warm hat|fur hat|trapper|bobble|merino hat|fleece hat|knit/u,
    causes: ['cold-night', 'cold-day'],
    when: nights(4),
    basic: 2,
  },
  {
    id: 'balaclava',
    match: /balaclava|face mask|storm hood/u,
    causes: ['cold-day'],
    when: high(-6),
  },
  {
    id: 'desert-scarf',
    match: /desert scarf|shemagh/u,
    causes: ['sun', 'heat', 'layers'],
  },
  {
    id: 'neck',
    match: /neck gaiter|buff|scarf|bandana|tube/u,
    causes: ['cold-night', 'layers'],
    when: nights(10),
    basic: 1,
  },
  {
    id: 'swimwear',
    match: /swimwear|swimsuit|bikini|bathing suit|board ?shorts|swim(?:ming)? (?:shorts|trunks)/u,
    causes: ['heat'],
    basic: 3,
  },
  {
    id: 'winter-boots',
    match: /(?:winter|snow|pac|insulated|arctic).*boots?|felt boots/u,
    causes: ['snow', 'cold-day'],
    when: high(4),
    basic: 2,
  },
  {
    id: 'mountain-boots',
    match: /mountaineering boots?|crampon.*boots?|alpine boots?/u,
    causes: ['height'],
  },
  { id: 'trail-shoes', match: /light trail shoes/u, causes: ['days'] },
  {
    id: 'hiking-boots',
    match: /(?:hiking|trekking|leather).*boots?|(?:trail|approach|hiking) shoes?|trail runners/u,
    causes: ['rain', 'days'],
    basic: 3,
  },
  {
    id: 'water-shoes',
    match: /(?:water|aqua|reef|bathing|neoprene) (?:shoes|socks|boots|booties)/u,
    causes: ['days'],
  },
  { id: 'sandals', match: /sandals/u, causes: ['heat', 'days'], when: warm(20), basic: 1 },
  {
    id: 'hut-shoes',
    match: /slippers|hut shoes|camp shoes|down booties/u,
    causes: ['cold-night', 'days'],
    when: ({ days }) => days >= 3,
  },
  {
    id: 'city-shoes',
    match: /waterproof low shoes/u,
    causes: ['rain'],
    when: (facts) => wet(4)(facts) && facts.climate.high < 20,
    basic: 3,
  },
  {
    id: 'city-shoes',
    match: /ventilated|amphibious/u,
    causes: ['heat'],
    when: warm(28),
    basic: 2,
  },
  {
    id: 'city-shoes',
    match: /sneakers|trainers|(?:city|everyday|walking|canvas|comfortable) shoes/u,
    causes: ['days'],
    basic: 3,
  },
  {
    id: 'wellies',
    match: /wellington|rubber boots|gumboots/u,
    causes: ['rain'],
    when: (facts) => wet(4)(facts) && !warm(22)(facts),
  },
  {
    id: 'spikes',
    match: /spikes|grips|microspikes|yaktrax|ice cleats/u,
    causes: ['snow', 'frost', 'cold-day'],
    when: slippery,
  },
  {
    id: 'gaiters',
    match: /gaiters/u,
    causes: ['snow', 'rain'],
    when: (facts) => snowUnderfoot(facts) || wet(4.5)(facts),
  },
];
