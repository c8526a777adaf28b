import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { once } from '#src/timing/once.ts';
import { SETTLEMENT_FILE, readSettlements } from './settlement-file.ts';
import type { Settlement } from './settlement-file.ts';

export interface SettlementHeights {
  /** Metres to add to the grid's height at a point; 0 away from such settlements. */
  correctionAt(point: LatLng): Promise<number>;
}

/** A correction is full up to `full` and fades to 0 at `reach`; valleys reach farther than summits. */
const VALLEY_KM = { full: 1.5, reach: 6 };
const SUMMIT_KM = { full: 0.5, reach: 2.5 };
/** A point this much higher than the grid is a summit. */
const SUMMIT_M = 250;
const NEAR_SEA_KM = 10;

/**
 * Corrects the elevation grid, whose cells of 4.6 km flatten valleys (Zermatt would lie 500 m too
 * high), around settlements and summits with a known height (GeoNames).
 */
export function createSettlementHeights(pack: DataPack): SettlementHeights {
  const settlements = once(async (): Promise<Map<string, Settlement[]>> => {
    const found = new Map<string, Settlement[]>();
    for (const settlement of readSettlements(await pack.bytes(SETTLEMENT_FILE))) {
      const key = keyOf(settlement.lat, settlement.lng);
      const list = found.get(key);
      if (list === undefined) found.set(key, [settlement]);
      else list.push(settlement);
    }
    return found;
  });
  return {
    async correctionAt(point) {
      return correctionFrom(near(await settlements(), point), point);
    },
  };
}

/** The correction in metres, limited so that land near the sea stays above sea level. */
export function keptAboveSea(correction: number, height: number, seaKm: number): number {
  return seaKm > NEAR_SEA_KM ? correction : Math.max(correction, Math.min(0, 1 - height));
}

function keyOf(lat: number, lng: number): string {
  return `${Math.floor(lat)}/${Math.floor(lng)}`;
}

function near(known: Map<string, Settlement[]>, { lat, lng }: LatLng): Settlement[] {
  const up = 0.06;
  const across = up / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const keys = new Set(
    [lat - up, lat + up].flatMap((y) => [lng - across, lng + across].map((x) => keyOf(y, x))),
  );
  return [...keys].flatMap((key) => known.get(key) ?? []);
}

function correctionFrom(settlements: readonly Settlement[], point: LatLng): number {
  let sum = 0;
  let weight = 0;
  let fade = 0;
  for (const settlement of settlements) {
    const { full, reach } = settlement.difference >= SUMMIT_M ? SUMMIT_KM : VALLEY_KM;
    const km = distanceKm(point, settlement);
    if (km >= reach) continue;
    fade = Math.max(fade, Math.min(1, (reach - km) / (reach - full)));
    const share = (1 - km / reach) ** 2 / (km + 0.3) ** 2;
    sum += share * settlement.difference;
    weight += share;
  }
  return weight === 0 ? 0 : (sum / weight) * fade;
}
