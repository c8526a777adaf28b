/** The units that everything is shown in. What is stored is metric, whatever they are. */
export type Units = {
  temperature: 'celsius' | 'fahrenheit';
  /** Of ways, heights, wind and rain. */
  distance: 'metric' | 'imperial';
  weight: 'metric' | 'imperial';
  clock: '24' | '12';
  /** 0 is Sunday, 1 Monday, 6 Saturday; null is the habit of the language. */
  weekStart: 0 | 1 | 6 | null;
};

/** The specification's. */
export const METRIC: Units = {
  temperature: 'celsius',
  distance: 'metric',
  weight: 'metric',
  clock: '24',
  weekStart: null,
};

/** The units offered to a browser of the United States. */
export const AMERICAN: Units = {
  temperature: 'fahrenheit',
  distance: 'imperial',
  weight: 'imperial',
  clock: '12',
  weekStart: 0,
};
