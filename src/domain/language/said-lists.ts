/**
 * Lists of words that are looked for in notes and in what travellers type, of the section [said] in data/lexicon: when one
 * should be at a place, whether one has to book, what stays out of hand luggage, how the towns of a line are joined.
 */
export const SAID_LISTS = [
  /** The part of the day at which one should be there. */
  ...(['early', 'late', 'night'] as const),
  /** An hour that the sun sets: an hour before sunrise. */
  ...(['sunrise', 'sunset', 'before', 'after'] as const),
  ...(['ninety-minutes', 'half-hour', 'two-hours', 'one-hour'] as const),
  /** Only mentions the sun, or lasts until then: no hour at which to be there. */
  'no-sun-moment',
  'booking',
  ...(['spring', 'summer', 'autumn', 'winter'] as const),
  /** Between two months: 'from March up to May'; the part of a month, and what else stands before its name. */
  ...(['month-up-to', 'month-part', 'month-before'] as const),
  /** Means the months that are not named: 'not in winter'. */
  'month-not-in',
  /** Begins another case: 'or in winter with crampons'. */
  'or-else',
  /** Of 'four or five days'. */
  ...(['number-to', 'days-unit'] as const),
  /** Things that do not belong in hand luggage, or only there. */
  ...(['blade', 'gas', 'battery', 'liquid'] as const),
  /** Of 'for 3 nights in Rome'. */
  ...(['stay-for', 'stay-unit', 'stay-in', 'stay-single'] as const),
  /** Of 'We go from Rome, then to Naples via Gaeta and back'; a step is one of the words between two towns. */
  ...([
    'way-lead',
    'way-journey',
    'way-from',
    'way-then',
    'way-via',
    'way-return',
    'way-step',
  ] as const),
  /** A word between two towns that says where one goes, or that both are of one kind. */
  ...(['way-towards', 'way-and'] as const),
  /** Within the names of towns: 'Frankfurt am Main'. */
  'name-link',
  /** Words of wishes that are towns as well: 'nice', 'Essen'. */
  'no-town',
] as const;

export type SaidList = (typeof SAID_LISTS)[number];
