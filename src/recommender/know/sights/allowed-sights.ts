import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import {
  EXPOSED_SIGHTS,
  FLOATS_SIGHTS,
  ROPE_SIGHTS,
  STRENGTH_SIGHTS,
} from '#src/domain/kinds/sight-properties.ts';
import { fitOf } from '#src/domain/place/access.ts';
import type { Unfit } from '#src/domain/place/access.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { seaShore, snowUnderfoot } from '../season/conditions-of-place.ts';
import { obstacleTo } from '../season/obstacle.ts';
import { opensAt } from '../season/ski-season.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { dangersHere } from '../safety/dangers-here.ts';
import { atHeight } from '../at-height.ts';
import { isNoGo } from '../safety/forbidden-here.ts';
import { isBathed } from '../safety/bathing-places.ts';
import type { Forbidden } from '../safety/danger.ts';
import { TOO_HOT } from '../safety/outdoor-limits.ts';

/** Cold in which nobody should walk for long, degrees Celsius by day. */
const TOO_COLD = -18;
/** Where governments warn against travel nobody travels about. */
const WAR_KM = 25;
/** Around a pin in a settlement one is among its houses. */
const SETTLED_KM = 2;

const CLIMBING = ['Climbing', 'Mountaineering', 'ferrata'] as const;

type Rule = (sight: Sight, about: About) => boolean;

/** The facts of a trip that the rules read. */
type About = {
  facts: PlaceFacts;
  children: boolean;
  climbs: boolean;
  forbidden: ReadonlySet<Forbidden>;
  kinds: ReadonlySet<string>;
};

/** Any of them rules a sight out, whoever travels. */
const RULES: readonly Rule[] = [
  isClimb,
  isOutOfSnow,
  isUnderSnow,
  isHeightInWinter,
  isInHarshWeather,
  isAmongAnimals,
  isUnsafeWater,
  isHotWater,
  isFrozen,
  isInWar,
];

/** The sights that may be suggested on this trip: safe, open to anybody, and for those who travel. */
export function allowedSights(facts: PlaceFacts): readonly Sight[] {
  return safeSights(facts).flatMap(({ sight, why }) => (why === null ? [sight] : []));
}

/** Safe and open, but not for those who travel, and why. */
export function unfitSights(facts: PlaceFacts): { sight: Sight; why: Unfit }[] {
  return safeSights(facts).flatMap(({ sight, why }) => (why === null ? [] : [{ sight, why }]));
}

function safeSights(facts: PlaceFacts): { sight: Sight; why: Unfit | null }[] {
  const { asked, children: family } = facts.reading;
  const children = family.count > 0 || family.teens;
  const climbs = asked.some(({ key }) => CLIMBING.some((one) => one === key));
  return facts.sights.flatMap((sight) => {
    const dangers = dangersHere(facts, pointOf(sight, facts));
    const forbidden = new Set(dangers.flatMap(({ forbids }) => forbids));
    const kinds = new Set<string>(dangers.map(({ kind }) => kind));
    const about = { facts, children, climbs, forbidden, kinds };
    if (RULES.some((rule) => rule(sight, about))) return [];
    return [{ sight, why: unfitFor(sight, about) }];
  });
}

/** Of a sight in several countries, in that of the trip. */
function pointOf({ lat, lng, countries }: Sight, { country: here }: PlaceFacts) {
  const country = countries.find((one) => one === here?.code) ?? countries[0];
  return country === undefined ? { lat, lng } : { lat, lng, country };
}

/** A summit is there to be looked at as well; a climb is for those who ask. */
function isClimb({ kind, needs }: Sight, { climbs, children, facts }: About): boolean {
  const climbing = isOneOf(ROPE_SIGHTS, kind) || needs.includes('climb');
  if (!climbing || kind === 'summit') return false;
  return !climbs || children || facts.climate.high < 5;
}

/**
 * Why the sight does not suit these travellers, such as rocks with a baby, stairs with a
 * wheelchair, or a beach that nobody wrote about with a baby; null where it does.
 */
function unfitFor(sight: Sight, about: About): Unfit | null {
  const { needs } = sight;
  const { party } = about.facts.reading;
  const fit = fitOf(sight, party);
  if (!fit.fits) return fit.why;
  if (about.children && needs.includes('adults')) return 'adults';
  if (about.children && needs.includes('long-walk')) return 'long-walk';
  if (about.children && (needs.includes('summit') || needs.includes('climb'))) return 'high';
  const isGuess = !sight.isWritten && fit.care.length > 0;
  if (isGuess && party.babies + party.toddlers > 0) return 'unknown';
  return isTooDemanding(sight, about) ? 'demanding' : null;
}

/** A way of which its note says that it is steep, for who asks for easy ones. */
function isTooDemanding({ kind, access, tags }: Sight, { facts }: About): boolean {
  const isWalked = access.includes('walk') || isOneOf(STRENGTH_SIGHTS, kind);
  return facts.reading.party.easyWays && isWalked && tags.includes('demanding');
}

function isOutOfSnow({ kind, needs, months, ...sight }: Sight, { facts }: About): boolean {
  if (kind === 'ski-area') return months.length === 0 && !opensAt(sight, facts);
  return needs.includes('snow') && !snowUnderfoot(facts) && facts.highestMean > 0;
}

/** Whoever wrote down the months knows the winter there. */
function isUnderSnow({ kind, needs, months }: Sight, { facts }: About): boolean {
  const walked = isOneOf(STRENGTH_SIGHTS, kind) || needs.includes('long-walk');
  return walked && months.length === 0 && snowUnderfoot(facts);
}

function isHeightInWinter({ needs, size }: Sight, { facts }: About): boolean {
  if (!needs.includes('summit')) return false;
  if (snowUnderfoot(facts)) return true;
  if (size === null) return false;
  const { mean, normals } = facts;
  const lat = Math.abs(facts.trip.location.lat);
  return lat > 30 && atHeight(mean, normals.elevation, size) < 1;
}

function isInHarshWeather({ kind, needs }: Sight, { facts }: About): boolean {
  const { high } = facts.climate;
  const out =
    isOneOf(EXPOSED_SIGHTS, kind) || needs.includes('long-walk') || needs.includes('summit');
  return out && (high >= TOO_HOT || high <= TOO_COLD);
}

/** Lions, tigers or polar bears: on foot with a guide only, and never for long. */
function isAmongAnimals({ kind, needs, distanceKm }: Sight, { forbidden, kinds }: About): boolean {
  const isWarned = kinds.has('war') || kinds.has('warning');
  if (!forbidden.has('walking') || (needs.includes('guide') && !isWarned)) return false;
  if (kinds.has('polar-bear')) {
    return distanceKm > SETTLED_KM && !needs.includes('boat') && kind !== 'boat-trip';
  }
  return isOneOf(EXPOSED_SIGHTS, kind) || needs.includes('long-walk') || needs.includes('summit');
}

function isUnsafeWater(sight: Sight, { facts, forbidden }: About): boolean {
  const { kind, needs, isWritten } = sight;
  if (kind === 'surf-spot') return forbidden.has('surfing') || forbidden.has('sea-bathing');
  if (kind === 'dive-site') return forbidden.has('snorkelling') && !isWritten;
  if (isOneOf(FLOATS_SIGHTS, kind) && !isWritten && forbidden.has('paddling')) return true;
  if (!isBathed(sight) || kind === 'hot-spring') return false;
  const cold = obstacleTo('Swimming and beach', facts);
  if (needs.includes('bathing') && (cold === 'cold-water' || cold === 'frozen-water')) return true;
  const sea = kind === 'beach' && seaShore(facts);
  const known = isWritten && needs.includes('bathing');
  const all = sea ? 'sea-bathing' : 'lake-bathing';
  const wild = sea ? 'wild-sea-bathing' : 'wild-lake-bathing';
  if (isWritten && !needs.includes('bathing')) return false;
  return forbidden.has(all) || (!known && forbidden.has(wild));
}

/** A spring nobody says is bathed in, where some are acid or boil. */
function isHotWater({ kind, needs, isWritten }: Sight, { kinds }: About): boolean {
  return (
    kind === 'hot-spring' && !isWritten && !needs.includes('bathing') && kinds.has('hot-water')
  );
}

function isFrozen({ kind, needs }: Sight, { facts }: About): boolean {
  const floats = isOneOf(FLOATS_SIGHTS, kind) || (kind === 'lake' && needs.includes('boat'));
  return floats && facts.mean < -3 && (facts.sea === null || facts.sea < 0);
}

/** In town only, and where nobody walks about only what somebody wrote about, who says how things are. */
function isInWar({ distanceKm, isWritten }: Sight, { facts, forbidden, kinds }: About): boolean {
  const isWar = kinds.has('war');
  const isClosed = forbidden.has('walking') && (isWar || kinds.has('warning'));
  if (isNoGo(facts)) return !isClosed || !isWritten || distanceKm > WAR_KM;
  return isWar && (isClosed || distanceKm > WAR_KM);
}
