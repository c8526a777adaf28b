import { WET_DAYS } from '#src/domain/climate/weather-judge.ts';
import type { FogCause } from '#src/domain/climate/fog.ts';
import type { WindEffect } from '#src/domain/climate/wind.ts';
import { joinSentences } from '../sentences.ts';
import type { WeatherFigures, WeatherWords } from '../weather/weather-words.ts';

/** Days of ten from which rain or snow is told apart. */
const TOLD = 0.95;

const FOG: Record<FogCause, string> = {
  'cold-sea':
    'Fog and low cloud come in from the cold sea, thickest in the morning; a few kilometres inland it is sunnier and warmer.',
  'monsoon-drizzle':
    'The khareef: cloud lies on the coast and its hills, it drizzles, everything turns green, and the sun hardly shows.',
  'winter-plain':
    'In still weather fog can lie on the plain all day; trains are surer than flights.',
};

const WIND: Record<WindEffect, string> = {
  'car-doors': 'Hold on to car doors, and leave the umbrella at home.',
  tent: 'Peg every guy line, and pitch the tent behind a bush or a wall.',
  lifts: 'The highest lifts can stand still on such days.',
  ridges: 'On ridges and passes it blows about twice as hard.',
  'lee-shore': 'It takes the edge off the heat; swim and paddle where the land shelters you.',
  boats: 'Small boats may stay in harbour: keep a second day for a boat trip.',
  bicycle: 'On a bicycle you will notice: ride out against it and home with it.',
  umbrella: 'It turns umbrellas inside out; a hood keeps you drier.',
  'no-breeze': '',
};

export const weatherEn: WeatherWords = {
  title: 'Weather',
  summary(f) {
    const where = f.place === '' ? f.range : `${f.range}, ${f.place}`;
    return `${where}: ${[temperatures(f), ...sea(f), rain(f), ...wind(f), light(f)].join('; ')}.`;
  },
  conditions: {
    'polar-night': (f) =>
      f.twilight === null
        ? 'The sun stays below the horizon and there is not even twilight: you need a lamp at every hour.'
        : `The sun does not rise. Blue twilight from ${f.twilight.dawn} to ${f.twilight.dusk} is the light you have.`,
    'midnight-sun': () =>
      'The sun does not set on these days. Sleep by the clock, with a mask; every hour has light.',
    'thin-air': (f) =>
      `At ${f.elevation} a breath holds about ${f.oxygen} of the oxygen at sea level. ${
        f.deathly
          ? 'No body gets used to that: those who go there climb for weeks and come down within hours.'
          : 'Take the first two days slowly and drink more than you want to.'
      }`,
    heat: (f) =>
      `Around ${f.high} in the afternoon: keep the early hours for effort and the middle of the day for shade.`,
    warm: (f) => `Days around ${f.high}, so short sleeves most of the time; nights near ${f.low}.`,
    mild: (f) =>
      `Around ${f.high} by day and ${f.low} at night: good walking weather, with a layer for the evening.`,
    cold: (f) => {
      if (f.deepCold) {
        return `Even the days stay near ${f.high}${chill(f)}. Cover all skin: several warm layers, and a windproof one over them.`;
      }
      return f.still
        ? `Even the days stay near ${f.high}, but the air hardly moves: warmth matters more than wind protection.`
        : `Even the days stay near ${f.high}${chill(f)}. Windproof layers matter more than thick ones.`;
    },
    humid: (f) =>
      f.felt?.by === 'humidity'
        ? `${f.humidity ?? ''} humidity makes ${f.high} feel like ${f.felt.celsius}, and nights stay near ${f.low}. Clothes dry slowly.`
        : `Nights hardly fall below ${f.usual === null ? f.low : f.coldNight}, so the air stays damp and clothes dry slowly.`,
    snow: (f) => joinSentences(lyingSnow(f), fallingSnow(f)),
    frost: (f) => {
      if (f.frostNights === null) {
        return `Nights average ${f.low}; expect ice on paths and water in the morning.`;
      }
      const nights =
        f.frostPer10 >= 9.5 ? 'nearly every night' : `${f.frostNights} of 10\u00A0nights`;
      return `Frost in ${nights}: expect ice on paths and water in the morning.`;
    },
    rain: (f) =>
      `Rain on ${f.rainDays} of 10\u00A0days, ${f.precipitation ?? ''}\u00A0mm over ${stay(f)}.`,
    showers: (f) =>
      `Rain on ${f.rainDays} of 10\u00A0days, ${f.precipitation ?? ''}\u00A0mm over ${stay(f)}${f.mostlyDry ? '; most days stay dry' : ''}.`,
    thunderstorms: (f) =>
      f.mountains
        ? `Warm, wet days over high ground: thunderstorms build up after noon. Be off the ridges by two.`
        : `At ${f.high} and this much moisture, rain often comes as a heavy afternoon storm. The mornings are the safer half.`,
    dry: (f) =>
      (f.wetDaysPer10 ?? 0) < 0.8
        ? `Hardly anything falls: less than one day in ten brings 1\u00A0mm.`
        : `Rain on only about ${f.wetDays ?? ''} of 10\u00A0days.`,
    'strong-sun': (f) =>
      `The sun climbs to ${f.noonAltitude}° at noon; under a clear sky that is a UV index of ${f.uvIndex}. Hat, shade and sunscreen from ten to four.`,
    'long-days': (f) => `${f.daylight} between sunrise at ${f.sunrise} and sunset at ${f.sunset}.`,
    'short-days': (f) =>
      `Only ${f.daylight} of daylight, from ${f.sunrise} to ${f.sunset}. Start with the light and carry a lamp.`,
    'storm-season': () =>
      'These are months of the storm season (hurricanes, typhoons, cyclones). Most weeks pass without one; book so that you can move, and follow the local warnings.',
    tides: () =>
      'The tides on this coast are large: look up the times before you walk on flats or round a headland, and start back when the water turns.',
    ticks: (f) =>
      `At ${f.high} ticks wait in grass and undergrowth. Wear long trousers off the path and check yourself every evening.`,
    mosquitoes: (f) =>
      f.tropics
        ? `Nights near ${f.low} and damp air: mosquitoes bite, and in the tropics they can pass on disease. Ask a doctor about protection some weeks ahead; cover up and use repellent.`
        : `The short summer of the north: with days near ${f.high}, mosquitoes are everywhere near water. Long sleeves, repellent, a net for the head.`,
    'polar-bears': () =>
      'Polar bears can be met anywhere outside the settlements: go out only with a guide who is equipped for it.',
    sunny: (f) => `Days around ${f.high}, most of them clear.`,
    fog: (f) => (f.fog === null ? '' : FOG[f.fog]),
    wind: (f) => joinSentences(strongWind(f), f.windEffect === null ? '' : WIND[f.windEffect]),
  },
};

function temperatures(f: WeatherFigures): string {
  const change =
    f.change === null ? '' : ` (${f.change.first} at the start, ${f.change.last} at the end)`;
  if (f.openSea) return `air around ${f.high} by day${change} and ${f.low} at night`;
  if (f.usual !== null && f.change === null) {
    return `days usually ${f.usual.highs}, nights ${f.usual.lows}`;
  }
  return f.days === 1
    ? `around ${f.high} by day, ${f.low} at night`
    : `days around ${f.high}${change}, nights around ${f.low}`;
}

function sea(f: WeatherFigures): string[] {
  return f.sea === null ? [] : [`the sea about ${f.sea}`];
}

function rain(f: WeatherFigures): string {
  if (f.wetDays === null || f.wetDaysPer10 === null) {
    return 'open sea, so these are figures of a coarse grid and there are none for rain';
  }
  const days = f.days === 1 ? '10\u00A0such days' : '10\u00A0days';
  const snows = f.snowfallPer10 >= TOLD;
  if (snows && f.rainPer10 >= TOLD) {
    return `rain on ${f.rainDays} and snow on ${f.snowfallDays} of ${days}`;
  }
  const what = snows ? 'snow' : 'rain';
  if (f.wetDaysPer10 < WET_DAYS.hardlyAny) return `hardly any ${f.snowLies ? 'snow' : 'rain'}`;
  if (f.wetDaysPer10 >= WET_DAYS.all) return `${what} on nearly every day`;
  return `${what} on ${f.wetDays} of ${days}`;
}

/** Named where it can be felt all day. */
function wind(f: WeatherFigures): string[] {
  return f.wind === null || f.windyDays === null ? [] : [`wind about ${f.wind}`];
}

function strongWind(f: WeatherFigures): string {
  const often = f.windyDays === null ? '' : `, strong on ${f.windyDays} of 10\u00A0days`;
  return `About ${f.wind ?? ''}${often}.`;
}

function chill(f: WeatherFigures): string {
  return f.felt?.by === 'wind' ? `, and feel like ${f.felt.celsius} in the wind` : '';
}

/** Not in the drizzle of a monsoon, which hardly adds up to a millimetre. */

function lyingSnow(f: WeatherFigures): string {
  if (f.snowAlways) return 'Snow on the ground nearly every day.';
  return f.snowLies && f.snowDays !== null ? `Snow lies on ${f.snowDays} of 10\u00A0days.` : '';
}

function fallingSnow(f: WeatherFigures): string {
  if (f.snowfallPer10 < TOLD) return f.snowLies ? 'Little new snow falls.' : '';
  if (f.rainPer10 < TOLD) return `It snows on ${f.snowfallDays} of 10\u00A0days.`;
  return `It snows on ${f.snowfallDays} of 10\u00A0days and rains on ${f.rainDays}: slush, and ice after dark.`;
}

function light(f: WeatherFigures): string {
  if (f.light === 'polar-day') return 'the sun never sets';
  if (f.light === 'normal') {
    return `light from ${f.sunrise} to ${f.sunset}${f.days > 21 ? ' halfway through' : ''}`;
  }
  if (f.twilight === null) return 'the sun never rises';
  return `the sun never rises, twilight from ${f.twilight.dawn} to ${f.twilight.dusk}`;
}

function stay(f: WeatherFigures): string {
  return f.days === 1 ? 'the day' : `${f.days}\u00A0days`;
}
