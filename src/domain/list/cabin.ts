import { says } from '../language/said.ts';
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

const MILLILITRES = /(\d+(?:[.,]\d+)?)\s*ml\b/iu;

/** Millilitres of one bottle in the cabin. */
const MOST_ML = 100;

export function cabinConcern({ job, name }: Pick<ListLine, 'job' | 'name'>): CabinConcern | null {
  // An own line has no job, only words in one of the languages.
  const is = (jobs: readonly string[], list: 'battery' | 'blade' | 'liquid') =>
    (job !== undefined && jobs.includes(job)) || says(name, list);
  if (is(BATTERIES, 'battery')) return 'battery';
  if (says(name, 'gas')) return 'gas';
  if (is(BLADES, 'blade')) return 'blade';
  const [, millilitres] = MILLILITRES.exec(name) ?? [];
  if (millilitres !== undefined) {
    return Number(millilitres.replace(',', '.')) > MOST_ML ? 'liquid' : 'small-liquid';
  }
  return is(LIQUIDS, 'liquid') ? 'small-liquid' : null;
}

/** Must it leave the hand luggage? */
export function staysOutOfCabin(concern: CabinConcern | null): boolean {
  return concern === 'blade' || concern === 'gas' || concern === 'liquid';
}
