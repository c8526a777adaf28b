import { WET_DAYS } from '#src/domain/climate/weather-judge.ts';
import type { Season } from '../ideas/idea-words.ts';
import type { SeasonFigures } from '../ideas/idea-words.ts';

const ORDINALS = ['', '', 'zweiten', 'dritten', 'vierten', 'fünften'] as const;

/** `turn` is the index of the suggestion: the wording of the same figure varies by it. */
export function seasonDe(f: SeasonFigures, turn: number): Season {
  return {
    near: f.place === '' ? '' : ` ${f.inTown ? 'in' : 'bei'} ${f.place}`,
    high: f.high,
    low: f.low,
    sea: f.sea,
    rain: '',
    rainSentence: rainSentence(f, turn),
    ifWet: f.snow ? 'Wenn es schneit' : 'Wenn es regnet',
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

function rainSentence(f: SeasonFigures, turn: number): string {
  const what = f.snow ? 'Schnee' : 'Regen';
  if (f.wetDaysPer10 === null) return '';
  if (f.wetDaysPer10 < WET_DAYS.hardlyAny) {
    return pick([`${what} fällt kaum.`, `Mit ${what} musst du kaum rechnen.`], turn);
  }
  if (f.wetDaysPer10 >= WET_DAYS.nearlyAll) {
    return pick([`${what} fällt fast jeden Tag.`, `Rechne fast täglich mit ${what}.`], turn);
  }
  if (f.wetDaysPer10 >= WET_DAYS.most) {
    return pick(
      [`${what} fällt an ${f.wetDays} von 10\u00A0Tagen.`, `An den meisten Tagen fällt ${what}.`],
      turn,
    );
  }
  const every = ORDINALS[f.everyDays] ?? '';
  return pick(
    [
      `${what} fällt an ${f.wetDays} von 10\u00A0Tagen.`,
      every === ''
        ? `Ab und zu ist ein Tag nass (${f.chance}\u00A0%).`
        : `Etwa jeden ${every} Tag ist mit ${what} zu rechnen.`,
      f.snow
        ? `Die Aussicht auf einen Tag mit Schnee liegt bei ${f.chance}\u00A0%.`
        : `Die Aussicht auf einen nassen Tag liegt bei ${f.chance}\u00A0%.`,
    ],
    turn,
  );
}

function light(f: SeasonFigures, turn: number): string {
  if (f.light === 'polar-day') return 'rund um die Uhr hell';
  if (f.light === 'normal') {
    return pick(
      [
        `hell von ${f.sunrise} bis ${f.sunset}`,
        `hell bis ${f.sunset}`,
        `${f.hours}\u00A0Stunden hell`,
      ],
      turn,
    );
  }
  if (f.twilight === null) return 'kein Tageslicht';
  return `Dämmerung von ${f.twilight.dawn} bis ${f.twilight.dusk}`;
}

function morning(f: SeasonFigures, turn: number): string {
  if (f.light === 'polar-day') return pick(['vor sieben Uhr', 'in aller Frühe'], turn);
  if (f.light === 'polar-night') {
    return f.twilight === null ? 'mit Lampe' : `zum Beginn der Dämmerung um ${f.twilight.dawn}`;
  }
  if (f.sunriseIs === 'early') return pick(['vor sieben Uhr', 'in aller Frühe'], turn);
  if (f.sunriseIs === 'late') return `mit dem späten Sonnenaufgang um ${f.sunrise}`;
  return pick([`zum Sonnenaufgang um ${f.sunrise}`, 'in der ersten hellen Stunde'], turn);
}

/** Follows „es ist“. */
function night(f: SeasonFigures): string {
  if (f.light === 'polar-night') return 'den größten Teil des Tages dunkel';
  return f.darkBy === '' ? 'gegen ein Uhr am dunkelsten' : `ab etwa ${f.darkBy} richtig dunkel`;
}

function evening(f: SeasonFigures): string {
  if (f.light === 'polar-day') return 'im flachen Licht um Mitternacht';
  if (f.light === 'normal') {
    return f.darkBy === '' ? 'am späten Abend' : `gegen Sonnenuntergang um ${f.sunset}`;
  }
  return f.twilight === null ? 'unter den Sternen' : `im blauen Licht vor ${f.twilight.dusk}`;
}

function pick(wordings: readonly string[], turn: number): string {
  return wordings[turn % wordings.length] ?? '';
}
