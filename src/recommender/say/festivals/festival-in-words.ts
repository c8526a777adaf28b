import { formatDatedRange, formatShortDayRange } from '#src/wording/day-ranges.ts';
import type { HeldFestival } from '#src/recommender/know/festivals/held-festivals.ts';
import type { Telling } from '../telling.ts';

/** A festival with its dates; null without one. */
export function festivalInWords<Held extends HeldFestival | null>(
  held: Held,
  telling: Pick<Telling, 'language' | 'voice'>,
): Held extends null ? null : { name: string; text: string };
export function festivalInWords(
  held: HeldFestival | null,
  { language, voice }: Pick<Telling, 'language' | 'voice'>,
): { name: string; text: string } | null {
  if (held === null) return null;
  const { days, festival } = held;
  const range = formatShortDayRange(days.first, days.last, language);
  const dates = festival.about ? voice.festivals.about(range) : range;
  return {
    name: festival.name[language],
    text: `${dates}${dates.endsWith('.') ? '' : '.'} ${festival.text[language]}`,
  };
}

/** Says when a festival is that was asked for and is on other days. */
export function otherDaysInWords(
  { days, festival }: HeldFestival,
  { language, voice }: Pick<Telling, 'language' | 'voice'>,
): string {
  const range = formatDatedRange(days.first, days.last, language);
  return voice.festivals.otherDays(festival.name[language], range);
}
