import { babiesIn, childrenIn } from './children.ts';
import { foldText } from './fold-text.ts';
import { longWaysIn } from './known-ways.ts';
import { readWishes } from './read-wishes.ts';
import type { Reading, Term } from './reading.ts';

const TEENS = /\b(?:teens?|teenagers?|teenagern)\b/u;

const TERM_WORDS: Readonly<Record<Term, RegExp>> = {
  hut: /\b(?:huts?|refuges?|refugios?|rifugi\w*|tea ?houses?|\w*huett(?:en?|entour\w*)|alberg\w*|pilgerherberge\w*)\b/u,
  'camp-with-beds':
    /\b(?:(?:desert|bedouin|berber|tented|safari|yurt|ger|bush) camps?|glamping|\w*(?:wuesten|zelt|beduinen|berber|jurten|safari)camps?|(?:wuesten|zelt)lodges?)\b/u,
  ship: /\b(?:(?<!(?:canal|harbou?r|sunset|dinner|evening|lake|catamaran|day) )cruise|liveaboard|\w*kreuzfahrt\w*|expeditionsschiff|tauchsafari)\b/u,
  'pack-ice': /\b(?:ant)?ar[ck]ti|\b(?:svalbard|spitzbergen|packeis)\b|\bpack ice\b/u,
  'own-gear':
    /\b(?:(?:my|our)(?: own)?|own|eigene[mnrs]?|meine[mnrs]?|unsere[mnrs]?) (?:\w+ )?(?:gear|equipment|kit|(?:e-?|mountain|road|gravel)?bikes?|bicycles?|skis?|snowboards?|(?:surf)?boards?|kayaks?|canoes?|tents?|wetsuits?|ausruestung|\w*raed(?:er|ern)|\w*rad|skier?n?|\w*brett(?:er)?|boards?|kajaks?|kanus?|zelte?)\b/u,
  'own-tent':
    /\b(?:own|my|our|eigene[mns]?|meine?[mn]?|unsere?[mn]?) (?:own |eigene[mns]? )?(?:tents?|zelte?n?)\b/u,
  camels: /\b(?:camels?|kamelen?|dromedar\w*)\b/u,
  falconry: /\b(?:eagle hunt\w*|falconr\w*|adlerjaeg\w*|falkner\w*|beizjagd)\b/u,
  canoe: /\b(?:canoe\w*|kanu\w*|kanadier\w*)\b/u,
  kayak: /\bkaya[ck]|\bkajak/u,
  'night-dive': /night|nacht|cave|hoehle|wrack|wreck/u,
  'fly-fishing': /fly|flieg/u,
  stages: /tour|reise|packing|fernweg|radweg|etappe|stages?\b|jeden tag weiter/u,
  'small-children': /bab(?:y|ies)|toddler|klein|small|little|saeugling/u,
  nordic: /lang ?la(?:u|eu)f|cross-country|nordic|loipe/u,
  'off-piste': /tour|backcountry|freerid|tiefschnee|off-piste|split/u,
  'ski-tour': /tour|split|backcountry/u,
  school: /\b(?:school|class|klasse|schul\w*|verein|club)\b/u,
  ascent:
    /\b(?:climb\w*|summit\w*|ascent|mountaineer\w*|besteig\w*|bergsteig\w*|gipfel|hochtour\w*)\b/u,
};

/** Reads the traveller's text; `names` has all names of each place that it may name. */
export function readText(
  preferences: string,
  { names, travelers }: { names: readonly (readonly string[])[]; travelers: number },
): Reading {
  const words = foldText(preferences).text;
  const count = childrenIn(words, travelers);
  const terms = Object.entries(TERM_WORDS).flatMap(([term, pattern]) =>
    pattern.test(words) ? [term] : [],
  );
  return {
    ...readWishes(preferences, names),
    terms: new Set(terms.filter(isTerm)),
    refusedTerms: new Set(),
    ways: longWaysIn(words),
    children: {
      count,
      babies: Math.min(count, babiesIn(words)),
      ages: [],
      teens: TEENS.test(words),
    },
  };
}

function isTerm(term: string): term is Term {
  return Object.hasOwn(TERM_WORDS, term);
}
