/** Irrigated fields in the desert: `km` to each side of a river, or an area. */
export type IrrigatedLand = { course: readonly Place[]; km: number } | { area: readonly Place[] };

type Place = readonly [lat: number, lng: number];

/**
 * Land that large rivers irrigate, which is not in the climate grid of one degree. Drawn by hand
 * from the positions of towns on the rivers and at the edge of the fields; accurate to about 5 km.
 */
export const IRRIGATED_LANDS: readonly IrrigatedLand[] = [
  // Nile: Aswan to Luxor, to Sohag, to Beni Suef (fields mostly west of it), to Cairo
  { km: 2.5, course: places('24.1 32.9, 24.47 32.93, 24.98 32.87, 25.29 32.55, 25.69 32.62') },
  {
    km: 5,
    course: places(
      '25.69 32.62, 25.91 32.74, 26.13 32.68, 26.06 32.24, 26.33 31.88, 26.56 31.66, 26.77 31.47',
    ),
  },
  {
    km: 8,
    course: places('26.77 31.44, 27.18 31.12, 27.56 30.75, 28.09 30.68, 28.65 30.78, 29.07 31'),
  },
  { km: 5, course: places('29.07 31.02, 29.45 31.2, 29.97 31.2, 30.12 31.18') },
  // Its delta, the Fayyum, and the Gezira between the Blue and the White Nile
  {
    area: places(
      '30.1 31.2, 30.25 30.95, 30.55 30.55, 30.8 30.2, 30.98 29.85, 31.15 29.8, 31.4 30.2, 31.52 30.4, 31.65 31, 31.5 31.55, 31.58 31.85, 31.25 32.05, 31 32.2, 30.6 32.15, 30.55 31.8, 30.3 31.55, 30.12 31.4',
    ),
  },
  {
    area: places('29.48 30.65, 29.5 30.95, 29.22 31.02, 29.12 30.82, 29.2 30.5, 29.38 30.42'),
  },
  {
    area: places(
      '15.55 32.5, 14.9 33.15, 14.2 33.35, 13.6 33.55, 13.8 32.9, 14.5 32.6, 15.1 32.45',
    ),
  },
  // Indus: Punjab and Sindh
  {
    area: places(
      '32.9 74, 32.5 72.2, 31.9 71.2, 30.6 70.9, 29.4 70.7, 28.5 70, 28.3 70.6, 29 71.6, 29.6 72.6, 30 73.6, 30.9 74.5',
    ),
  },
  {
    area: places(
      '28.5 69.7, 28.3 68.4, 27.6 67.8, 26.5 67.7, 25.4 68.1, 24.6 67.7, 24.2 67.8, 24.2 68.6, 24.8 69.2, 26 69, 27 69.2, 27.9 69.9',
    ),
  },
  // Euphrates in Syria and Anbar, and the plain that it shares with the Tigris
  {
    km: 3,
    course: places(
      '36.05 38.3, 35.95 39, 35.33 40.14, 34.45 40.92, 34.37 41.98, 33.64 42.83, 33.42 43.3, 33.35 43.9',
    ),
  },
  {
    area: places(
      '34.2 44.3, 33.5 43.9, 32.6 44.1, 31.9 44.4, 31.2 45.6, 30.9 46.6, 30.3 47.7, 29.98 48.45, 30.5 48.3, 31 47.5, 31.9 47.2, 32.6 46.1, 33.2 45.2, 33.9 44.9',
    ),
  },
  // Amu Darya: its middle course, Khorezm and its delta; the oases of Merv, Samarkand and Bukhara
  { km: 4, course: places('37.83 65.2, 38.4 64.45, 39.09 63.58, 39.7 62.85') },
  {
    area: places(
      '41.2 61, 41.7 60.3, 42.3 59.2, 42.9 58.6, 43.3 59, 42.8 59.8, 42.1 60.4, 41.6 61.2',
    ),
  },
  { area: places('37.2 61.9, 37.6 61.4, 38.1 61.7, 38 62.3, 37.5 62.4') },
  { km: 9, course: places('39.6 67.1, 39.85 66.4, 40.1 65.4, 39.95 64.7, 39.7 64.4') },
  // Syr Darya around Kyzylorda; what it waters further up, the climate leaves green already
  { km: 5, course: places('44.4 66.2, 44.85 65.51, 45.49 64.1, 45.76 62.12') },
  // Yellow River: Ningxia and Hetao
  { km: 13, course: places('37.5 105.3, 38 106.1, 38.5 106.35, 39.2 106.7') },
  { km: 20, course: places('40.5 107.1, 40.85 107.5, 41 108.3, 40.75 109.2') },
  // Colorado: the Imperial Valley and Mexicali
  {
    area: places(
      '33.2 -115.75, 33.2 -115.4, 32.7 -115.2, 32.3 -114.9, 31.95 -114.95, 32.3 -115.35, 32.7 -115.75',
    ),
  },
];

function places(text: string): Place[] {
  return text.split(', ').map((pair) => {
    const [lat = 0, lng = 0] = pair.split(' ').map(Number);
    return [lat, lng] as const;
  });
}
