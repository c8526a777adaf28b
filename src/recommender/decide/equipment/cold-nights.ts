import { atHeight } from '#src/recommender/know/at-height.ts';
import { inRegion } from '#src/recommender/know/regions/in-region.ts';
import { coldNight, SNOW_MEAN } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { iceClimb, namedClimb } from './long-ways.ts';
import { carriesTent, toTheIce } from './occasion.ts';
import type { Occasion } from './occasion.ts';

/** Metres: the least height of the start, the most that camps lie above it, and the height of the highest. */
const TREK = { start: 700, climb: 2000, highest: 4900 } as const;
/** How far below the summit the last camp of a climb lies, metres, and of which summits it matters. */
const LAST_CAMP = { below: 1200, summit: 3500 } as const;
/** Nights over the sea around Antarctica in summer, °C. */
const LOW_ON_ICE = -5;
/** Metres: summits this far above the start, and the most that huts stand above it. */
const HUTS = { climb: 800, most: 1300 } as const;
/** How much colder it is when a climb sets out, K. */
const BEFORE_DAWN = 4;
/** Metres below a summit of ice where the climb sets out in the night. */
const BELOW_SUMMIT = 900;

/** Whether one night in ten is colder than that, °C, where the nights are spent. */
export function nights(below: number): (occasion: Occasion) => boolean {
  return (occasion) => coldestNight(occasion) < below;
}

/** The low that one night in ten is below, °C: at the place, above it on a trek or climb, or on the ice. */
export function coldestNight(occasion: Occasion): number {
  const night = nightAbove(occasion) ?? coldNight(occasion.facts);
  return toTheIce(occasion) ? Math.min(night, LOW_ON_ICE) : night;
}

/**
 * The coldest night, °C, of a trek that climbs far above its first village, as in the Himalaya or the
 * Andes, or of a climb of several days; null where the nights are as cold as at the point.
 */
export function highNight({ facts, stay, wants }: Occasion): number | null {
  if (stay !== 'hut' && stay !== 'tent') return null;
  const { elevation } = facts.terrain;
  const nightAt = (camp: number) =>
    atHeight(coldNight(facts), elevation, Math.max(elevation, camp));
  const summit = namedClimb(facts.reading)?.metres ?? null;
  if (summit !== null) {
    return summit < LAST_CAMP.summit ? null : nightAt(summit - LAST_CAMP.below);
  }
  const isHigh = elevation >= TREK.start && inRegion('high-ranges', facts.trip.location);
  return wants('trek') && isHigh
    ? nightAt(Math.min(elevation + TREK.climb, highestCamp(facts)))
    : null;
}

function highestCamp({ reading }: TripFacts): number {
  const metres = reading.ways.flatMap((way) => (way.kind === 'trek' ? (way.metres ?? []) : []));
  return metres[0] ?? TREK.highest;
}

/** The coldest night of a trek, or the air before dawn on the snow of a climb, °C; null on other trips. */
export function nightAbove(occasion: Occasion): number | null {
  const { asks, facts } = occasion;
  const summit = asks('Mountaineering') ? (iceClimb(facts.reading)?.metres ?? null) : null;
  if (summit !== null) {
    return atHeight(coldNight(facts), facts.terrain.elevation, summit - BELOW_SUMMIT);
  }
  const isOnSnow = asks('Mountaineering') && facts.highestMean < SNOW_MEAN;
  const onWay = highNight(occasion) ?? hutNight(occasion);
  return isOnSnow ? Math.min(onWay ?? coldNight(facts), facts.highestMean - BEFORE_DAWN) : onWay;
}

/** The coldest night, °C, where huts and camps lie far above the start, as in the Alps; else null. */
export function hutNight(occasion: Occasion): number | null {
  const { facts, stay, wants } = occasion;
  const above = facts.terrain.summit - facts.terrain.elevation;
  const isUp = stay === 'hut' || carriesTent(occasion);
  const isHigh = isUp && above >= HUTS.climb && !wants('pilgrimage');
  return isHigh && inRegion('hut-ranges', facts.trip.location)
    ? atHeight(coldNight(facts), 0, Math.min(HUTS.most, above / 2))
    : null;
}
