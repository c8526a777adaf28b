import type { Activities } from '#src/domain/trip/recommendation.ts';
import { formatCelsius } from '#src/wording/units.ts';
import type { Decision, PlannedIdea } from '#src/recommender/decide/decision.ts';
import { isSight } from '#src/recommender/decide/ideas/choice.ts';
import type { UnmetWish } from '#src/recommender/decide/wishes/unmet-wishes.ts';
import { isNoGo } from '#src/recommender/know/safety/forbidden-here.ts';
import { seaShore } from '#src/recommender/know/season/conditions-of-place.ts';
import { otherDaysInWords } from '../festivals/festival-in-words.ts';
import { safetyInWords } from '../safety/safety-in-words.ts';
import { joinSentences } from '../sentences.ts';
import { sightDescriber } from '../sights/describe-sight.ts';
import type { Telling } from '../telling.ts';
import { wishLabel } from '../wish-label.ts';
import { describeIdea } from './describe-idea.ts';
import { summaryFigures } from './summary-figures.ts';

export function composeActivities(telling: Telling, decision: Decision): Activities {
  const { ideas, notUnderstood, safety } = decision;
  const { voice } = telling;
  const describeSight = sightDescriber(telling);
  return {
    title: voice.activities.title,
    summary: summaryOf(telling, decision),
    suggestions: ideas.map(({ choice, ...more }, turn) =>
      isSight(choice)
        ? describeSight({ choice, ...more })
        : describeIdea(telling, { choice, ...more }, turn),
    ),
    ...(notUnderstood === null
      ? {}
      : {
          notUnderstood: {
            words: [...notUnderstood.words],
            instead: notUnderstood.instead.map((activity) => wishLabel(activity, voice)),
          },
        }),
    ...(telling.facts.trip.between === undefined
      ? {}
      : { wishes: wishesOfStop(telling, decision) }),
    ...(safety.length === 0 ? {} : { safety: safety.map((note) => safetyInWords(note, telling)) }),
  };
}

function wishesOfStop(telling: Telling, { unmet }: Decision): NonNullable<Activities['wishes']> {
  const missed = new Set(unmet.map(({ word }) => word));
  const asked = telling.facts.reading.asked.map(({ word }) => word);
  return {
    met: asked.filter((word) => !missed.has(word)),
    unmet: unmetInWords(unmet, telling),
    refused: refusedInWords(telling),
  };
}

function refusedInWords({ facts, voice }: Telling): string {
  const { refused } = facts.reading;
  if (refused.length === 0) return '';
  return joinSentences(voice.activities.refused(refused.map(({ word }) => word)));
}

function summaryOf(telling: Telling, decision: Decision): string {
  const { ideas, unmet } = decision;
  const { facts, voice } = telling;
  const figures = summaryFigures(decision, telling);
  return joinSentences(
    figures === null ? '' : voice.activities.summary(figures),
    ...unmetInWords(unmet, telling).map(({ text }) => text),
    refusedInWords(telling),
    ideas.some(hasPlace) || isNoGo(facts) ? '' : voice.activities.nothingNamed,
  );
}

function hasPlace({ choice }: PlannedIdea): boolean {
  return isSight(choice) || choice.feature !== null;
}

/** Wishes that fail for one reason share a sentence. */
function unmetInWords(
  unmet: readonly UnmetWish[],
  telling: Telling,
): { words: string[]; text: string }[] {
  const { facts, language, voice } = telling;
  const { climate, sea } = facts;
  const figures = {
    high: formatCelsius(climate.high, language),
    low: formatCelsius(climate.low, language),
    sea: sea === null || !seaShore(facts) ? null : formatCelsius(sea, language),
    atStop: facts.trip.between !== undefined,
  };
  const reasons = new Set(unmet.map(({ why }) => why));
  return [...reasons].map((why) => {
    const words = unmet.filter((wish) => wish.why === why).map(({ word }) => word);
    const text =
      typeof why === 'string'
        ? voice.activities.missing(words, why, figures)
        : otherDaysInWords(why, telling);
    return { words, text: joinSentences(text) };
  });
}
