import { uvIndexOn } from '#src/domain/climate/uv-index.ts';
import type { RecommendedProduct } from '#src/domain/recommendation.ts';
import { linesOf, sumOf } from './list-lines.ts';
import type { PlannedTrip } from './planned-trips.ts';

/** A rule over the packing lists of one plan: what breaks it, for the reader of the table. */
export type ListRule = { name: string; check: (planned: PlannedTrip) => string[] };

const MOST_FOR_TRIP = 15;
const LONGEST_REASON = 34;
const AT_HOME = { least: 8, most: 26 };
/** Jobs that replace each other: of each row a list has one. */
const EXCLUSIVE = [
  ['rain-jacket', 'poncho', 'jacket-ski', 'jacket-sailing-light', 'wind-jacket'],
  ['parka', 'insulated-jacket', 'jacket-ski', 'wind-jacket'],
  ['umbrella', 'poncho'],
  ['trekking-pack', 'daypack'],
  ['tent', 'hammock'],
  ['sleeping-bag', 'liner'],
  ['gloves', 'mittens', 'gloves-ski'],
  ['hiking-boots', 'winter-boots', 'boots-mountaineering'],
  ['trousers-ski', 'warm-trousers', 'outdoor-trousers'],
  ['trousers-temple', 'shawl-respectful'],
  ['sunscreen', 'stick-sun-ski'],
  ['sunglasses', 'glacier-glasses'],
  ['bottle', 'bladder', 'bottle-bike'],
  ['balaclava', 'neck', 'desert-scarf'],
  ['helmet-mountain', 'helmet-climbing'],
];
const HOME_JOBS = new Set([
  'passport',
  'papers',
  'insurance',
  'cards',
  'tickets',
  'medicine',
  'underwear',
]);
/** What nobody buys for one trip. */
const HIRED_JOBS = new Set([
  'skis',
  'ski-boots',
  'surfboard',
  'kayak',
  'bicycle',
  'dive-gear',
  'snowshoes',
  'car-seat',
  'board-sup',
  'crampons',
  'ice-axe',
  'wetsuit-surf',
  'wetsuit-dive',
  'avalanche-set',
  'crevasse-kit',
  'via-ferrata-set',
]);
const ROOF = /camper|motorhome|wohnmobil|\bhuts?\b|h\u00FCtte|hotel|lodge/iu;
const OWN = /\bown\b|eigene|\bmy\b|\bmein/iu;
const ICE = /mountaineer|glacier|bergsteig|hochtour|gletscher|summit|gipfel|climb/iu;
/** Most euro a head for the first list by what the trip is, the first that matches the wish. */
const SUMS: readonly (readonly [kind: RegExp, euro: number])[] = [
  [/ski(?!p)|snowboard|langlauf/iu, 700],
  // Tent, bag and mat for the fells; boots, pack and rain wear are the hiker's own.
  [/(?:trek|trail|backpack).*(?:tent|zelt)/iu, 750],
  [/camp|tent|zelt/iu, 650],
  [
    /trek|hik|wander|höhenweg|tour du|climb|kletter|mountaineer|bergsteig|hochtour|pilgrim|camino|jakobsweg|kungsleden|in[ck]a|kilimanjaro|fuji|kinabalu|lycian|milford/iu,
    650,
  ],
  [
    /kayak|kajak|canoe|kanu|sail|segel|fish|angel|surf|dive|diving|bike|tauch|snorkel|schnorchel/iu,
    450,
  ],
  [/./u, 400],
];

const SUNSCREEN = ['sunscreen', 'stick-sun-ski', 'sunscreen-kids', 'zinc-surf'];
/** A helmet, a hood or a warm hat shades as well. */
const HATS = ['sun-hat', 'sun-hat-kids', 'warm-hat', 'helmet-cycling', 'helmet-ski', 'parka'];
const ON_MOUNTAINS =
  /trek|backpack|tour du|hut|h\u00FCtte|camino|kungsleden|track|trail|way|path|pfad|mount|kilimanjaro|base camp|berg|snowshoe/iu;
const NEEDLESS = ['bathrobe', 'book-reader', 'dictionary-menu', 'money-belt'];
const SHARED = [
  { jobs: ['first-aid', 'first-aid-group'], travelersEach: 15 },
  { jobs: ['lock', 'power-bank', 'sunscreen'], travelersEach: 2 },
  { jobs: ['stove', 'pots', 'fuel'], travelersEach: 4 },
];
/** A child's thing and the grown-ups' one. */
const OF_CHILDREN = [
  ['rain-suit-kids', 'rain-jacket'],
  ['sun-hat-kids', 'sun-hat'],
  ['gloves-kids', 'gloves'],
  ['hat-kids', 'warm-hat'],
  ['base-layer-kids', 'base-layer'],
] as const;
const BEAR_PARKS = /yosemite|denali|grand teton/iu;
const FERRATA = /via ferrata|klettersteig/iu;
const HIGH_CAMPS = /kilimanjaro|everest base camp/iu;
/** What a trip hangs on, by its wish: all of it is on the list, whatever the limit of lines drops. */
const NEEDED: readonly (readonly [wish: RegExp, jobs: readonly string[]])[] = [
  [
    /mountaineering/iu,
    ['crampons', 'ice-axe', 'rope-glacier-30', 'crevasse-kit', 'helmet-mountain'],
  ],
  [/kanutour|sea kayaking|canoeing and/iu, ['kayak', 'buoyancy', 'dry-bag', 'first-aid']],
  [
    /^(?!.*kamel).*(?:trek|backpack|trail).*(?:tent|zelt)/iu,
    [
      'sleeping-bag',
      'mat',
      'stove',
      'fuel',
      'pots',
      'water-treatment',
      'hiking-boots',
      'first-aid',
    ],
  ],
  [/everest base camp|langtang/iu, ['sleeping-bag', 'water-treatment', 'insulated-jacket']],
  [/klettersteig|via ferrata/iu, ['via-ferrata-set', 'helmet-climbing', 'harness-climbing']],
  [/antarctica|cruise around svalbard/iu, ['wellies', 'rain-trousers', 'warm-hat', 'seasickness']],
  [/jungle lodge|amazon/iu, ['shirt-against-insects', 'repellent']],
  [/\bhund\b/iu, ['dog-papers', 'dog-lead', 'dog-food', 'dog-bowl']],
];
const KITCHEN = ['stove', 'fuel', 'pots', 'canister-camp'];
/** What a baby does not wear: of each there is one for each of the others. */
const NOT_FOR_BABIES = new Set([
  'water-shoes',
  'swimwear',
  'sun-hat',
  'rain-suit-kids',
  'city-shoes',
]);

export const LIST_RULES: readonly ListRule[] = [
  {
    name: 'at most 15 lines for this trip',
    check: ({ plan }) => over(linesOf(plan, 'trip').length, MOST_FOR_TRIP, 'lines'),
  },
  {
    name: '8 to 26 lines that the traveller surely has',
    check: ({ plan }) => {
      const count = linesOf(plan, 'have').length;
      return count >= AT_HOME.least && count <= AT_HOME.most ? [] : [`${count} lines`];
    },
  },
  {
    name: 'nothing twice for one job',
    check: ({ plan }) => {
      const jobs = allLines(plan).map(({ job, id }) => job ?? id);
      return jobs.filter((job, index) => jobs.indexOf(job) !== index);
    },
  },
  {
    name: 'nothing beside what replaces it',
    check: ({ plan }) =>
      EXCLUSIVE.map((jobs) => jobs.filter((job) => hasJob(allLines(plan), job)))
        .filter((both) => both.length > 1)
        .map((both) => both.join(' and ')),
  },
  {
    name: 'the first list costs what such a trip costs',
    check: ({ plan, trip }) => {
      const { preferences, travelers } = trip.request;
      const [, most = 0] = SUMS.find(([kind]) => kind.test(preferences || '-')) ?? [];
      return over(Math.round(sumOf(plan) / travelers), most, '€ a head');
    },
  },
  {
    name: 'a base layer has bottoms',
    check: ({ plan }) =>
      hasJob(allLines(plan), 'base-layer') === hasJob(allLines(plan), 'base-layer-legs')
        ? []
        : ['half of it'],
  },
  {
    name: 'papers, medicine and underwear are what one has',
    check: ({ plan }) =>
      linesOf(plan, 'trip')
        .filter(({ job }) => HOME_JOBS.has(job ?? ''))
        .map(({ name }) => name),
  },
  {
    name: 'no tent with a roof',
    check: ({ plan, trip }) =>
      ROOF.test(trip.request.preferences) && hasJob(allLines(plan), 'tent') ? ['a tent'] : [],
  },
  {
    name: 'every line for this trip says why in at most 34 letters',
    check: ({ plan }) =>
      linesOf(plan, 'trip')
        .filter(({ shortReason = '' }) => shortReason === '' || shortReason.length > LONGEST_REASON)
        .map(({ name, shortReason = '' }) => `${name}: ${shortReason}`),
  },
  {
    name: 'every line has a whole sentence',
    check: ({ plan }) =>
      allLines(plan)
        .filter(({ reason }) => !/^\p{Lu}?\S.{6,}\.$/u.test(reason))
        .map(({ name, reason }) => `${name}: ${reason}`),
  },
  {
    name: 'what is hired has no price, and what is hard to carry is hired',
    check: ({ plan, trip }) =>
      allLines(plan)
        .filter(({ job = '', obtain, price }) =>
          obtain === 'hire-there'
            ? price !== null
            : HIRED_JOBS.has(job) && !OWN.test(trip.request.preferences),
        )
        .map(({ name }) => name),
  },
  {
    name: 'ice gear is for those who asked for a climb',
    check: ({ plan, trip }) =>
      ['crampons', 'ice-axe', 'rope-glacier-30']
        .filter((job) => hasJob(allLines(plan), job))
        .filter(() => !ICE.test(trip.request.preferences)),
  },
  {
    name: 'a stove has its pots and its gas, and the gas is bought there',
    check: ({ plan }) => {
      const lines = allLines(plan);
      if (!hasJob(lines, 'stove')) return [];
      const there = lines.filter(({ job }) => job === 'fuel').map(({ obtain }) => obtain);
      return hasJob(lines, 'pots') && there.every((obtain) => obtain === 'buy-there') && there[0]
        ? []
        : ['half of it'];
    },
  },
  {
    name: 'from UV 6 sunscreen is on a list, and a hat where the sun shows itself',
    check: ({ plan, trip }) => {
      const lines = allLines(plan);
      if (uvIndexOn(trip.request.startDate, trip.location, 0) < 6) return [];
      const { conditions } = plan.sections.weather;
      const isSunny = conditions.some(({ type }) => type === 'strong-sun');
      return (isSunny ? [SUNSCREEN, HATS] : [SUNSCREEN])
        .filter((jobs) => !jobs.some((job) => hasJob(lines, job)))
        .map(([job = '']) => `no ${job}`);
    },
  },
  {
    name: 'poles and dark glasses have a cause',
    check: ({ plan, trip }) =>
      ['poles', 'glacier-glasses']
        .filter((job) => hasJob(allLines(plan), job))
        .filter(() => !ON_MOUNTAINS.test(trip.request.preferences) && !snowLies(plan)),
  },
  {
    name: 'nothing that nobody needs',
    check: ({ plan }) => NEEDLESS.filter((job) => hasJob(allLines(plan), job)),
  },
  {
    name: 'what is shared is enough for all',
    check: ({ plan, trip }) => {
      const { travelers } = trip.request;
      return SHARED.filter(({ jobs, travelersEach }) =>
        allLines(plan).some(
          ({ job = '', quantity }) => jobs.includes(job) && quantity * travelersEach < travelers,
        ),
      ).map(({ jobs }) => `too few of ${jobs.join(' or ')}`);
    },
  },
  {
    name: 'what children have of their own, the grown-ups have for themselves only',
    check: ({ plan, trip }) => {
      const lines = allLines(plan);
      const count = (wanted: string) => lines.find(({ job }) => job === wanted)?.quantity ?? 0;
      return OF_CHILDREN.filter(
        ([own, grown]) => count(own) > 0 && count(own) + count(grown) > trip.request.travelers,
      ).map((jobs) => jobs.join(' and '));
    },
  },
  {
    name: 'a bear canister where the law asks for it, and only there',
    check: ({ plan, trip }) => {
      const lines = allLines(plan);
      const isNeeded = hasJob(lines, 'tent') && BEAR_PARKS.test(trip.location.place);
      return isNeeded === hasJob(lines, 'bear-canister') ? [] : [isNeeded ? 'none' : 'one'];
    },
  },
  {
    name: 'a via ferrata has its shoes, a climb over days its warm jacket',
    check: ({ plan, trip }) => {
      const lines = allLines(plan);
      const wish = trip.request.preferences;
      return [
        ...(FERRATA.test(wish) && !hasJob(lines, 'hiking-boots') ? ['no boots'] : []),
        ...(HIGH_CAMPS.test(wish) && !hasJob(lines, 'insulated-jacket') ? ['no jacket'] : []),
      ];
    },
  },
  {
    name: 'what the trip hangs on is never dropped for comfort',
    check: ({ plan, trip }) => {
      const lines = allLines(plan);
      return NEEDED.filter(([wish]) => wish.test(trip.request.preferences))
        .flatMap(([, jobs]) => jobs)
        .filter((job) => !hasJob(lines, job));
    },
  },
  {
    name: 'no kitchen for a festival',
    check: ({ plan, trip }) =>
      /festival/iu.test(trip.request.preferences)
        ? KITCHEN.filter((job) => hasJob(allLines(plan), job))
        : [],
  },
  {
    name: 'nothing for a baby that it cannot wear',
    check: ({ plan, trip }) =>
      /\bbaby\b/iu.test(trip.request.preferences)
        ? allLines(plan)
            .filter(
              ({ job = '', quantity }) =>
                NOT_FOR_BABIES.has(job) && quantity >= trip.request.travelers,
            )
            .map(({ name }) => name)
        : [],
  },
  {
    name: 'only clothes are washed on the way',
    check: ({ plan }) =>
      linesOf(plan, 'trip')
        .filter(
          ({ reason, job }) =>
            /washed on|gewaschen/u.test(reason) && !/socks|liner/u.test(job ?? ''),
        )
        .map(({ name }) => name),
  },
  {
    name: 'a dog’s things only with a dog',
    check: ({ plan, trip }) =>
      allLines(plan)
        .filter(({ job = '' }) => job.startsWith('dog-'))
        .filter(() => !/\bhunde?\b|\bdogs?\b/iu.test(trip.request.preferences))
        .map(({ name }) => name),
  },
  {
    name: 'passport, insurance, medicine, cards and tickets are on the second list',
    check: ({ plan }) =>
      ['passport', 'insurance', 'medicine', 'cards', 'tickets'].filter(
        (job) => !hasJob(linesOf(plan, 'have'), job),
      ),
  },
  {
    name: 'ideas name what is on a list',
    check: ({ plan }) => {
      const ids = new Set(allLines(plan).map(({ id }) => id));
      return plan.sections.activities.suggestions
        .flatMap(({ recommendedProducts }) => recommendedProducts)
        .filter((id) => !ids.has(id));
    },
  },
];

function allLines(plan: PlannedTrip['plan']): RecommendedProduct[] {
  return [...linesOf(plan, 'trip'), ...linesOf(plan, 'have')];
}

function hasJob(lines: readonly RecommendedProduct[], wanted: string): boolean {
  return lines.some(({ job }) => job === wanted);
}

function over(value: number, most: number, unit: string): string[] {
  return value > most ? [`${value} ${unit}, ${most} at most`] : [];
}

function snowLies(plan: PlannedTrip['plan']): boolean {
  return (plan.sections.weather.temperature?.min ?? 10) < 3;
}
