import * as v from 'valibot';
import { countryFactsSchema } from './country-facts.ts';
import type { CountryFacts } from './country-facts.ts';
import groups from './country-groups.json';

export const homeCountrySchema = v.pick(countryFactsSchema, [
  'code',
  'currencies',
  'plugs',
  'volts',
]);

/**
 * The country in which the traveller lives, as far as it decides what to pack. A setting of the device: a
 * trip keeps the one it was planned for, no link holds it.
 */
export type HomeCountry = v.InferOutput<typeof homeCountrySchema>;

type Power = Pick<CountryFacts, 'plugs' | 'volts'>;

/** Round pins of one distance: a plug of one fits the sockets of the others well enough. */
const ROUND = new Set<string>(['C', 'E', 'F']);
/** Where sockets take these, the plugs that are sold with things have flat pins. */
const FLAT = new Set<string>(['A', 'B', 'I']);
/** Volts: 100 to 127 are one kind of net, 220 to 240 the other. */
const HIGH_VOLTAGE = 180;

/**
 * Whether the plugs of home need an adapter there. Null where the sockets of one of the two are not
 * known.
 */
export function needsAdapter(home: Power, there: Power): boolean | null {
  if (home.plugs.length === 0 || there.plugs.length === 0) return null;
  const takesRound = there.plugs.some((plug) => ROUND.has(plug));
  return !plugsOf(home).some(
    (plug) => there.plugs.some((socket) => socket === plug) || (ROUND.has(plug) && takesRound),
  );
}

/** The plugs on things that are sold in a country, which are fewer than its sockets take. */
function plugsOf({ plugs }: Power): readonly string[] {
  const flat = plugs.filter((plug) => FLAT.has(plug));
  return flat.length > 0 ? flat : plugs;
}

/** Whether the net there has twice or half the voltage of home; false where one of the two is not known. */
export function voltageDiffers(home: Power, there: Power): boolean {
  const [kinds, others] = [kindsOf(home), kindsOf(there)];
  return kinds.size > 0 && others.size > 0 && ![...others].every((kind) => kinds.has(kind));
}

function kindsOf({ volts }: Power): Set<boolean> {
  return new Set(volts.map((one) => one >= HIGH_VOLTAGE));
}

/** The card that opens public hospitals to those who are insured in another of these countries. */
export type HealthCard = 'ehic' | 'ghic';

/** EU and EFTA (data/countries/country-groups.txt). */
const EU_AND_EFTA = new Set(groups.healthCard.split(' '));

/** The card that is valid there; null at home and where none is. */
export function healthCard(home: string, there: string): HealthCard | null {
  if (home === there) return null;
  if (home === 'GB') return EU_AND_EFTA.has(there) ? 'ghic' : null;
  return EU_AND_EFTA.has(home) && (EU_AND_EFTA.has(there) || there === 'GB') ? 'ehic' : null;
}

/** The card of that country's health insurance for journeys; null where it has none. */
export function ownHealthCard(home: string): HealthCard | null {
  if (home === 'GB') return 'ghic';
  return EU_AND_EFTA.has(home) ? 'ehic' : null;
}

/** Whether the country's own people may go there with an identity card. */
export function needsNoPassport(home: string, there: string): boolean {
  return home === there || (EU_AND_EFTA.has(home) && EU_AND_EFTA.has(there));
}
