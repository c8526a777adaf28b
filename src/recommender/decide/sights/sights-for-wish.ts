import type { Sight } from '#src/domain/sights.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import { isThemeId } from '#src/recommender/read/wish-keys.ts';
import type { ThemeId } from '#src/recommender/read/wish-keys.ts';
import { wordsOfTheme } from '#src/recommender/read/words-of-theme.ts';
import { sightsInReach } from '#src/recommender/know/sights/sights-in-reach.ts';
import { WISH_KINDS } from './wish-kinds.ts';

type WishKey = ActivityName | ThemeId;

/* Penalties in kilometres: the sight with the lowest sum answers best. */
const COST = { fame: 14, kind: 7, noNote: 25, asked: 15 } as const;
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
  const hasWords = byWords.length === 0 ? () => false : wordsTest(key);
  const says = answers.says === undefined ? null : wholeWords(answers.says);
  const asked = askedWords(key, facts);
  const places = sightsInReach(facts).flatMap((sight) => {
    if (sight.distanceKm > maxKm || !suits(key, sight)) return [];
    const text = wordsOf(sight);
    const byKind = kinds.includes(sight.kind) || (byWords.includes(sight.kind) && hasWords(text));
    if (!byKind && says?.test(text) !== true) return [];
    const own = sight.note !== null && asked?.test(text) === true ? COST.asked : 0;
    return [{ sight, cost: costOf(sight, kinds.indexOf(sight.kind)) - own }];
  });
  return places.toSorted((a, b) => a.cost - b.cost).map(({ sight }) => sight);
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

/** The traveller's own words for a theme that has many: jazz, not opera. */
function askedWords(key: WishKey, { trip }: TripFacts): RegExp | null {
  if (!isThemeId(key)) return null;
  const { text } = foldText(trip.request.preferences);
  const words = [...text.matchAll(themeWords(key))].map(([word]) => word);
  return words.length === 0 ? null : wholeWords(words.join('|'));
}

/** Whether a sight's name or note has a word of the wish. */
function wordsTest(key: WishKey): (text: string) => boolean {
  if (isThemeId(key)) {
    const pattern = wholeWords(wordsOfTheme(key).join('|'));
    return (text) => pattern.test(text);
  }
  const pattern = WORDS[key] ?? FOOD;
  return (text) => pattern.test(text);
}

function themeWords(key: ThemeId): RegExp {
  return new RegExp(wholeWords(wordsOfTheme(key).join('|')).source, 'gu');
}

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\w'])(?:${words})(?![\\w'])`, 'u');
}

/** Of quarters and squares where one eats. */
const FOOD =
  /\b(?:eat|eats|food|stalls?|restaurants?|cooks?|kitchens?|tapas|market|essen|isst|staende|stand|restaurants?|kueche|koeche|markt|garkuechen?)\b/u;

const WORDS: Partial<Record<WishKey, RegExp>> = {
  'Family outings': /\b(?:child|children|kids|famil(?:y|ies)|kind|kindern?|familien?)\b/u,
  Hiking: /\b(?:paths?|trails?|hikes?|on foot|pfade?|wanderwege?|wanderung|zu fuss)\b/u,
};

function wordsOf({ name, note }: Sight): string {
  return foldText(`${name} ${note?.text ?? ''} ${note?.when ?? ''}`).text;
}
