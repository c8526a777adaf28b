import { LANGUAGES } from '../language/language.ts';
import type { Language } from '../language/language.ts';
import type { Recommendation } from '../trip/recommendation.ts';
import type { PlannedStop } from '../trip/trip.ts';

type Activities = Recommendation['sections']['activities'];

/**
 * The stops of a new plan without complaints about what another stop answers: 'lobster' is no matter in the
 * mountains if it is eaten by the sea. What no stop understands, and what is left out at all, is said at the first.
 */
export function metElsewhere(stops: readonly PlannedStop[]): PlannedStop[] {
  return LANGUAGES.reduce((said, language) => metInLanguage(said, language), [...stops]);
}

function metInLanguage(stops: readonly PlannedStop[], language: Language): PlannedStop[] {
  const all = stops.map(
    ({ wordings }) => wordings[language]?.recommendation.sections.activities ?? null,
  );
  // An AI service says none of this.
  const known = all.filter((activities) => activities?.wishes !== undefined);
  if (known.length < 2) return [...stops];
  const met = new Set(known.flatMap((activities) => activities?.wishes?.met ?? []));
  const foreign = (known[0]?.notUnderstood?.words ?? []).filter((word) =>
    known.every((activities) => activities?.notUnderstood?.words.includes(word)),
  );
  return stops.map((stop, at) => {
    const activities = all[at] ?? null;
    if (activities?.wishes === undefined) return stop;
    const isFirst = activities === known[0];
    const words = isFirst ? foreign : [];
    const said = quieter(activities, { met, words });
    return withActivities(stop, language, isFirst ? said : withoutRefused(said));
  });
}

/** `words`: what is not understood. */
function quieter(
  { notUnderstood, ...activities }: Activities,
  { met, words }: { met: ReadonlySet<string>; words: readonly string[] },
): Activities {
  const needless = (activities.wishes?.unmet ?? []).filter((unmet) =>
    unmet.words.every((word) => met.has(word)),
  );
  return {
    ...activities,
    summary: needless.reduce((summary, { text }) => without(summary, text), activities.summary),
    ...(notUnderstood === undefined || words.length === 0
      ? {}
      : { notUnderstood: { ...notUnderstood, words: [...words] } }),
  };
}

function withoutRefused(activities: Activities): Activities {
  const { refused = '' } = activities.wishes ?? {};
  return { ...activities, summary: without(activities.summary, refused) };
}

function without(summary: string, sentence: string): string {
  return summary.replace(sentence, '').replaceAll(/ {2,}/gu, ' ').trim();
}

function withActivities(
  stop: PlannedStop,
  language: Language,
  activities: Activities,
): PlannedStop {
  const wording = stop.wordings[language];
  if (wording === undefined) return stop;
  const { recommendation } = wording;
  const sections = { ...recommendation.sections, activities };
  return {
    ...stop,
    wordings: {
      ...stop.wordings,
      [language]: { ...wording, recommendation: { ...recommendation, sections } },
    },
  };
}
