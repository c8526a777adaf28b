/**
 * Standard deviations of a day's maximum and minimum about the season's mean, K, January first;
 * null where the source had cut off its extremes.
 */
export type DayToDayStation = {
  name: string;
  lat: number;
  lng: number;
  years: number;
  high: readonly (number | null)[];
  low: readonly (number | null)[];
};

/**
 * Computed from real daily series. Seattle, New York: npm vega-datasets 3.2.1, weather.csv (NOAA,
 * 2012-2015); Chicago: Debian r-cran-modeldata 1.1.0, Chicago (2001-2016); deviations from three
 * yearly waves. The others: climate files of DSSAT (github.com/DSSAT/dssat-csm-data,
 * Weather/Climate), whose monthly deviations of dry and wet days were joined and freed of the
 * season's change within the month.
 */
export const DAY_TO_DAY_STATIONS: readonly DayToDayStation[] = [
  {
    name: 'Seattle',
    lat: 47.45,
    lng: -122.31,
    years: 4,
    high: [3.3, 3.4, 3.2, 3.4, 4.5, 4.2, 4.3, 3.5, 3.6, 2.9, 2.5, 3.2],
    low: [3.4, 2.9, 3, 1.9, 2, 2.1, 1.8, 1.6, 2, 2.4, 3.7, 3.6],
  },
  {
    name: 'New York',
    lat: 40.78,
    lng: -73.97,
    years: 4,
    high: [5.6, 4.7, 4.9, 4.2, 3.5, 3.5, 3.1, 2.3, 2.8, 3.4, 4.5, 4.8],
    low: [5.3, 4.8, 4.3, 2.8, 2.6, 2.4, 2.2, 2.1, 3, 3.5, 4.2, 4.6],
  },
  {
    name: 'Chicago',
    lat: 41.88,
    lng: -87.63,
    years: 15,
    high: [6.1, 5.7, 6.7, 6.5, 5.7, 4.3, 3.5, 3.3, 4.2, 5.2, 5.3, 6.1],
    low: [6.5, 5.9, 5.3, 4.3, 4.5, 3.6, 3, 2.8, 3.6, 4.4, 4.9, 6.2],
  },
  {
    name: 'Gainesville',
    lat: 29.63,
    lng: -82.37,
    years: 49,
    high: [4.7, 4.3, 3.9, 3, 2.2, 2, 1.9, 2, 2, 2.8, 3.4, 4.4],
    low: [5.6, 5.3, 5.2, 3.8, 2.9, 1.9, 1.3, 1.2, 2.1, 4.3, 4.8, 5.8],
  },
  {
    name: 'Chiang Mai',
    lat: 18.79,
    lng: 98.98,
    years: 16,
    high: [2.2, 2, 2.3, 2.7, 2.7, 1.7, 2, 1.9, 1.9, 1.8, 2, 2.3],
    low: [3.2, 2.7, 2, 1.7, 1.2, 1.2, 0.9, 0.9, 1.1, 1.4, 2.7, 3.2],
  },
  {
    name: 'Hyderabad',
    lat: 17.53,
    lng: 78.27,
    years: 23,
    high: [1.8, 1.7, 1.9, null, null, 3.3, 2.4, 2, 1.9, 1.8, 1.6, 1.5],
    low: [2.7, 2.5, 2, 1.9, 2, 1.6, 1, 0.7, 0.9, 2.3, 3.5, 3.1],
  },
  {
    name: 'Chernihiv',
    lat: 51.48,
    lng: 31.28,
    years: 26,
    high: [null, null, 4.1, 4.7, 4.5, 3.9, 3.6, 3.8, 4, 4.4, 4, null],
    low: [6.4, 5.5, 4.7, 2.9, 3.5, 2.9, 2.5, 2.7, 3.2, 4, 4.9, 6.1],
  },
  {
    name: 'Rothamsted',
    lat: 51.81,
    lng: -0.36,
    years: 41,
    high: [null, null, null, null, 3.7, 3.5, 3.5, 3.5, 2.9, 2.8, null, null],
    low: [3.6, 3.8, 3.2, 3.1, 2.8, 2.6, 2.5, 2.8, 2.8, 3.5, 3.8, 3.8],
  },
  {
    name: 'De Bilt',
    lat: 52.1,
    lng: 5.18,
    years: 30,
    high: [null, null, null, null, 4.1, 4.2, 4, 3.5, 2.9, 3.1, null, null],
    low: [5.1, 4.2, 3.5, 3.1, 3, 2.8, 2.8, 2.7, 3.1, 3.5, 3.8, 4.7],
  },
  {
    name: 'Crossville, Alabama',
    lat: 34.25,
    lng: -85.96,
    years: 14,
    high: [null, null, null, 5.3, 3.6, 3, 2.9, 2.9, 3.8, 4.1, 5, null],
    low: [5.6, 6, 5.4, 4.9, 3.8, 2.6, 1.8, 2.2, 4.2, 5.2, 5.6, 6.1],
  },
  {
    name: 'Goiania',
    lat: -16.47,
    lng: -49.28,
    years: 10,
    high: [2.8, 2.3, 2.1, 1.6, 1.9, 1.9, 2.2, 2.8, 3.1, 2.9, 2.7, 2.6],
    low: [1, 1, 1.1, 1.2, 1.9, 2.1, 2, 2.3, 2.1, 1.4, 1.1, 1],
  },
];
