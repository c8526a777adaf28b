import {
  dryLand,
  openWater,
  river,
  seaShore,
  snowUnderfoot,
  towns,
} from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Theme } from './theme.ts';

const tooHot = ({ climate }: TripFacts) => climate.high >= 37;
const steep = ({ terrain }: TripFacts) => terrain.land && terrain.relief >= 250;

/** Sports, journeys on wheels and rails, and courage. */
export const SPORT_THEMES = {
  golf: {
    words: [String.raw`golf(?:ing|er|en|t|platz|plaetze|urlaub|kurs|course|courses)?`],
    en: 'golf',
    de: 'Golf',
    activity: null,
    obstacle: (facts) => {
      if (!dryLand(facts)) return 'open-sea';
      if (snowUnderfoot(facts)) return 'snow-covered';
      return tooHot(facts) ? 'too-hot' : null;
    },
    packs: ['sun-hat', 'sunscreen', 'wind-jacket'],
  },
  tennis: {
    words: [String.raw`tennis\w*|padel|squash|badminton|tischtennis|pickleball`],
    en: 'tennis',
    de: 'Tennis',
    activity: null,
  },
  stadium: {
    words: [
      String.raw`football|soccer|stadiums?|(?:a |the )?(?:match|game)|basketball|baseball|rugby|cricket|ice hockey|formula (?:1|one)|fussball\w*|stadion\w*|(?:bundesliga|laenderspiel|eishockey|handball)\w*|formel 1|spiel sehen`,
    ],
    en: 'sport in the stadium',
    de: 'Sport im Stadion',
    activity: null,
  },
  fitness: {
    words: [
      String.raw`gym|fitness\w*|work ?outs?|crossfit|pilates|krafttraining|fitnessstudio|calisthenics`,
    ],
    en: 'fitness',
    de: 'Fitness',
    activity: null,
  },
  riding: {
    words: [
      String.raw`(?:horse|pony)(?:back)?[ -]?(?:rid(?:e|es|ing)|trek\w*)|rid(?:e|ing) (?:a |the )?horses?|horses?|ponies|riding|equestrian|reiten|geritten|reit(?:en|urlaub|ausflug|tour\w*|ausritt|kurs|stall)|ausritt\w*|pferde?n?|ponys?|ponyreiten`,
    ],
    en: 'horse riding',
    de: 'Reiten',
    activity: null,
  },
  dancing: {
    words: [
      String.raw`danc(?:e|es|ing|er)(?: class(?:es)?| lessons?)?|salsa|tango|bachata|flamenco|swing|samba|tanz(?:en|kurs|abend|schule|t)?|getanzt|walzer`,
    ],
    en: 'dancing',
    de: 'Tanzen',
    activity: null,
  },
  skating: {
    words: [
      String.raw`ice[ -]?skat\w*|skating|ice rink|eislauf\w*|eis laufen|schlittschuh\w*(?: laufen)?|eisbahn`,
    ],
    en: 'ice skating',
    de: 'Eislaufen',
    activity: null,
    obstacle: (facts) => {
      if (!dryLand(facts)) return 'open-sea';
      return towns(facts).length > 0 || facts.mean < -4 ? null : 'none-nearby';
    },
    packs: ['gloves', 'warm-hat'],
  },
  canyoning: {
    words: [
      String.raw`canyon(?:ing|eering)|coasteering|gorge walking|schluchting|schluchtensteigen`,
    ],
    en: 'canyoning',
    de: 'Canyoning',
    activity: null,
    obstacle: (facts) => {
      if (!steep(facts)) return 'too-flat';
      return facts.climate.high < 12 ? 'too-cold' : null;
    },
    packs: ['water-shoes', 'towel'],
  },
  rafting: {
    words: [String.raw`(?:white ?water )?raft(?:s|ing)?|white ?water|wild ?wasser\w*|rafting\w*`],
    en: 'rafting',
    de: 'Rafting',
    activity: 'Paddling',
    obstacle: (facts) => {
      if (!river(facts)) return 'no-river';
      if (!steep(facts)) return 'too-flat';
      return facts.mean < 3 ? 'too-cold' : null;
    },
  },
  flying: {
    words: [
      String.raw`para ?glid\w*|hang ?glid\w*|sky ?div\w*|parachut\w*|bungee\w*|base jump\w*|gleitschirm\w*|gleitschirmfliegen|drachenfliegen|fallschirm\w*|tandemsprung|segelfliegen|rundflug|scenic flights?|helicopter\w*|hubschrauber\w*`,
    ],
    en: 'flying',
    de: 'Fliegen',
    activity: null,
  },
  balloon: {
    words: [
      String.raw`(?:hot[ -]air )?balloon(?:s|ing)?(?: rides?| flights?)?|heissluftballon\w*|ballon(?:fahrt|fahren|flug)?\w*`,
    ],
    en: 'balloon ride',
    de: 'Ballonfahrt',
    activity: null,
  },
  ropes: {
    words: [
      String.raw`zip[ -]?lin(?:e|es|ing)|(?:high )?ropes? courses?|adventure parks?|tree ?top (?:walk|adventure)s?|hochseilgarten|kletter(?:wald|park)|seilrutsche|seilpark|baumwipfelpfad\w*|adrenalin\w*|thrills?|action`,
    ],
    en: 'ropes and zip lines',
    de: 'Seilgarten',
    activity: null,
  },
  motorbike: {
    words: [
      String.raw`motor ?(?:bik(?:e|es|ing)|cycl(?:e|es|ing))|scooters?|vespa|motorrad\w*|motorraeder|moped\w*|motorroller|bikertour|biker`,
    ],
    en: 'motorbike',
    de: 'Motorrad',
    activity: null,
    obstacle: (facts) => {
      if (!dryLand(facts)) return 'open-sea';
      return snowUnderfoot(facts) ? 'snowed-in' : null;
    },
    packs: ['rain-jacket', 'rain-trousers', 'gloves', 'neck', 'base-layer'],
  },
  'camper-van': {
    words: [
      String.raw`camper(?: ?van|s)?|camper ?vans?|vans?(?! (?:gogh|dyck|eyck|der|de) ?)|motor ?homes?|caravan(?:s|ning)?|rv|van ?life|wohnmobil\w*|wohnwagen\w*|camper(?:bus|urlaub)?|vanlife|dachzelt|caravaning`,
    ],
    en: 'camper van',
    de: 'Wohnmobil',
    activity: null,
    packs: ['head-lamp', 'rain-jacket', 'towel'],
  },
  'road-trip': {
    words: [
      String.raw`road ?-?trips?|(?:self-?)?driv(?:e|ing) (?:around|tour|holiday|ourselves|through)|scenic (?:drive|road|route)s?|car tour|hire car|rental car|autotour|mietwagen\w*|rundreise\w*|panoramastrassen?|mit dem auto|roadtrip\w*|self[ -]?drives?|selbstfahr\w*`,
    ],
    en: 'road trip',
    de: 'Rundreise mit dem Auto',
    activity: null,
  },
  train: {
    words: [
      String.raw`trains?(?: rides?| journeys?| trips?)?|rail(?:way|ways|road)?s?|interrail|steam train|zug(?:fahrt|fahren|reise)?\w*|bahn(?:fahrt|fahren|reise)\w*|eisenbahn\w*|mit der bahn|dampfzug|panoramazug\w*|nachtzug`,
    ],
    en: 'train rides',
    de: 'Zugfahrten',
    activity: null,
  },
  'boat-trip': {
    words: [
      String.raw`(?:boat|ferry|river|harbou?r|sunset|island) ?-?(?:trips?|rides?|tours?|cruises?|hopping)|boats?|canals?|fjords?|fjorde?n?|\w*grachten|kanalfahrt\w*|cruis(?:e|es|ing)|ferr(?:y|ies)|steamers?|gondolas?|bootstour\w*|boots?(?:fahrt\w*|ausflug\w*|touren)|boot fahren|schiff(?:fahrt\w*|stour\w*|sreise|e)?|faehren?|inselhopping|inselhuepfen|kreuzfahrt\w*|hafenrundfahrt|flussfahrt|gondel(?:fahrt)?`,
    ],
    en: 'boat trip',
    de: 'Bootsfahrt',
    activity: null,
    obstacle: (facts) => {
      if (!openWater(facts) && !river(facts)) return 'no-water';
      return facts.mean < -6 && !seaShore(facts) ? 'frozen-water' : null;
    },
    packs: ['wind-jacket', 'seasickness', 'sunscreen', 'dry-bag', 'dry-pouch-phone'],
  },
} as const satisfies Record<string, Theme>;
