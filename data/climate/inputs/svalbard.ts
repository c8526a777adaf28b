import type { Station } from './read-stations.ts';
import { warmingAt } from '../warming.ts';

const LAT = 78.25;
/**
 * Svalbard airport, about 1991-2020, to a degree: written down from memory, not from a table of MET
 * Norway. The highs of January to May were compared with a secondary one (bluegreenatlas.com).
 */
const HIGH = [-8, -8, -9, -6, -1, 6, 10, 8, 4, -2, -4, -6];
const LOW = [-14, -14, -15, -12, -4, 2, 5, 4, 0, -5, -9, -12];
const PRECIPITATION = [21, 17, 17, 12, 11, 13, 20, 23, 26, 20, 19, 18];
const DAMP_DAYS = 16;
/** Cloudy summers, some sun in spring; 0 in the polar night. */
const SUNSHINE = [0, 0.2, 0.35, 0.4, 0.35, 0.3, 0.25, 0.2, 0.2, 0.15, 0, 0];
/** Mean wind, m/s, and relative humidity. */
const WIND = [5.9, 5.8, 5.6, 5, 4.4, 4.2, 4.3, 4.4, 4.9, 5.3, 5.6, 5.8];
const HUMIDITY = [0.73, 0.73, 0.72, 0.71, 0.73, 0.75, 0.78, 0.78, 0.75, 0.73, 0.72, 0.73];

/**
 * The stations' file has no station within 700 km of Svalbard, and the coarse grids have ice and
 * water there. Reduced to the years before the warming, like the file's other stations.
 */
export const SVALBARD: Station = {
  lat: LAT,
  lng: 15.5,
  elevation: 28,
  high: HIGH.map((high) => high - warmingAt(LAT).high),
  low: LOW.map((low) => low - warmingAt(LAT).low),
  precipitation: PRECIPITATION,
  dampDays: PRECIPITATION.map(() => DAMP_DAYS),
  sunshine: SUNSHINE,
  wind: WIND,
  humidity: HUMIDITY,
};
