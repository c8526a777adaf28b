import type { WeatherFigures, WeatherWords } from '../weather/weather-words.ts';

export const weatherEn: WeatherWords = {
  title: 'Weather',
  summary(f) {
    const where = f.place === '' ? f.range : `${f.range}, ${f.place}`;
    return `${where}: ${[temperatures(f), ...sea(f), rain(f), light(f)].join('; ')}.`;
  },
  conditions: {
    'polar-night': (f) =>
      f.twilight === null
        ? 'The sun stays below the horizon and there is not even twilight: plan every hour by lamp.'
        : `The sun does not rise. Blue twilight from ${f.twilight.dawn} to ${f.twilight.dusk} is the light you have.`,
    'midnight-sun': () =>
      'The sun does not set on these days. Sleep by the clock, with a mask; every hour has light.',
    'thin-air': (f) =>
      `At ${f.elevation} a breath holds about ${f.oxygen} of the oxygen at sea level. Take the first two days slowly and drink more than you want to.`,
    heat: (f) =>
      `Around ${f.high} in the afternoon: keep the early hours for effort and the middle of the day for shade.`,
    warm: (f) => `Days around ${f.high}, so short sleeves most of the time; nights near ${f.low}.`,
    mild: (f) =>
      `Around ${f.high} by day and ${f.low} at night: good weather for moving, with a layer for the evening.`,
    cold: (f) =>
      f.deepCold
        ? `Even the days stay near ${f.high}. Cover all skin: several warm layers, and a windproof one over them.`
        : `Even the days stay near ${f.high}. Windproof layers matter more than thick ones.`,
    humid: (f) =>
      `Nights hardly fall below ${f.usual === null ? f.low : f.coldNight}, so the air stays damp and clothes dry slowly.`,
    snow: (f) =>
      f.snowLies
        ? f.snowDays === null
          ? `With days near ${f.high} what falls is snow, and it is likely to lie.`
          : `Snow lies on ${f.snowDays} of 10\u00A0days, and with days near ${f.high} more may fall.`
        : `Close to freezing (${f.low} to ${f.high}): rain may turn to snow on ${f.wetDays ?? 'some'} of 10\u00A0days.`,
    frost: (f) => {
      if (f.frostNights === null) {
        return `Nights average ${f.low}; reckon with ice on paths and water in the morning.`;
      }
      const nights =
        f.frostPer10 >= 9.5 ? 'nearly every night' : `${f.frostNights} of 10\u00A0nights`;
      return `Frost in ${nights}: reckon with ice on paths and water in the morning.`;
    },
    rain: (f) =>
      `${f.wetDays ?? ''} of 10\u00A0days bring at least 1\u00A0mm, about ${f.precipitation ?? ''}\u00A0mm over ${stay(f)}. Plan with the rain, not around it.`,
    showers: (f) =>
      `Rain on ${f.wetDays ?? ''} of 10\u00A0days, about ${f.precipitation ?? ''}\u00A0mm over ${stay(f)}; most days stay dry.`,
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
    'long-days': (f) =>
      `${f.daylight} between sunrise at ${f.sunrise} and sunset at ${f.sunset}: time for two outings in one day.`,
    'short-days': (f) =>
      `Only ${f.daylight} of daylight, from ${f.sunrise} to ${f.sunset}. Start with the light and carry a lamp.`,
    'storm-season': () =>
      'These are months of the storm season (hurricanes, typhoons, cyclones). Most weeks pass without one; book so that you can move, and follow the local warnings.',
    tides: () =>
      'The tides on this coast are large: look up the times before you walk on flats or round a headland, and start back when the water turns.',
    ticks: (f) =>
      `At ${f.high} ticks wait in grass and undergrowth. Wear long trousers off the path and search yourself every evening.`,
    mosquitoes: (f) =>
      f.tropics
        ? `Nights near ${f.low} and damp air: mosquitoes bite, and in the tropics they can pass on disease. Ask a doctor about protection some weeks ahead; cover up and use repellent.`
        : `The short summer of the north: with days near ${f.high} mosquitoes are everywhere near water. Long sleeves, repellent, a net for the head.`,
    'polar-bears': () =>
      'Polar bears can be met anywhere outside the settlements: go out only with a guide who is equipped for it.',
    sunny: (f) => `Days around ${f.high}, most of them clear.`,
    fog: () => 'Fog is possible in the morning.',
    wind: () => 'Open ground: expect wind.',
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
  const what = f.snowLies ? 'snow' : 'rain';
  if (f.wetDaysPer10 < 0.8) return `hardly any ${what}`;
  if (f.wetDaysPer10 >= 9.5) return `${what} on nearly every day`;
  return `${what} on ${f.wetDays} of ${days}`;
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
