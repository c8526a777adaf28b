import type { SightKind } from '#src/domain/place/sights.ts';
import type { ListedSight } from '../listed-sight.ts';

/** How to say what a place is the name of, where its source names the place alone. */
type Naming = { said: RegExp; english: string; german: string };

/** `said`: the name says it already; $1 is the name without the source's own word for it. */
const NAMINGS: Partial<Record<SightKind, Naming>> = {
  'christmas-market': {
    said: /market|markt|märik|markkinat|Advent|Winter|Tivoli/iu,
    english: '$1 Christmas Market',
    german: 'Weihnachtsmarkt $1',
  },
  'dark-sky': { said: /dark/iu, english: '$1 dark skies', german: 'Sternenhimmel $1' },
  'whale-watching': {
    said: /whale watching/iu,
    english: 'Whale watching, $1',
    german: 'Walbeobachtung, $1',
  },
  'turtle-beach': {
    said: /turtle/iu,
    english: 'Turtle beach, $1',
    german: 'Schildkrötenstrand, $1',
  },
  birding: {
    said: /penguin|crane|flamingo|albatross|gannet|puffin|raptor|quetzal|macaw|bear/iu,
    english: 'Birdwatching, $1',
    german: 'Vogelbeobachtung, $1',
  },
  winery: { said: /wine (?:route|road)/iu, english: '$1 wine region', german: 'Weinregion $1' },
  'climbing-area': { said: /climb/iu, english: '$1 climbing', german: 'Klettergebiet $1' },
  'via-ferrata': {
    said: /ferrata|steig|grat|klettersteig/iu,
    english: '$1 via ferrata',
    german: 'Klettersteig $1',
  },
  lighthouse: {
    said: /light|tower|lanterna|feuer|fyr|farol?|phare/iu,
    english: '$1 Lighthouse',
    german: 'Leuchtturm $1',
  },
  'surf-spot': { said: /surf|wave|welle/iu, english: 'Surfing, $1', german: 'Surfen, $1' },
  'dive-site': { said: /div(?:e|ing)/iu, english: 'Diving, $1', german: 'Tauchen, $1' },
};
const OWN_WORDS =
  / (?:Sky|Whales|Birds|Wine|Climbing|Dives?|(?:Christmas |Medieval |German )?Market|Winterlights|(?:Via )?Ferrata|Turtles|Surf)$/u;

/** 'Aachen' as a Christmas market: 'Aachen Christmas Market', 'Weihnachtsmarkt Aachen'. */
export function kindNamed(sight: ListedSight): ListedSight {
  const naming = NAMINGS[sight.kind];
  if (naming === undefined) return sight;
  const own = sight.name.replace(OWN_WORDS, '');
  const said = own === sight.name && naming.said.test(sight.name);
  const ownGerman = sight.nameDe === '' ? own : sight.nameDe;
  const saidGerman =
    said || /[a-zäöü]{2}(?:markt|steig|turm|park|wald|straße|see|grat)\b/u.test(ownGerman);
  return {
    ...sight,
    name: said ? sight.name : naming.english.replace('$1', own),
    nameDe: saidGerman ? sight.nameDe : naming.german.replace('$1', ownGerman),
  };
}

const LEADS = Object.values(NAMINGS).flatMap(({ english, german }) =>
  [english, german].flatMap((naming) => /^(.+), \$1$/u.exec(naming)?.[1] ?? []),
);
const LEAD = new RegExp(`^(?:${LEADS.join('|')}), `, 'u');

/** 'Elphinstone Reef' of 'Diving, Elphinstone Reef'. */
export function withoutLead(name: string): string {
  return name.replace(LEAD, '');
}
