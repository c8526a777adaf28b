import type { Months } from './read-stations.ts';

/** A place whose rain, or air, differs from its surroundings within half a degree. */
export type KnownRain = {
  place: string;
  lat: number;
  lng: number;
  elevation: number;
  /** mm a year. */
  rain: number;
  /** Days a year with at least 1 mm. */
  wetDays: number;
  /** Mean daily maximum and minimum, degrees Celsius, where they too are far off. */
  high?: Months;
  low?: Months;
};

/**
 * Windward and leeward sides of mountainous islands, summits above the clouds, and a few valleys:
 * **written down from memory** of published normals, rain to about a fifth, days to about a sixth.
 */
export const KNOWN_RAIN: readonly KnownRain[] = [
  ...rows([
    // Réunion and Mauritius
    ['Saint-Denis', -20.88, 55.45, 30, 1450, 90],
    ['Saint-André', -20.96, 55.65, 40, 2800, 190],
    ['Saint-Benoît', -21.03, 55.71, 30, 3600, 210],
    ['Sainte-Rose', -21.13, 55.79, 40, 4300, 230],
    ['Saint-Philippe', -21.36, 55.77, 30, 3800, 200],
    ['Saint-Joseph', -21.38, 55.62, 30, 1900, 130],
    ['Saint-Pierre', -21.34, 55.48, 20, 750, 62],
    ['Saint-Leu', -21.17, 55.29, 20, 650, 52],
    ['Saint-Gilles', -21.06, 55.22, 20, 550, 44],
    ['Saint-Paul', -21.01, 55.27, 10, 700, 54],
    ['Le Port', -20.94, 55.29, 10, 650, 50],
    ['Cilaos', -21.13, 55.47, 1200, 2100, 105],
    ['Hell-Bourg', -21.06, 55.52, 930, 3000, 190],
    ['Plaine des Cafres', -21.21, 55.57, 1560, 2000, 150],
    ['Piton de la Fournaise', -21.24, 55.71, 2300, 4500, 190],
    ['Port Louis', -20.16, 57.5, 20, 850, 85],
    ['Curepipe', -20.32, 57.52, 560, 3000, 220],
    // Hawaii
    ['Honolulu airport', 21.32, -157.93, 5, 420, 42],
    ['Honolulu', 21.31, -157.86, 20, 600, 60],
    ['Waikiki', 21.28, -157.83, 5, 550, 54],
    ['Mānoa valley', 21.33, -157.8, 150, 3800, 240],
    ['Kāneʻohe', 21.42, -157.8, 10, 1300, 130],
    ['Waiʻanae', 21.44, -158.18, 10, 480, 48],
    ['Hilo', 19.72, -155.08, 15, 3200, 205],
    ['Kailua-Kona', 19.64, -155.99, 10, 450, 55],
    ['Waikoloa Beach', 19.92, -155.88, 10, 240, 25],
    ['Volcano', 19.43, -155.24, 1180, 2600, 190],
    ['Mauna Kea', 19.82, -155.47, 4150, 220, 28],
    ['Mauna Loa', 19.54, -155.58, 3400, 420, 50],
    ['Kahului', 20.89, -156.47, 10, 440, 48],
    ['Lāhainā', 20.88, -156.68, 10, 350, 38],
    ['Wailea', 20.69, -156.44, 20, 290, 31],
    ['Hāna', 20.76, -155.99, 30, 2050, 190],
    ['Haleakalā', 20.71, -156.25, 3000, 1000, 90],
    ['Līhuʻe', 21.98, -159.37, 50, 930, 108],
    ['Poʻipū', 21.88, -159.46, 10, 850, 85],
    ['Princeville', 22.22, -159.48, 60, 2000, 190],
    ['Waiʻaleʻale', 22.07, -159.5, 1200, 8500, 310],
    ['Waimea, Kauaʻi', 21.96, -159.67, 10, 520, 50],
    // Canary Islands and Madeira
    ['Tenerife North airport', 28.48, -16.34, 630, 520, 76],
    ['Puerto de la Cruz', 28.41, -16.55, 30, 340, 46],
    ['Santa Cruz de Tenerife', 28.46, -16.25, 30, 225, 29],
    ['Tenerife South airport', 28.04, -16.57, 60, 130, 17],
    ['Los Cristianos', 28.06, -16.73, 10, 120, 15],
    ['Izaña', 28.31, -16.5, 2370, 370, 34],
    ['Teide', 28.27, -16.64, 3700, 350, 33],
    ['Las Palmas', 28.12, -15.43, 20, 150, 26],
    ['Maspalomas', 27.75, -15.58, 10, 90, 13],
    ['La Palma airport', 28.63, -17.76, 30, 325, 42],
    ['Funchal', 32.65, -16.9, 60, 630, 68],
    ['Santana', 32.8, -16.88, 430, 1350, 125],
    ['São Vicente', 32.8, -17.04, 80, 1150, 110],
    ['Pico do Arieiro', 32.74, -16.93, 1800, 2700, 150],
    // Elsewhere
    ['Zermatt', 46.02, 7.75, 1640, 640, 92],
    ['Sion', 46.22, 7.33, 482, 600, 75],
    ['Cape Town airport', -33.97, 18.6, 45, 510, 62],
    ['Cape Town', -33.92, 18.42, 20, 680, 78],
    ['Bergen', 60.39, 5.32, 20, 2400, 204],
    ['Milford Sound', -44.67, 167.92, 5, 6700, 185],
    ['Queenstown', -45.03, 168.66, 330, 800, 99],
    ['Cherrapunji', 25.27, 91.73, 1300, 11500, 160],
    ['Hong Kong', 22.3, 114.17, 30, 2400, 104],
    ['Fuji summit', 35.36, 138.73, 3760, 1600, 120],
  ]),
  {
    place: 'Salalah',
    lat: 17.02,
    lng: 54.09,
    elevation: 20,
    rain: 105,
    wetDays: 24,
    high: [27.3, 28.2, 30, 31.7, 32.3, 31.6, 28.2, 27.2, 29.3, 31, 30.4, 28.3],
    low: [18.4, 19.5, 21.6, 24, 26.2, 26.6, 24.4, 23.5, 23.6, 22.2, 20.7, 19.2],
  },
];

type Row = readonly [
  place: string,
  lat: number,
  lng: number,
  elevation: number,
  rain: number,
  wetDays: number,
];

function rows(table: readonly Row[]): KnownRain[] {
  return table.map(([place, lat, lng, elevation, rain, wetDays]) => ({
    place,
    lat,
    lng,
    elevation,
    rain,
    wetDays,
  }));
}
