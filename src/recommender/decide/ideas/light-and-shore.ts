import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/* Conditions of light, ice and shore that ideas of several kinds have in common. */

export function offshore({ terrain }: TripFacts): boolean {
  return !terrain.land && terrain.coastKm > 25;
}

export function nearShore(facts: TripFacts): boolean {
  return !offshore(facts);
}

export function polarNight({ daylight }: TripFacts): boolean {
  return daylight.kind === 'polar-night';
}

/** A polar night with hours of blue light at noon. */
export function blueHours({ daylight }: TripFacts): boolean {
  return daylight.kind === 'polar-night' && daylight.dawn !== null;
}

export function iceDesert({ warmestMonth, terrain }: TripFacts): boolean {
  return terrain.land && warmestMonth < -10;
}

/** Lakes are not frozen. */
export function unfrozen({ mean }: TripFacts): boolean {
  return mean > -1;
}
