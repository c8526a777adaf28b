import type { Sight } from '#src/domain/sights.ts';
import type { ActivityName } from '../activity-names.ts';
import type { TripFacts } from '../trip-facts.ts';
import { foldText } from '../wishes/fold-text.ts';
import { isThemeId, THEMES } from '../wishes/themes/themes.ts';
import type { ThemeId } from '../wishes/themes/themes.ts';
import { sightsInReach } from './sights-in-reach.ts';
import { WISH_KINDS } from './wish-kinds.ts';

type WishKey = ActivityName | ThemeId;

/* Penalties in kilometres: the sight with the lowest sum answers best. */
const COST = { fame: 14, kind: 7, noNote: 12 } as const;
/** Of a wish that many places answer. */
const WIDE_WISH_KM = 60;
/** Sights that are bathed at or climbed only by name of the wish. */
const BATHERS: ReadonlySet<WishKey> = new Set<WishKey>(['Swimming and beach', 'pools']);
const CLIMBERS: ReadonlySet<WishKey> = new Set<WishKey>([
  'Mountaineering',
  'Climbing',
  'ferrata',
  'climb-mountain',
]);
const ALWAYS_BATHED = new Set(['beach', 'bath', 'hot-spring']);

/** The sights that answer a wish, best first. */
export function sightsForWish(key: WishKey, facts: TripFacts): Sight[] {
  const answers = WISH_KINDS[key];
  if (answers === undefined) return [];
  const { kinds = [], byWords = [] } = answers;
  const maxKm = answers.maxKm ?? (isThemeId(key) ? Infinity : WIDE_WISH_KM);
  const saysIt = byWords.length === 0 ? () => false : wordsTest(key);
  return sightsInReach(facts)
    .filter((sight) => {
      if (sight.distanceKm > maxKm || !suits(key, sight)) return false;
      return kinds.includes(sight.kind) || (byWords.includes(sight.kind) && saysIt(sight));
    })
    .map((sight) => ({ sight, cost: costOf(sight, kinds.indexOf(sight.kind)) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ sight }) => sight);
}

function suits(key: WishKey, { kind, needs }: Sight): boolean {
  if (BATHERS.has(key)) return ALWAYS_BATHED.has(kind) || needs.includes('bathing');
  if (key === 'climb-mountain') return needs.includes('summit');
  return CLIMBERS.has(key) || !needs.includes('climb');
}

function costOf({ distanceKm, fame, note }: Sight, order: number): number {
  const notes = note === null ? COST.noNote : 0;
  return distanceKm + (fame - 1) * COST.fame + Math.max(0, order) * COST.kind + notes;
}

/** Whether the sight's name or note has a word of the theme. */
function wordsTest(key: WishKey): (sight: Sight) => boolean {
  if (!isThemeId(key)) {
    return (sight) => (key === 'Family outings' ? FAMILY : FOOD).test(wordsOf(sight));
  }
  const pattern = new RegExp(`(?<![\\w'])(?:${THEMES[key].words.join('|')})(?![\\w'])`, 'u');
  return (sight) => pattern.test(wordsOf(sight));
}

/** Of quarters and squares where one eats. */
const FOOD =
  /\b(?:eat|eats|food|stalls?|restaurants?|cooks?|kitchens?|tapas|market|essen|isst|staende|stand|restaurants?|kueche|koeche|markt|garkuechen?)\b/u;

const FAMILY = /\b(?:child|children|kids|famil(?:y|ies)|kind|kindern?|familien?)\b/u;

function wordsOf({ name, note }: Sight): string {
  return foldText(`${name} ${note?.text ?? ''}`).text;
}
