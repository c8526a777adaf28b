import type { ClimateNormals } from '../climate.ts';
import { LAPSE_PER_M } from '../lapse-rate.ts';
import type { WeatherPlace } from '../span-figures.ts';

/** Heights on which people ski: this far above the place, and this high, metres. */
const SKI_RELIEF_M = 500;
const SKI_SUMMIT_M = 900;

/** Lifts lead so far up the heights: where one skis most of the day. */
const UP = 0.7;

/** High slopes inland, as people come for in winter. */
export function hasSlopes({ terrain }: WeatherPlace): boolean {
  const { coastKm, relief, summit } = terrain;
  return relief >= SKI_RELIEF_M && summit >= SKI_SUMMIT_M && coastKm > 20;
}

/** The climate on the heights around, where one skis; the place's own where it is flat. */
export function atSlopes(place: WeatherPlace): ClimateNormals {
  const { climate, terrain } = place;
  const up = UP * (terrain.summit - climate.elevation);
  if (!hasSlopes(place) || up <= 0) return climate;
  const months = climate.months.map((month) => ({
    ...month,
    high: month.high - LAPSE_PER_M * up,
    low: month.low - LAPSE_PER_M * up,
  }));
  return { ...climate, months, elevation: climate.elevation + up };
}
