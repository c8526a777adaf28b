import type { Theme } from './theme.ts';

/** Sports, journeys on wheels and rails, and courage. */
export const SPORT_THEMES = {
  golf: {
    words: [String.raw`golf(?:ing|er|en|t|platz|plaetze|urlaub|kurs|course|courses)?`],
    activity: null,
  },
  tennis: {
    words: [String.raw`tennis\w*|padel|squash|badminton|tischtennis|pickleball`],
    activity: null,
  },
  stadium: {
    words: [
      String.raw`football|soccer|stadiums?|(?:a |the )?(?:match|game)|basketball|baseball|rugby|cricket|ice hockey|formula (?:1|one)|fussball\w*|stadion\w*|(?:bundesliga|laenderspiel|eishockey|handball)\w*|formel 1|spiel sehen`,
    ],
    activity: null,
  },
  fitness: {
    words: [
      String.raw`gym|fitness\w*|work ?outs?|crossfit|pilates|krafttraining|fitnessstudio|calisthenics`,
    ],
    activity: null,
  },
  riding: {
    words: [
      String.raw`(?:horse|pony)(?:back)?[ -]?(?:rid(?:e|es|ing)|trek\w*)|rid(?:e|ing) (?:a |the )?horses?|horses?|ponies|riding|equestrian|reiten|geritten|reit(?:en|urlaub|ausflug|tour\w*|ausritt|kurs|stall)|ausritt\w*|pferde?n?|ponys?|ponyreiten`,
    ],
    activity: null,
  },
  dancing: {
    words: [
      String.raw`danc(?:e|es|ing|er)(?: class(?:es)?| lessons?)?|salsa|tango|bachata|flamenco|swing|samba|tanz(?:en|kurs|abend|schule|t)?|getanzt|walzer`,
    ],
    activity: null,
  },
  skating: {
    words: [
      String.raw`ice[ -]?skat\w*|skating|ice rink|eislauf\w*|eis laufen|schlittschuh\w*(?: laufen)?|eisbahn`,
    ],
    activity: null,
  },
  canyoning: {
    words: [
      String.raw`canyon(?:ing|eering)|coasteering|gorge walking|schluchting|schluchtensteigen`,
    ],
    activity: null,
  },
  rafting: {
    words: [String.raw`(?:white ?water )?raft(?:s|ing)?|white ?water|wild ?wasser\w*|rafting\w*`],
    activity: 'Paddling',
  },
  flying: {
    words: [
      String.raw`para ?glid\w*|hang ?glid\w*|sky ?div\w*|parachut\w*|bungee\w*|base jump\w*|gleitschirm\w*|gleitschirmfliegen|drachenfliegen|fallschirm\w*|tandemsprung|segelfliegen|rundflug|scenic flights?|helicopter\w*|hubschrauber\w*`,
    ],
    activity: null,
  },
  balloon: {
    words: [
      String.raw`(?:hot[ -]air )?balloon(?:s|ing)?(?: rides?| flights?)?|heissluftballon\w*|ballon(?:fahrt|fahren|flug)?\w*`,
    ],
    activity: null,
  },
  ropes: {
    words: [
      String.raw`zip[ -]?lin(?:e|es|ing)|(?:high )?ropes? courses?|adventure parks?|tree ?top (?:walk|adventure)s?|hochseilgarten|kletter(?:wald|park)|seilrutsche|seilpark|baumwipfelpfad\w*|adrenalin\w*|thrills?|action`,
    ],
    activity: null,
  },
  motorbike: {
    words: [
      String.raw`motor ?(?:bik(?:e|es|ing)|cycl(?:e|es|ing))|scooters?|vespa|motorrad\w*|motorraeder|moped\w*|motorroller|bikertour|biker`,
    ],
    activity: null,
  },
  'camper-van': {
    words: [
      String.raw`camper(?: ?van|s)?|camper ?vans?|vans?(?! (?:gogh|dyck|eyck|der|de) ?)|motor ?homes?|caravan(?:s|ning)?|rv|van ?life|wohnmobil\w*|wohnwagen\w*|camper(?:bus|urlaub)?|vanlife|dachzelt|caravaning`,
    ],
    activity: null,
  },
  'road-trip': {
    words: [
      String.raw`road ?-?trips?|(?:self-?)?driv(?:e|ing) (?:around|tour|holiday|ourselves|through)|scenic (?:drive|road|route)s?|car tour|hire car|rental car|autotour|mietwagen\w*|rundreise\w*|panoramastrassen?|mit dem auto|roadtrip\w*|self[ -]?drives?|selbstfahr\w*`,
    ],
    activity: null,
  },
  train: {
    words: [
      String.raw`trains?(?: rides?| journeys?| trips?)?|rail(?:way|ways|road)?s?|interrail|steam train|zug(?:fahrt|fahren|reise)?\w*|bahn(?:fahrt|fahren|reise)\w*|eisenbahn\w*|mit der bahn|dampfzug|panoramazug\w*|nachtzug`,
    ],
    activity: null,
  },
  'boat-trip': {
    words: [
      String.raw`(?:boat|ferry|river|harbou?r|sunset|island) ?-?(?:trips?|rides?|tours?|cruises?|hopping)|boats?|canals?|fjords?|fjorde?n?|\w*grachten|kanalfahrt\w*|cruis(?:e|es|ing)|ferr(?:y|ies)|steamers?|gondolas?|bootstour\w*|boots?(?:fahrt\w*|ausflug\w*|touren)|boot fahren|schiff(?:fahrt\w*|stour\w*|sreise|e)?|faehren?|inselhopping|inselhuepfen|kreuzfahrt\w*|hafenrundfahrt|flussfahrt|gondel(?:fahrt)?`,
    ],
    activity: null,
  },
} as const satisfies Record<string, Theme>;
