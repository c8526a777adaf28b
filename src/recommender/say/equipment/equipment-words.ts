import type { ProductCategory } from '#src/domain/catalogue.ts';
import type { Cause } from '#src/recommender/decide/equipment/job.ts';
import type { Stay } from '#src/recommender/decide/equipment/stay.ts';

/** The figures that reasons mention, formatted in the language of the text. */
export type EquipmentFigures = {
  high: string;
  low: string;
  /** The low that one night in ten is below; the mean low where the spread is unknown. */
  coldNight: string;
  /** The same in the high camps of a trek; empty on other trips. */
  highNight: string;
  /** Nights of ten with frost. */
  frostNights: string;
  /** Days of ten with snow on the ground; null where unknown. */
  snowDays: string | null;
  /** Insects fly at night; else where they are out by day. */
  mildNights: boolean;
  /** Insects are out in the valleys only. */
  insectsBelow: boolean;
  /** '3–4'; null where unknown. */
  wetDays: string | null;
  /** Precipitation is snow. */
  snow: boolean;
  /** Mean wind, '29 km/h'; empty where unknown. */
  wind: string;
  /** 'about 7', '11 or more'. */
  uvIndex: string;
  /** The same as a bare number, '7', '11+'. */
  uv: string;
  /** Of the sea; empty away from coasts. */
  sea: string;
  sunrise: string;
  /** The end of civil twilight; empty where it does not get dark. */
  dusk: string;
  light: 'normal' | 'polar-day' | 'polar-night';
  elevation: string;
  /** Letters of the sockets, 'G', 'A and B'. */
  plugs: string;
  /** Volts of the sockets, where those at home have other ones; else empty. */
  otherVolts: string;
  /** ISO 4217 code of what is paid with, where that is not the money of home; else empty. */
  otherMoney: string;
  /** Sizes of the children who walk, by height: '104 and 122'; empty where nobody says how old they are. */
  sizes: string;
  days: number;
  /** Of the whole trip, of which this may be one stop. */
  tripDays: number;
  travelers: number;
  stay: Stay;
  /** Clothing against real cold is lent there. */
  lent: boolean;
  /** Where a day on foot ends: at hostels of a pilgrims' way, at huts, or at any camps. */
  shelter: 'hostels' | 'huts' | 'camps';
  /** Camps without a building near. */
  wild: boolean;
};

/** Why something is packed: in a few words for the row, and as the beginning of a sentence. */
type CauseWords = {
  short: (f: EquipmentFigures) => string;
  long: (f: EquipmentFigures) => string;
};

/** The groups of what the traveller surely has, in the order they are shown. */
export const HOME_GROUPS = ['papers', 'health', 'every-day', 'power'] as const;

export type HomeGroup = (typeof HOME_GROUPS)[number];

export type EquipmentWords = {
  title: string;
  categories: Readonly<Record<ProductCategory, string>>;
  homeGroups: Readonly<Record<HomeGroup, string>>;
  /** The category of products that the catalogue puts in none. */
  others: string;
  summary: (f: { days: number; travelers: number; lines: number }) => string;
  causes: Readonly<Record<Exclude<Cause, 'wish'>, CauseWords>>;
  /** Says that the traveller asked for it, by the wish's label. */
  theme: (label: string) => string;
  /** The use of a product on this trip, by job; written after the cause. */
  tails: Readonly<Record<string, string | ((f: EquipmentFigures) => string)>>;
  /** The sizes of the children, in front of the cause: 'to fit 104 and 122 cm'. */
  sized: (f: EquipmentFigures) => string;
  /** The group of the children's things, before all others. */
  forChildren: string;
  /** How many each traveller takes, washed on the way. */
  sets: (each: number, days: number) => string;
};
