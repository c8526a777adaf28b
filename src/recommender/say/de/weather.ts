import { WET_DAYS } from '#src/domain/climate/weather-judge.ts';
import type { FogCause } from '#src/domain/climate/fog.ts';
import type { WindEffect } from '#src/domain/climate/wind.ts';
import { joinSentences } from '../sentences.ts';
import type { WeatherFigures, WeatherWords } from '../weather/weather-words.ts';

/** Days of ten from which rain or snow is told apart. */
const TOLD = 0.95;

const FOG: Record<FogCause, string> = {
  'cold-sea':
    'Nebel und tiefe Wolken ziehen vom kalten Meer herein, am dichtesten morgens; wenige Kilometer landeinwärts ist es sonniger und wärmer.',
  'monsoon-drizzle':
    'Der Khareef: Wolken liegen auf Küste und Bergen, es nieselt, alles wird grün, und die Sonne zeigt sich kaum.',
  'winter-plain':
    'Bei ruhigem Wetter liegt der Nebel manchmal den ganzen Tag auf der Ebene; auf Züge ist dann mehr Verlass als auf Flüge.',
};

const WIND: Record<WindEffect, string> = {
  'car-doors': 'Halt die Autotür fest, und lass den Schirm zu Hause.',
  tent: 'Spann jede Zeltleine, und such dir einen Platz hinter Busch oder Mauer.',
  lifts: 'Die höchsten Lifte stehen an solchen Tagen schon mal still.',
  ridges: 'Auf Graten und Pässen weht es etwa doppelt so stark.',
  'lee-shore': 'Er macht die Hitze erträglich; bade und paddle dort, wo das Land dich schützt.',
  boats: 'Kleine Boote bleiben dann im Hafen: Halt dir für die Bootsfahrt einen zweiten Tag frei.',
  bicycle: 'Auf dem Rad merkst du ihn: Fahr gegen ihn los und mit ihm heim.',
  umbrella: 'Er stülpt Schirme um; mit Kapuze bleibst du trockener.',
  'no-breeze': '',
};

export const weatherDe: WeatherWords = {
  title: 'Wetter',
  summary(f) {
    const where = f.place === '' ? f.range : `${f.range}, ${f.place}`;
    return `${where}: ${[temperatures(f), ...sea(f), rain(f), ...wind(f), light(f)].join('; ')}.`;
  },
  conditions: {
    'polar-night': (f) =>
      f.twilight === null
        ? 'Die Sonne bleibt unter dem Horizont, und nicht einmal Dämmerung gibt es: Du brauchst immer eine Lampe.'
        : `Die Sonne geht nicht auf. Blaue Dämmerung von ${f.twilight.dawn} bis ${f.twilight.dusk} ist das Licht, das du hast.`,
    'midnight-sun': () =>
      'Die Sonne geht an diesen Tagen nicht unter. Schlaf nach der Uhr und mit Maske; hell ist es zu jeder Stunde.',
    'thin-air': (f) =>
      `Auf ${f.elevation} steckt in jedem Atemzug nur noch etwa ${f.oxygen} des Sauerstoffs wie auf Meereshöhe. ${
        f.deathly
          ? 'Daran gewöhnt sich kein Körper: Wer dorthin will, steigt wochenlang auf und ist nach Stunden wieder unten.'
          : 'Lass es die ersten zwei Tage ruhig angehen und trink mehr, als du Durst hast.'
      }`,
    heat: (f) =>
      `Nachmittags um ${f.high}: Leg das Anstrengende in die frühen Stunden und die Mittagszeit in den Schatten.`,
    warm: (f) =>
      `Tagsüber um ${f.high}, da reichen meist kurze Ärmel; nachts kühlt es auf etwa ${f.low} ab.`,
    mild: (f) =>
      `Um ${f.high} am Tag und ${f.low} in der Nacht: gutes Wanderwetter, mit einer Schicht mehr für den Abend.`,
    cold: (f) => {
      if (f.deepCold) {
        return `Auch am Tag bleibt es bei ${f.high}${chill(f)}. Bedeck alle Haut: mehrere warme Schichten und eine winddichte darüber.`;
      }
      return f.still
        ? `Auch am Tag wird es nur etwa ${f.high}, aber die Luft steht fast: Warm ist jetzt wichtiger als winddicht.`
        : `Auch am Tag wird es nur etwa ${f.high}${chill(f)}. Winddicht ist jetzt wichtiger als dick.`;
    },
    humid: (f) =>
      f.felt?.by === 'humidity'
        ? `Bei ${f.humidity ?? ''} Luftfeuchte fühlen sich ${f.high} an wie ${f.felt.celsius}, und nachts bleibt es bei ${f.low}. Wäsche trocknet langsam.`
        : `Nachts fällt es kaum unter ${f.usual === null ? f.low : f.coldNight}; die Luft bleibt feucht, und Wäsche trocknet langsam.`,
    snow: (f) => joinSentences(lyingSnow(f), fallingSnow(f)),
    frost: (f) => {
      if (f.frostNights === null) {
        return `Die Nächte liegen im Mittel bei ${f.low}; rechne morgens mit Eis auf Wegen und Wasser.`;
      }
      const nights =
        f.frostPer10 >= 9.5 ? 'fast jeder Nacht' : `${f.frostNights} von 10\u00A0Nächten`;
      return `Frost in ${nights}: Rechne morgens mit Eis auf Wegen und Wasser.`;
    },
    rain: (f) =>
      `Regen an ${f.rainDays} von 10\u00A0Tagen, ${f.precipitation ?? ''}\u00A0mm ${stay(f)}.`,
    showers: (f) =>
      `Regen an ${f.rainDays} von 10\u00A0Tagen, ${f.precipitation ?? ''}\u00A0mm ${stay(f)}${f.mostlyDry ? '; die meisten Tage bleiben trocken' : ''}.`,
    thunderstorms: (f) =>
      f.mountains
        ? 'Warme, feuchte Tage im Gebirge: Nach Mittag bauen sich Gewitter auf. Sei bis zwei Uhr von den Graten herunter.'
        : `Bei ${f.high} und so viel Feuchte kommt der Regen oft als kräftiges Gewitter am Nachmittag. Der Vormittag ist die sichere Hälfte.`,
    dry: (f) =>
      (f.wetDaysPer10 ?? 0) < 0.8
        ? 'Es fällt fast nichts: An weniger als einem von zehn Tagen kommt 1\u00A0mm zusammen.'
        : `Regen nur an etwa ${f.wetDays ?? ''} von 10\u00A0Tagen.`,
    'strong-sun': (f) =>
      `Mittags steht die Sonne ${f.noonAltitude}° hoch; bei klarem Himmel bedeutet das einen UV-Index von ${f.uvIndex}. Hut, Schatten und Sonnencreme von zehn bis vier.`,
    'long-days': (f) =>
      `${f.daylight} liegen zwischen Sonnenaufgang um ${f.sunrise} und Sonnenuntergang um ${f.sunset}.`,
    'short-days': (f) =>
      `Nur ${f.daylight} Tageslicht, von ${f.sunrise} bis ${f.sunset}. Geh mit dem ersten Licht los und nimm eine Lampe mit.`,
    'storm-season': () =>
      'In diesen Monaten ist Saison für Wirbelstürme. Die meisten Wochen bleiben ohne; buche so, dass du umplanen kannst, und achte auf die Warnungen vor Ort.',
    tides: () =>
      'An dieser Küste ist der Tidenhub groß: Sieh nach den Zeiten, bevor du ins Watt oder um eine Landspitze gehst, und kehr um, sobald das Wasser aufläuft.',
    ticks: (f) =>
      `Bei ${f.high} sitzen Zecken im Gras und im Unterholz. Trag abseits der Wege lange Hosen und such dich jeden Abend ab.`,
    mosquitoes: (f) =>
      f.tropics
        ? `Nächte um ${f.low} und feuchte Luft: Mücken stechen, und in den Tropen können sie Krankheiten übertragen. Frag einige Wochen vorher ärztlich nach, welcher Schutz nötig ist; lange Kleidung und Mückenschutz gehören dazu.`
        : `Der kurze Sommer des Nordens: Bei Tagen um ${f.high} sind die Mücken am Wasser überall. Lange Ärmel, Mückenschutz, ein Netz für den Kopf.`,
    'polar-bears': () =>
      'Außerhalb der Siedlungen kann man überall Eisbären begegnen: Geh nur mit Guides hinaus, die dafür ausgerüstet sind.',
    sunny: (f) => `Tagsüber um ${f.high}, meist klar.`,
    fog: (f) => (f.fog === null ? '' : FOG[f.fog]),
    wind: (f) => joinSentences(strongWind(f), f.windEffect === null ? '' : WIND[f.windEffect]),
  },
};

function temperatures(f: WeatherFigures): string {
  const change = f.change === null ? '' : ` (anfangs ${f.change.first}, am Ende ${f.change.last})`;
  if (f.openSea) return `Luft am Tag um ${f.high}${change}, in der Nacht um ${f.low}`;
  if (f.usual !== null && f.change === null) {
    return `tagsüber meist ${f.usual.highs}, nachts ${f.usual.lows}`;
  }
  return f.days === 1
    ? `am Tag um ${f.high}, in der Nacht um ${f.low}`
    : `tagsüber um ${f.high}${change}, nachts um ${f.low}`;
}

function sea(f: WeatherFigures): string[] {
  return f.sea === null ? [] : [`das Meer etwa ${f.sea}`];
}

function rain(f: WeatherFigures): string {
  if (f.wetDays === null || f.wetDaysPer10 === null) {
    return 'offenes Meer, daher Werte aus einem groben Gitter und keine für den Regen';
  }
  const days = f.days === 1 ? '10\u00A0solchen Tagen' : '10\u00A0Tagen';
  const snows = f.snowfallPer10 >= TOLD;
  if (snows && f.rainPer10 >= TOLD) {
    return `Regen an ${f.rainDays} und Schnee an ${f.snowfallDays} von ${days}`;
  }
  const what = snows ? 'Schnee' : 'Regen';
  if (f.wetDaysPer10 < WET_DAYS.hardlyAny) return `kaum ${f.snowLies ? 'Schneefall' : 'Regen'}`;
  if (f.wetDaysPer10 >= WET_DAYS.all) return `${what} an fast jedem Tag`;
  return `${what} an ${f.wetDays} von ${days}`;
}

/** Named where it can be felt all day. */
function wind(f: WeatherFigures): string[] {
  return f.wind === null || f.windyDays === null ? [] : [`Wind um ${f.wind}`];
}

function strongWind(f: WeatherFigures): string {
  const often = f.windyDays === null ? '' : `, stark an ${f.windyDays} von 10\u00A0Tagen`;
  return `Im Mittel ${f.wind ?? ''}${often}.`;
}

function chill(f: WeatherFigures): string {
  return f.felt?.by === 'wind' ? `, im Wind gefühlt ${f.felt.celsius}` : '';
}

/** Not in the drizzle of a monsoon, which hardly adds up to a millimetre. */

function lyingSnow(f: WeatherFigures): string {
  if (f.snowAlways) return 'Fast jeden Tag liegt Schnee.';
  return f.snowLies && f.snowDays !== null
    ? `An ${f.snowDays} von 10\u00A0Tagen liegt Schnee.`
    : '';
}

function fallingSnow(f: WeatherFigures): string {
  if (f.snowfallPer10 < TOLD) return f.snowLies ? 'Neuer fällt wenig.' : '';
  if (f.rainPer10 < TOLD) return `Es schneit an ${f.snowfallDays} von 10\u00A0Tagen.`;
  return `Es schneit an ${f.snowfallDays} von 10\u00A0Tagen und regnet an ${f.rainDays}: Rechne mit Matsch, und nach Einbruch der Dunkelheit mit Eis.`;
}

function light(f: WeatherFigures): string {
  if (f.light === 'polar-day') return 'die Sonne geht nie unter';
  if (f.light === 'normal') {
    return `hell von ${f.sunrise} bis ${f.sunset}${f.days > 21 ? ' (zur Halbzeit)' : ''}`;
  }
  if (f.twilight === null) return 'die Sonne geht nie auf';
  return `die Sonne geht nie auf, Dämmerung von ${f.twilight.dawn} bis ${f.twilight.dusk}`;
}

function stay(f: WeatherFigures): string {
  return f.days === 1 ? 'an dem Tag' : `in ${f.days}\u00A0Tagen`;
}
