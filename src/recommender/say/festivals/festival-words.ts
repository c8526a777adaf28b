export type FestivalWords = {
  /** The days of a feast that the Moon may move by one: 'about 8 Feb–9 Mar'. */
  about: (range: string) => string;
  /** A festival that was asked for is on other days. */
  otherDays: (name: string, range: string) => string;
};
