import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { IdeaRule } from './idea-rules.ts';
import type { PlannedTrip } from './planned-trips.ts';
import type { TableRule } from './table-rules.ts';

/** A text of a plan and what it is about: names in it may be in any language. */
type Text = { text: string; of: string; kind: 'summary' | 'description' | 'phrase' | 'safety' };

/**
 * The largest share of a language's plans in which one sentence may stand: of an idea, of a figure
 * of the trip, or of a note on safety.
 */
const MOST_PLANS = { idea: 0.05, figure: 0.2, safety: 0.2 };
/** Temperatures, times of the day and wet days, once the digits are cut. */
const FIGURE = /#\s°C|# (?:of|von) #|\b(?:um|at|by|by about|ab etwa) #/u;
/** Letters, from the shortest and to the longest that reads well on a phone. */
const LENGTHS: Record<Text['kind'], [least: number, most: number]> = {
  summary: [0, 420],
  description: [60, 440],
  phrase: [3, 110],
  safety: [30, 190],
};
const MOST_TITLE = 60;

/** Words of the other language that are no names. */
const FOREIGN: Record<Language, RegExp> = {
  de: /(?<![\p{L}-])(?:with|your|you|there|which|when|from|nearly|hardly)(?![\p{L}-])/u,
  en: /(?<![\p{L}-])(?:und|mit|dein|deine|nicht|oder|wenn|etwa|auch|kein|keine)(?![\p{L}-])/u,
};
/** Phrases of every brochure, which say nothing of a place. */
const FILLER: Record<Language, RegExp> = {
  de: /\bgenieß|atemberaubend|unvergesslich|malerisch|geheimtipp|sehenswert|einen Besuch wert|für jeden etwas|lass dich verzaubern|Seele baumeln|tauch(?:e|) ein in|\bist ein Muss\b|Paradies für/iu,
  en: /\benjoy (?:the|a|some|your)\b|breathtaking|stunning|unforgettable|picturesque|hidden gem|must-see|worth a visit|something for everyone|soak up|nestled|boasts|vibrant|immerse yourself|don.t miss|paradise for/iu,
};
const BROKEN =
  /\{\{|undefined|\bNaN\b| {2}|\s[.,;:!?]|\.\.(?!\.)|(?<![\p{L}-])(?<word>[\p{L}]{2,}) \k<word>(?![\p{L}-])/iu;
/** Names, and German pronouns before an article or another: 'die Göttin, die die Sonne verschluckt'. */
const DOUBLES =
  /\b(?:Llao Llao|Mau Mau|ding ding|Ding Ding|Bora Bora|Phi Phi|Aci Aci|die die|der der|das das|sie sie)\b/gu;

/** The rules of a single plan. */
export const WORD_RULES: readonly IdeaRule[] = [
  {
    name: 'no broken text: gaps, doubled words, placeholders',
    check: (planned) => textsOf(planned).flatMap((one) => (isBroken(one.text) ? [one.text] : [])),
  },
  {
    name: 'a description is whole sentences, from a capital to a full stop',
    check: (planned) =>
      textsOf(planned).flatMap(({ kind, text }) =>
        kind === 'phrase' || text === '' || /^[\p{Lu}\p{N}„“"'’‘−–ʻ].*[.!?…][“”]?$/su.test(text)
          ? []
          : [text],
      ),
  },
  {
    name: 'no words of the other language',
    check: (planned) =>
      textsOf(planned).flatMap(({ text, of }) =>
        FOREIGN[planned.trip.language].test(withoutNames(text, of)) ? [text] : [],
      ),
  },
  {
    name: 'nothing out of a brochure',
    check: (planned) =>
      textsOf(planned).flatMap(({ text }) =>
        FILLER[planned.trip.language].test(text) ? [text] : [],
      ),
  },
  { name: 'no text quotes the wish', check: quotesOf },
  {
    name: 'texts are neither cut short nor endless',
    check: (planned) => [
      ...textsOf(planned).flatMap(({ kind, text }) => {
        const [least, most] = LENGTHS[kind];
        return text.length < least || text.length > most ? [`${text.length}: ${text}`] : [];
      }),
      ...planned.plan.sections.activities.suggestions.flatMap(({ name }) =>
        name.length > MOST_TITLE && !planned.expected.may.has('long-title')
          ? [`${name.length}: ${name}`]
          : [],
      ),
    ],
  },
];

/** Shares over all plans. */
export function wordTableRules(planned: readonly PlannedTrip[]): TableRule[] {
  return LANGUAGES.flatMap((language) => [
    sentenceRule(planned, language, 'idea'),
    sentenceRule(planned, language, 'figure'),
    sentenceRule(planned, language, 'safety'),
  ]);
}

function sentenceRule(
  planned: readonly PlannedTrip[],
  language: Language,
  what: keyof typeof MOST_PLANS,
): TableRule {
  const plans = planned.filter(({ trip }) => trip.language === language);
  const counts = sentenceCounts(plans, what);
  const often = counts.filter(({ count }) => count > plans.length * MOST_PLANS[what]);
  return {
    name: `${language}: the same sentence (${what}) in ${Math.round(MOST_PLANS[what] * 100)} % of the plans at most`,
    figure: `${counts.length} different; the most frequent in ${counts[0]?.count ?? 0} of ${plans.length} plans`,
    met: often.length === 0,
    breaks: often.map(({ sentence, count }) => `${count} plans: ${sentence}`),
  };
}

/** Sentences without names and figures, the most frequent first. */
function sentenceCounts(
  plans: readonly PlannedTrip[],
  what: keyof typeof MOST_PLANS,
): { sentence: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const plan of plans) {
    const kindOf = what === 'safety' ? 'safety' : 'description';
    const texts = textsOf(plan).filter(({ kind }) => kind === kindOf);
    const sentences = texts
      .flatMap(sentencesOf)
      .filter((sentence) => what === 'safety' || FIGURE.test(sentence) === (what === 'figure'));
    const own = new Set(sentences);
    for (const sentence of own) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts]
    .map(([sentence, count]) => ({ sentence, count }))
    .toSorted((a, b) => b.count - a.count);
}

function sentencesOf({ text, of }: Text): string[] {
  return withoutNames(text, of)
    .replaceAll(/[\d.,:–−\u2060]*\d/gu, '#')
    .split(/(?<=[.!?])\s/u);
}

function textsOf({ plan }: PlannedTrip): Text[] {
  const { summary, suggestions, safety } = plan.sections.activities;
  const phrases = suggestions.flatMap(({ name, when, asks }) =>
    [when, asks]
      .filter((text) => text !== undefined)
      .map((text): Text => ({ text, of: name, kind: 'phrase' })),
  );
  return [
    { text: summary, of: '', kind: 'summary' },
    ...suggestions.map(({ name, description }): Text => ({
      text: description,
      of: name,
      kind: 'description',
    })),
    ...phrases,
    ...(safety ?? []).map(({ lead, text }): Text => ({ text, of: lead, kind: 'safety' })),
  ];
}

/** Without the name of the idea and quotations. */
function withoutNames(text: string, of: string): string {
  const own = of === '' ? text : text.replaceAll(of, '…');
  return own.replaceAll(/[„“][^“”]*[“”]/gu, '…');
}

function isBroken(text: string): boolean {
  return BROKEN.test(text.replaceAll(DOUBLES, '…').replaceAll('\u00A0', '_'));
}

const TOLD =
  /you (?:asked|named|wished)|as you wish|your wish|du (?:wünschst|hast (?:es|dir)) |dein wunsch/u;

/** The mark beside an idea says which wish it serves: no text repeats the traveller's own words. */
function quotesOf({ plan, trip, expected }: PlannedTrip): string[] {
  if (expected.may.has('quote')) return [];
  const wish = trip.request.preferences.toLowerCase();
  const { suggestions } = plan.sections.activities;
  return suggestions.flatMap(({ name, description, wish: mark }) => {
    const text = description.replaceAll(name, '…').toLowerCase();
    const whole = wish.includes(' ') && text.includes(wish);
    const told = TOLD.test(text);
    const marked = mark !== undefined && /[“”]/u.test(text) && text.includes(`“${mark}”`);
    return whole || told || marked ? [`${name}: ${description}`] : [];
  });
}
