import type { ListLine } from './apply-edits.ts';

/**
 * Why a line needs a second look before a flight. 'blade', 'gas' and 'liquid' are no cabin luggage,
 * 'small-liquid' only in small bottles, 'battery' belongs nowhere else. Nothing here says that
 * something is allowed: rules differ by airline.
 */
export type CabinConcern = 'blade' | 'gas' | 'liquid' | 'small-liquid' | 'battery';

const BLADES = [
  'corkscrew',
  'crampons',
  'ice-axe',
  'lures-sea',
  'lures-set',
  'priest-pliers',
  'set-ice-fishing',
  'tool-bike',
];
const BATTERIES = ['battery-spare', 'power-bank'];
const LIQUIDS = [
  'bite-relief',
  'clothes-repellent',
  'repellent',
  'skin-cream',
  'sunscreen',
  'sunscreen-kids',
  'toiletries',
];

/** In both languages: an own line has no job. */
const BLADE_WORDS = /knife|knives|scissors|multi-?tool|\bblade|messer|schere\b|klinge/iu;
const GAS_WORDS = /\bgas\b|cartridge|lighter fluid|bear spray|kartusche|benzin|bärenspray/iu;
const BATTERY_WORDS = /power ?bank|lithium|spare batter|ersatzakku/iu;
const LIQUID_WORDS =
  /shampoo|sunscreen|sun cream|sonnencreme|sonnenmilch|lotion|toothpaste|zahnpasta/iu;
const MILLILITRES = /(\d+(?:[.,]\d+)?)\s*ml\b/iu;

/** Millilitres of one bottle in the cabin. */
const MOST_ML = 100;

export function cabinConcern({ job, name }: Pick<ListLine, 'job' | 'name'>): CabinConcern | null {
  const is = (jobs: readonly string[], words: RegExp) =>
    (job !== undefined && jobs.includes(job)) || words.test(name);
  if (is(BATTERIES, BATTERY_WORDS)) return 'battery';
  if (GAS_WORDS.test(name)) return 'gas';
  if (is(BLADES, BLADE_WORDS)) return 'blade';
  const [, millilitres] = MILLILITRES.exec(name) ?? [];
  if (millilitres !== undefined) {
    return Number(millilitres.replace(',', '.')) > MOST_ML ? 'liquid' : 'small-liquid';
  }
  return is(LIQUIDS, LIQUID_WORDS) ? 'small-liquid' : null;
}

/** Must it leave the hand luggage? */
export function staysOutOfCabin(concern: CabinConcern | null): boolean {
  return concern === 'blade' || concern === 'gas' || concern === 'liquid';
}
