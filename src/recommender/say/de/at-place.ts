import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import type { Spot } from '../ideas/idea-words.ts';

type Noun = 'der' | 'die' | 'das' | 'plural';
type Preposition = 'an' | 'auf' | 'in' | 'vor';
type PlaceKindOfSpot = Spot['kind'];

/** Foreign nouns that stand first in a name, with the gender Germans give them. */
const FIRST: readonly [Noun, RegExp][] = [
  [
    'der',
    /^(?:Nationalpark|Golf|Strand|Berg|Mount|Mt|Mont|Monte|Piz|Pico|Pic|Cerro|Lake|Lago|Lac|Loch|Lough)(?= )/u,
  ],
  ['das', /^(?:Kap|Cape|Cabo|Capo|Cap)(?= )/u],
  ['die', /^(?:Bucht|Insel|Halbinsel|Sierra|Serra|Cordillera|Laguna|Lagoa)(?= )/u],
];
/** How a German name ends, and its gender. */
const LAST: readonly [Noun, RegExp][] = [
  [
    'plural',
    /(?:alpen|inseln|berge|fälle|seen|dolomiten|karpaten|pyrenäen|vogesen|schären|mountains|hills)$/u,
  ],
  [
    'die',
    /(?:spitze|wand|bucht|küste|wüste|schlucht|schweiz|tatra|insel|heide|ebene|klamm|lagune)$/u,
  ],
  ['das', /(?:horn|joch|tal|gebirge|massiv|kap|meer|moor|haff|karwendel|national monument)$/u],
  [
    'der',
    /(?:see|berg|kogel|kopf|stock|gipfel|fjord|park|wald|strand|sund|fall|kanal|stein|atlas|vulkan|desert)$/u,
  ],
];
/** 'Hohe Küste' is 'an der Hohen Küste'. */
const ADJECTIVE = /^(?<stem>Hoh|Groß|Klein|Schwarz|Weiß|Rot|Blau|Grün|\p{L}+isch)(?:e|er|es)(?= )/u;

/** Where an activity is when nothing else is said. */
const PREPOSITION: Readonly<Partial<Record<NonNullable<PlaceKindOfSpot>, Preposition>>> = {
  peak: 'an',
  lake: 'an',
  fjord: 'an',
  bay: 'an',
  cape: 'an',
  coast: 'an',
  beach: 'an',
  waterfall: 'an',
  range: 'in',
  valley: 'in',
  desert: 'in',
  plain: 'in',
  'national-park': 'in',
  'marine-park': 'in',
  island: 'auf',
  archipelago: 'auf',
};

/**
 * ' am Matterhorn', ' in Leknes', ' auf Senja'; ': Tambo' where the article is not known.
 * @param preposition instead of the usual one of the kind: ' auf dem Gardasee'
 */
export function at(
  { name, kind }: Pick<Spot, 'name' | 'kind'>,
  preposition: Preposition | undefined = kind === null ? undefined : PREPOSITION[kind],
): string {
  if (isOneOf(SETTLEMENT_PLACES, kind)) return ` in ${name}`;
  const noun = nounOf(name);
  if (noun !== null && preposition !== undefined) {
    return ` ${withArticle(preposition, noun)} ${declined(name, noun)}`;
  }
  // Islands have no article: auf Senja, vor Moorea.
  if (kind === 'island' && preposition !== undefined) return ` ${preposition} ${name}`;
  return `: ${name}`;
}

function nounOf(name: string): Noun | null {
  const lower = name.toLowerCase();
  return (
    FIRST.find(([, pattern]) => pattern.test(name))?.[0] ??
    LAST.find(([, pattern]) => pattern.test(lower))?.[0] ??
    null
  );
}

function withArticle(preposition: Preposition, noun: Noun): string {
  const article = { der: 'dem', das: 'dem', die: 'der', plural: 'den' }[noun];
  if (article !== 'dem') return `${preposition} ${article}`;
  if (preposition === 'an') return 'am';
  return preposition === 'in' ? 'im' : `${preposition} dem`;
}

/** The dative: 'Hohe Küste' -> 'Hohen Küste', 'Niagarafälle' -> 'Niagarafällen'. */
function declined(name: string, noun: Noun): string {
  const own = name.replace(ADJECTIVE, '$<stem>en');
  return noun === 'plural' && /(?:berge|fälle)$/u.test(own) ? `${own}n` : own;
}
