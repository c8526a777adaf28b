import { WET_DAYS } from '#src/domain/climate/weather-judge.ts';
import type { Season } from '../ideas/idea-words.ts';
import type { SeasonFigures } from '../ideas/idea-words.ts';

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth'] as const;

/** `turn` is the index of the suggestion: the wording of the same figure varies by it. */
export function seasonEn(f: SeasonFigures, turn: number): Season {
  return {
    near: f.place === '' ? '' : ` ${f.inTown ? 'in' : 'near'} ${f.place}`,
    high: f.high,
    low: f.low,
    sea: f.sea,
    rain: rain(f, turn),
    rainSentence: '',
    ifWet: f.snow ? 'If it snows' : 'If it rains',
    light: light(f, turn),
    morning: morning(f, turn),
    evening: evening(f),
    night: night(f),
    hot: f.hot,
    cold: f.cold,
    chilly: f.chilly,
    wet: f.wet && !f.snow,
    dark: f.light === 'polar-night' && f.twilight === null,
    festival: f.festival,
  };
}

function rain(f: SeasonFigures, turn: number): string {
  const what = f.snow ? 'snow' : 'rain';
  if (f.wetDaysPer10 === null) return 'rain that no figure covers out here';
  if (f.wetDaysPer10 < WET_DAYS.hardlyAny) {
    return pick([`hardly any ${what}`, `almost no ${what}`], turn);
  }
  if (f.wetDaysPer10 >= WET_DAYS.nearlyAll) {
    return pick([`${what} nearly every day`, `some ${what} most days`], turn);
  }
  if (f.wetDaysPer10 >= WET_DAYS.most) {
    return pick([`${what} on ${f.wetDays} of 10\u00A0days`, `${what} on most days`], turn);
  }
  const every = ORDINALS[f.everyDays] ?? '';
  return pick(
    [
      `${what} on ${f.wetDays} of 10\u00A0days`,
      every === '' ? `only a ${f.chance}% chance of a wet day` : `${what} about every ${every} day`,
      f.snow ? `a ${f.chance}% chance of snow on a day` : `a ${f.chance}% chance of a wet day`,
    ],
    turn,
  );
}

function light(f: SeasonFigures, turn: number): string {
  if (f.light === 'polar-day') return 'light around the clock';
  if (f.light === 'normal') {
    return pick(
      [
        `light from ${f.sunrise} to ${f.sunset}`,
        `daylight until ${f.sunset}`,
        `daylight for ${f.hours}\u00A0hours`,
      ],
      turn,
    );
  }
  if (f.twilight === null) return 'no daylight at all';
  return `twilight from ${f.twilight.dawn} to ${f.twilight.dusk}`;
}

function morning(f: SeasonFigures, turn: number): string {
  if (f.light === 'polar-day') return pick(['before seven', 'while others sleep'], turn);
  if (f.light === 'polar-night') {
    return f.twilight === null ? 'by lamp' : `when twilight begins at ${f.twilight.dawn}`;
  }
  if (f.sunriseIs === 'early') return pick(['before seven', 'before breakfast'], turn);
  if (f.sunriseIs === 'late') return `with the late sunrise at ${f.sunrise}`;
  return pick([`around sunrise at ${f.sunrise}`, 'in the first hour of light'], turn);
}

/** Follows 'it is'. */
function night(f: SeasonFigures): string {
  if (f.light === 'polar-night') return 'dark for most of the day';
  return f.darkBy === '' ? 'darkest around one' : `properly dark by about ${f.darkBy}`;
}

function evening(f: SeasonFigures): string {
  if (f.light === 'polar-day') return 'in the low light of midnight';
  if (f.light === 'normal') {
    return f.darkBy === '' ? 'late in the evening' : `towards sunset at ${f.sunset}`;
  }
  return f.twilight === null ? 'under the stars' : `in the blue light before ${f.twilight.dusk}`;
}

function pick(wordings: readonly string[], turn: number): string {
  return wordings[turn % wordings.length] ?? '';
}
