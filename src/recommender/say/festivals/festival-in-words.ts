import { addDays } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDatedRange, formatShortDayRange } from '#src/wording/day-ranges.ts';
import { festivalsDe } from '../de/festivals.ts';
import { festivalsEn } from '../en/festivals.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import type { Festival } from '#src/recommender/know/festivals/festival.ts';
import type { FestivalWords } from './festival-words.ts';
import { festivalsOn } from '#src/recommender/know/festivals/festivals-on.ts';

type FestivalNote = { name: string; text: string; effect: Festival['effect'] };

const WORDS: Record<Language, FestivalWords> = { en: festivalsEn, de: festivalsDe };
const YEAR_DAYS = 365;
/** Shorter words are part of too many names. */
const NAME_FROM_LETTERS = 5;
const CELEBRATED: ReadonlySet<Festival['effect']> = new Set<Festival['effect']>([
  'great-feast',
  'feast',
]);

/** The festivals and holidays of the trip's days, each with its dates in the trip's language. */
export function festivalNotes({ country, trip }: TripFacts): FestivalNote[] {
  const { language, location, request } = trip;
  const point = { lat: location.lat, lng: location.lng, country: country?.code ?? null };
  return festivalsOn(point, request.startDate, request.endDate).map(({ festival, days }) => {
    const range = formatShortDayRange(days.first, days.last, language);
    const dates = festival.about ? WORDS[language].about(range) : range;
    return {
      name: festival.name[language],
      text: `${dates}${dates.endsWith('.') ? '' : '.'} ${festival.text[language]}`,
      effect: festival.effect,
    };
  });
}

/** The first festival of these days that people travel to; null without one. */
export function celebratedIn(facts: TripFacts): FestivalNote | null {
  const notes = festivalNotes(facts).filter(({ effect }) => CELEBRATED.has(effect));
  return notes.find(({ effect }) => effect === 'great-feast') ?? notes[0] ?? null;
}

/** Says when the festival of the place that the word names is, if not on the trip's days; else ''. */
export function festivalOnOtherDays(word: string, { country, trip }: TripFacts): string {
  const { language, location, request } = trip;
  const { startDate, endDate } = request;
  const point = { lat: location.lat, lng: location.lng, country: country?.code ?? null };
  const asked = foldText(word).text;
  if (asked.length < NAME_FROM_LETTERS) return '';
  const named = festivalsOn(point, startDate, addDays(startDate, YEAR_DAYS)).find(({ festival }) =>
    Object.values(festival.name).some((name) => isNamed(foldText(name).text, asked)),
  );
  if (named === undefined || named.days.first <= endDate) return '';
  const range = formatDatedRange(named.days.first, named.days.last, language);
  return WORDS[language].otherDays(named.festival.name[language], range);
}

function isNamed(name: string, asked: string): boolean {
  return name.includes(asked) || asked.includes(name);
}
