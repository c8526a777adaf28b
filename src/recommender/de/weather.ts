import type { WeatherFigures, WeatherWords } from '../weather/weather-words.ts';

export const weatherDe: WeatherWords = {
  title: 'Wetter',
  summary(f) {
    const where = f.place === '' ? f.range : `${f.range}, ${f.place}`;
    return `${where}: ${[temperatures(f), ...sea(f), rain(f), light(f)].join('; ')}.`;
  },
  conditions: {
    'polar-night': (f) =>
      f.twilight === null
        ? 'Die Sonne bleibt unter dem Horizont, und nicht einmal Dämmerung gibt es: Plane jede Stunde mit Lampe.'
        : `Die Sonne geht nicht auf. Blaue Dämmerung von ${f.twilight.dawn} bis ${f.twilight.dusk} ist das Licht, das du hast.`,
    'midnight-sun': () =>
      'Die Sonne geht an diesen Tagen nicht unter. Schlaf nach der Uhr und mit Maske; hell ist es zu jeder Stunde.',
    'thin-air': (f) =>
      `Auf ${f.elevation} steckt in jedem Atemzug nur noch etwa ${f.oxygen} des Sauerstoffs wie am Meer. Lass es die ersten zwei Tage ruhig angehen und trink mehr, als du Durst hast.`,
    heat: (f) =>
      `Nachmittags um ${f.high}: Leg das Anstrengende in die frühen Stunden und die Mittagszeit in den Schatten.`,
    warm: (f) =>
      `Tagsüber um ${f.high}, da reichen meist kurze Ärmel; nachts kühlt es auf etwa ${f.low} ab.`,
    mild: (f) =>
      `Um ${f.high} am Tag und ${f.low} in der Nacht: gutes Wetter, um unterwegs zu sein, mit einer Schicht mehr für den Abend.`,
    cold: (f) =>
      f.deepCold
        ? `Auch am Tag bleibt es bei ${f.high}. Bedeck alle Haut: mehrere warme Schichten und eine winddichte darüber.`
        : `Auch am Tag wird es nur etwa ${f.high}. Winddicht ist jetzt wichtiger als dick.`,
    humid: (f) =>
      `Nachts fällt es kaum unter ${f.usual === null ? f.low : f.coldNight}; die Luft bleibt feucht, und Wäsche trocknet langsam.`,
    snow: (f) =>
      f.snowLies
        ? f.snowDays === null
          ? `Bei Tageswerten um ${f.high} fällt Schnee, und er bleibt wahrscheinlich liegen.`
          : `An ${f.snowDays} von 10\u00A0Tagen liegt Schnee, und bei Tageswerten um ${f.high} kann mehr dazukommen.`
        : `Knapp am Gefrierpunkt (${f.low} bis ${f.high}): An ${f.wetDays ?? 'einigen'} von 10\u00A0Tagen kann aus Regen Schnee werden.`,
    frost: (f) => {
      if (f.frostNights === null) {
        return `Die Nächte liegen im Mittel bei ${f.low}; rechne morgens mit Eis auf Wegen und Wasser.`;
      }
      const nights =
        f.frostPer10 >= 9.5 ? 'fast jeder Nacht' : `${f.frostNights} von 10\u00A0Nächten`;
      return `Frost in ${nights}: Rechne morgens mit Eis auf Wegen und Wasser.`;
    },
    rain: (f) =>
      `${f.wetDays ?? ''} von 10\u00A0Tagen bringen mindestens 1\u00A0mm, zusammen etwa ${f.precipitation ?? ''}\u00A0mm ${stay(f)}. Plane mit dem Regen, nicht um ihn herum.`,
    showers: (f) =>
      `Regen an ${f.wetDays ?? ''} von 10\u00A0Tagen, zusammen etwa ${f.precipitation ?? ''}\u00A0mm ${stay(f)}; die meisten Tage bleiben trocken.`,
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
      `${f.daylight} liegen zwischen Sonnenaufgang um ${f.sunrise} und Sonnenuntergang um ${f.sunset}: Zeit für zwei Touren an einem Tag.`,
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
    fog: () => 'Morgens ist Nebel möglich.',
    wind: () => 'Offenes Gelände: Rechne mit Wind.',
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
  const what = f.snowLies ? 'Schnee' : 'Regen';
  if (f.wetDaysPer10 < 0.8) return `kaum ${what}`;
  if (f.wetDaysPer10 >= 9.5) return `${what} an fast jedem Tag`;
  return `${what} an ${f.wetDays} von ${days}`;
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
