/**
 * The same for January, April, July and October, **written down from memory** of published
 * climatologies, good to about a fifth. No daily series of cold, dry and southern places was at
 * hand; these hold the fit there, each counting 0.6 of a real figure, and prove nothing.
 */
export const REMEMBERED_DAY_TO_DAY: readonly {
  name: string;
  lat: number;
  lng: number;
  high: readonly number[];
  low: readonly number[];
}[] = [
  { name: 'Fairbanks', lat: 64.8, lng: -147.9, high: [9.3, 5.5, 4.6, 6], low: [9.5, 6, 3, 6.5] },
  { name: 'Yakutsk', lat: 62.03, lng: 129.7, high: [6.5, 6, 5, 6.5], low: [6.5, 6.5, 3.5, 7] },
  { name: 'Helsinki', lat: 60.17, lng: 24.94, high: [4.2, 4.2, 3.9, 3.3], low: [6, 3.3, 2.9, 4.3] },
  { name: 'Tromsø', lat: 69.65, lng: 18.96, high: [3.8, 3.4, 4.5, 3.4], low: [4, 3.8, 2.5, 3.3] },
  { name: 'Reykjavik', lat: 64.13, lng: -21.9, high: [4, 3.3, 2.2, 3.2], low: [4.3, 3.6, 2, 3.6] },
  { name: 'Moscow', lat: 55.75, lng: 37.6, high: [5.5, 5.2, 4.5, 4.3], low: [6.5, 3.8, 3, 4.2] },
  { name: 'Winnipeg', lat: 49.9, lng: -97.1, high: [7, 6.5, 4, 6.3], low: [7.7, 5.5, 3.5, 5] },
  { name: 'Minneapolis', lat: 44.9, lng: -93.2, high: [6.9, 6.6, 4, 6], low: [8, 4.8, 3.3, 5] },
  { name: 'Denver', lat: 39.77, lng: -104.88, high: [7.6, 7, 4.2, 6.8], low: [6.5, 4.3, 2.2, 4.5] },
  { name: 'Phoenix', lat: 33.43, lng: -112, high: [4.3, 5, 3, 4.7], low: [3.3, 3.6, 2.5, 4] },
  { name: 'Miami', lat: 25.79, lng: -80.3, high: [3.6, 2.4, 1.3, 2], low: [4.7, 3.2, 1.4, 2.7] },
  { name: 'Singapore', lat: 1.35, lng: 103.8, high: [1.4, 1.3, 1.2, 1.3], low: [1, 1, 1.2, 1] },
  {
    name: 'Honolulu',
    lat: 21.3,
    lng: -157.9,
    high: [1.4, 1.2, 1.0, 1.1],
    low: [1.9, 1.5, 1.1, 1.3],
  },
  { name: 'Cairo', lat: 30.1, lng: 31.4, high: [2.8, 5, 2, 3], low: [2, 2.5, 1.3, 2] },
  { name: 'Delhi', lat: 28.6, lng: 77.2, high: [3.3, 2.7, 3, 2], low: [2.6, 2.6, 2, 2.5] },
  { name: 'Beijing', lat: 39.9, lng: 116.4, high: [3.7, 4.8, 3.4, 3.8], low: [3.2, 3.4, 2.1, 3.7] },
  { name: 'Tokyo', lat: 35.7, lng: 139.75, high: [2.7, 4, 3.7, 3.3], low: [1.9, 3.2, 2.3, 2.9] },
  { name: 'Sydney', lat: -33.9, lng: 151.2, high: [4.3, 3, 2.2, 4.2], low: [2, 2.2, 2, 2.3] },
  { name: 'Melbourne', lat: -37.8, lng: 145, high: [6.5, 4.5, 2.2, 5], low: [3.2, 3, 2.6, 3] },
  { name: 'Madrid', lat: 40.4, lng: -3.7, high: [3.3, 4.6, 3.2, 3.9], low: [3.1, 3, 2.6, 3.2] },
  { name: 'Palma', lat: 39.57, lng: 2.65, high: [2.4, 2.6, 2.6, 2.4], low: [3.3, 2.8, 2, 3] },
  {
    name: 'San Francisco',
    lat: 37.62,
    lng: -122.38,
    high: [2.7, 4, 3.7, 4.3],
    low: [2.5, 1.6, 1.2, 1.6],
  },
  {
    name: 'Innsbruck',
    lat: 47.26,
    lng: 11.39,
    high: [4.8, 5.3, 4.8, 5],
    low: [4.8, 3.4, 2.4, 3.9],
  },
  { name: 'Bergen', lat: 60.4, lng: 5.3, high: [3.2, 4, 4.5, 2.8], low: [4, 2.7, 2.3, 3.5] },
  {
    name: 'Buenos Aires',
    lat: -34.6,
    lng: -58.4,
    high: [3.8, 3.5, 4.2, 3.8],
    low: [3.5, 4.2, 4.3, 3.5],
  },
];
