import type { Theme } from './theme.ts';

/** Towns, tables, stages and warm water. */
export const TOWN_THEMES = {
  'christmas-markets': {
    words: [
      String.raw`(?:christmas|xmas|advent|festive|winter) markets?|weihnachtsm(?:arkt|aerkte?n?)|christkindl?(?:es)?m(?:arkt|aerkte?n?)|adventsm(?:arkt|aerkte?n?)|gluehwein|mulled wine|adventsstimmung|christmas lights`,
    ],
    activity: null,
  },
  souk: {
    words: [String.raw`souks?|suqs?|bazaars?|medinas?|kasbah|basare?|bazare?|souqs?|basar`],
    activity: 'Food and markets',
  },
  'flea-markets': {
    words: [
      String.raw`(?:flea|antiques?|vintage|second[ -]hand|craft|night|weekend) ?-?markets?|antiques?|vintage|thrift\w*|floh(?:markt|maerkten?)|troedel\w*|antiquitaeten\w*|nachtm(?:arkt|aerkten?)|second ?hand\w*`,
    ],
    activity: null,
  },
  shopping: {
    words: [
      String.raw`shopping|shops?|malls?|outlets?|boutiques?|fashion|design|souvenirs?|einkaufen|shoppen|einkaufs\w*|einkaufsbummel|mode|boutiquen|mitbringsel`,
    ],
    activity: 'City sightseeing',
  },
  nightlife: {
    words: [
      String.raw`night ?-?life|clubs?|clubbing|part(?:y|ies|ying)|going out|techno|disco\w*|nachtleben|ausgehen|party\w*|feiern gehen|karaoke|casinos?|kasino`,
    ],
    activity: null,
  },
  stage: {
    words: [
      String.raw`theat(?:re|er)s?|operas?|concerts?|live music|jazz|ballet|musicals?|broadway|orchestras?|classical music|comedy|circus|cinemas?|music|theater\w*|oper(?:n\w*)?|konzert\w*|livemusik|ballett|musicals?|klassik|kabarett|zirkus|kino|musik\w*|gigs?|blues|rock`,
    ],
    activity: null,
  },
  festivals: {
    words: [
      String.raw`(?:(?:snow|ice|winter) (?:and (?:snow|ice) )?)?(?:festivals?|carnivals?)|(?:schnee|eis)(?:skulpturen)?-?(?:festival|fest)|oktoberfest|running of the bulls|stierlauf|san fermin(?:es)?|fallas|tomatina|palio|hogmanay|loy krathong|yi peng|thanksgiving|day of the dead|dia de (?:los )?muertos|tag der toten|naadam|songkran|diwali|holi|inti raymi|mardi gras|parades?|folk(?:lore)?|traditions?|fiestas?|karneval\w*|fasching\w*|fasnacht|\w*festival\w*|volksfest\w*|stadtfest\w*|brauchtum|folklore|tradition(?:en)?|umzug|kirmes|jahrmarkt`,
    ],
    activity: null,
  },
  temples: {
    words: [
      String.raw`temples?|church(?:es)?|cathedrals?|monaster(?:y|ies)|abbeys?|mosques?|shrines?|pagodas?|synagogues?|tempel\w*|kirchen?|dom|muenster|kathedralen?|kloster|kloester|moscheen?|schreine?|synagogen?`,
    ],
    activity: 'Culture and museums',
  },
  castles: {
    words: [
      String.raw`castles?|palaces?|fortress(?:es)?|forts?|citadels?|schloss|schloesser|burg|burgen|palast|palaeste|festung(?:en)?|zitadellen?`,
    ],
    activity: 'Culture and museums',
  },
  ruins: {
    words: [
      String.raw`ruins?|archaeolog\w*|archeolog\w*|ancient (?:sites?|rome|greece|egypt)|roman (?:sites?|ruins?|remains)|romans?|antique|ruinen?|ausgrabung\w*|roemisch\w*|roemer|antike\w*|archaeologisch\w*|pyramiden?|pyramids?|moais?|stone circles?|steinkreise?|great wall|(?:chinesische|grosse) mauer|hieroglyphs?|wikinger|vikings?`,
    ],
    activity: 'Culture and museums',
  },
  memorials: {
    words: [
      String.raw`(?:second world |first world |world |cold )?war (?:history|memorials?|sites?|museums?|graves?)|memorials?|battlefields?|wwii?|ww[12]|holocaust|concentration camps?|gedenkstaetten?|mahnmal\w*|kriegsgeschichte|zweite[rn]? weltkrieg|schlachtfeld\w*|soldatenfried\w*|kz\b|ddr-geschichte|berliner mauer|berlin wall`,
    ],
    activity: 'Culture and museums',
  },
  architecture: {
    words: [
      String.raw`architect\w*|skyscrapers?|skyline|bauhaus|art nouveau|art deco|gaudi|modernis\w*|architektur\w*|hochhaeuser|jugendstil\w*|fachwerk\w*|bauwerke?|brutalis\w*`,
    ],
    activity: 'City sightseeing',
  },
  'street-art': {
    words: [String.raw`street ?-?art|graffiti\w*|murals?|strassenkunst|wandbilder`],
    activity: 'City sightseeing',
  },
  film: {
    words: [
      String.raw`film(?:ing)? (?:locations?|sets?|studios?)|movie (?:locations?|sets?)|(?:harry potter|game of thrones|lord of the rings|star wars)(?: (?:locations?|sets?|places))?|drehorte?n?|filmkulisse\w*|herr der ringe|filmstudio\w*|serienschauplaetze`,
    ],
    activity: null,
  },
  books: {
    words: [
      String.raw`book ?(?:shops?|stores?)|librar(?:y|ies)|books?|reading|literature|literary|writers?|lesen|buecher(?:ei|laeden)?|buch(?:laden|laeden|handlung)\w*|bibliothek\w*|literatur\w*`,
    ],
    activity: null,
  },
  crafts: {
    words: [
      String.raw`crafts?|pottery|ceramics?|weaving|workshops?|handicrafts?|painting|drawing|sketch(?:ing)?|knitting|knit|wool|kunsthandwerk|handwerk\w*|toepfern|toepferkurs|keramik\w*|malen|malkurs|zeichnen|weben|stricken|workshops?|glass ?blowing|glasblaeser\w*`,
    ],
    activity: null,
  },
  science: {
    words: [
      String.raw`science(?: (?:museum|cent(?:re|er))s?)?|planetariums?|observator(?:y|ies)|technolog\w*|technik(?:museum)?|wissenschaft\w*|planetarium|sternwarten?|space cent(?:re|er)|mines?|bergwerke?|schaubergwerk|industrial heritage|industriekultur`,
    ],
    activity: 'Culture and museums',
  },
  zoo: {
    words: [
      String.raw`zoos?|aquariums?|aquaria|petting zoo|tierparks?|aquarien|wildparks?|ozeaneum|tierpark`,
    ],
    activity: 'Family outings',
  },
  'theme-park': {
    words: [
      String.raw`(?:theme|amusement) ?parks?|disney\w*|legoland|roller ?coasters?|fun ?fairs?|universal studios|freizeitparks?|vergnuegungsparks?|achterbahn\w*|europa-?park|phantasialand`,
    ],
    activity: 'Family outings',
  },
} as const satisfies Record<string, Theme>;
