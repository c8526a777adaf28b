import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import {
  EXPOSED_SIGHTS,
  FLOATS_SIGHTS,
  ROPE_SIGHTS,
  STRENGTH_SIGHTS,
} from '#src/domain/kinds/sight-properties.ts';
import { fitOf } from '#src/domain/place/access.ts';
import type { Sight, SightNeed } from '#src/domain/place/sights.ts';
import { seaShore, snowUnderfoot } from '../season/conditions-of-place.ts';
import { obstacleTo } from '../season/obstacle.ts';
import { opensAt } from '../season/ski-season.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { dangersHere } from '../safety/dangers-here.ts';
import { atHeight } from '../at-height.ts';
import { isBathed } from '../safety/bathing-places.ts';
import type { Forbidden } from '../safety/danger.ts';
import { TOO_HOT } from '../safety/outdoor-limits.ts';

/** Cold in which nobody should walk for long, degrees Celsius by day. */
const TOO_COLD = -18;
/** In a country at war nobody travels about. */
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

/** Any of them rules a sight out. */
const RULES: readonly Rule[] = [
  isClimb,
  isForAdults,
  isUnfit,
  isTooDemanding,
  isOutOfSnow,
  isUnderSnow,
  isHeightInWinter,
  isInHarshWeather,
  isAmongAnimals,
  isUnsafeWater,
  isHotWater,
  isFrozen,
  isFarInWar,
];

/** The sights that may be suggested on this trip: safe, open to anybody, and in season. */
export function allowedSights(facts: PlaceFacts): readonly Sight[] {
  const { asked, children: family } = facts.reading;
  const children = family.count > 0 || family.teens;
  const climbs = asked.some(({ key }) => CLIMBING.some((one) => one === key));
  return facts.sights.filter((sight) => {
    const dangers = dangersHere(facts, pointOf(sight));
    const forbidden = new Set(dangers.flatMap(({ forbids }) => forbids));
    const kinds = new Set<string>(dangers.map(({ kind }) => kind));
    const about = { facts, children, climbs, forbidden, kinds };
    return !RULES.some((rule) => rule(sight, about));
  });
}

function pointOf({ lat, lng, countries }: Sight) {
  const [country] = countries;
  return country === undefined ? { lat, lng } : { lat, lng, country };
}

/** A summit is there to be looked at as well; a climb is for those who ask. */
function isClimb({ kind, needs }: Sight, { climbs, children, facts }: About): boolean {
  const climbing = isOneOf(ROPE_SIGHTS, kind) || needs.includes('climb');
  if (!climbing || kind === 'summit') return false;
  return !climbs || children || facts.climate.high < 5;
}

function isForAdults({ needs }: Sight, { children }: About): boolean {
  const hard: readonly SightNeed[] = ['adults', 'summit', 'climb', 'long-walk'];
  return children && hard.some((need) => needs.includes(need));
}

/** Rocks with a baby, stairs with a wheelchair; and with a baby, a beach that nobody wrote about. */
function isUnfit(sight: Sight, { facts }: About): boolean {
  const { party } = facts.reading;
  const { fits, care } = fitOf(sight, party);
  const isGuess = !sight.isWritten && care.length > 0;
  return !fits || (isGuess && party.babies + party.toddlers > 0);
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
  if (!forbidden.has('walking') || needs.includes('guide')) return false;
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

function isFarInWar({ distanceKm }: Sight, { kinds }: About): boolean {
  return kinds.has('war') && distanceKm > WAR_KM;
}
