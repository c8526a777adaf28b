import type { EquipmentFigures, EquipmentWords } from '../equipment/equipment-words.ts';
import { capitalize } from '../sentences.ts';

const SHELTERS = { hostels: 'in Herbergen', huts: 'auf Hütten', camps: 'unterwegs' } as const;

const BORROW = 'in einem Jahr zu klein: frag erst Freunde, dann einen Verleih';
const LENT = 'zum Leihen beim Gastgeber, beim Veranstalter oder im Laden vor Ort';

export const equipmentDe: EquipmentWords = {
  title: 'Empfohlene Ausrüstung',
  others: 'Ausrüstung',
  categories: {
    clothing: 'Kleidung',
    footwear: 'Schuhe',
    rain: 'Gegen Regen',
    sun: 'Gegen Sonne',
    'sleep-and-camp': 'Schlafen und Lager',
    kitchen: 'Essen und Trinken',
    carry: 'Taschen und Rucksäcke',
    'navigation-and-light': 'Orientierung und Licht',
    'health-and-safety': 'Gesundheit und Sicherheit',
    insects: 'Insekten',
    'water-sports': 'Auf dem Wasser',
    'snow-sports': 'Im Schnee',
    'activity-gear': 'Für deine Aktivitäten',
    'camera-and-optics': 'Kamera und Fernglas',
    electronics: 'Elektronik',
    'documents-and-money': 'Papiere und Geld',
    hygiene: 'Waschen und Pflege',
  },
  homeGroups: {
    papers: 'Papiere und Geld',
    health: 'Gesundheit',
    'every-day': 'Für jeden Tag',
    power: 'Strom',
  },
  summary({ days, travelers, lines }) {
    const time = days === 1 ? 'einen Tag' : `${days}\u00A0Tage`;
    const people = travelers === 1 ? 'eine Person' : `${travelers}\u00A0Personen`;
    if (lines === 0) return `Der Katalog hat für ${time} und ${people} hier nichts Passendes.`;
    return `Für ${time} und ${people}.`;
  },
  causes: {
    'on-ice': {
      short: () => 'an Deck im Eis um 0\u00A0°C',
      long: () => 'Zwischen Eisbergen hat die Luft an Deck um 0\u00A0°C',
    },
    'high-night': {
      short: (f) => `oben nachts um ${f.highNight}`,
      long: (f) => `Weiter oben wird es nachts etwa ${f.highNight}`,
    },
    'cold-night': {
      short: (f) => `nachts bis ${f.coldNight}`,
      long: (f) => `Nachts bis ${f.coldNight}`,
    },
    'cold-day': { short: (f) => `tags um ${f.high}`, long: (f) => `Tags um ${f.high}` },
    layers: {
      short: (f) => `nachts ${f.low}, tags ${f.high}`,
      long: (f) => `Am Tag ${f.high}, in der Nacht ${f.low}`,
    },
    heat: { short: (f) => `tags um ${f.high}`, long: (f) => `Tags um ${f.high}` },
    rain: {
      short: (f) => (f.wetDays === null ? 'Regen auf See ungezählt' : precipitation(f)),
      long: (f) => (f.wetDays === null ? 'Hier draußen zählt niemand den Regen' : precipitation(f)),
    },
    snow: {
      short: (f) =>
        f.snowDays === null ? 'Schnee wahrscheinlich' : `Schnee an ${f.snowDays} von 10\u00A0Tagen`,
      long: (f) =>
        f.snowDays === null
          ? `Tags um ${f.high}, da liegt wahrscheinlich Schnee`
          : `Schnee liegt an ${f.snowDays} von 10\u00A0Tagen`,
    },
    frost: {
      short: (f) => `Frost in ${f.frostNights} von 10\u00A0Nächten`,
      long: (f) => `Frost in ${f.frostNights} von 10\u00A0Nächten`,
    },
    'ice-on-climb': {
      short: () => 'Schnee und Eis am Berg',
      long: () => 'In der Höhe liegen in dieser Jahreszeit Schnee und Eis',
    },
    wind: { short: (f) => `oft windig, ${f.wind}`, long: (f) => `Im Mittel ${f.wind} Wind` },
    sun: { short: (f) => `UV ${f.uv}`, long: (f) => `UV-Index ${f.uvIndex} bei klarem Himmel` },
    sea: { short: (f) => `Meer ${f.sea}`, long: (f) => `Das Meer hat um ${f.sea}` },
    'bright-night': {
      short: (f) => (f.light === 'polar-day' ? 'Sonne die ganze Nacht' : `hell ab ${f.sunrise}`),
      long: (f) =>
        f.light === 'polar-day' ? '24\u00A0Stunden Sonne am Tag' : `Hell ab ${f.sunrise}`,
    },
    dark: {
      short: (f) => (f.light === 'polar-night' ? 'kein Sonnenaufgang' : `dunkel ab ${f.dusk}`),
      long: (f) =>
        f.light === 'polar-night'
          ? `${f.days}\u00A0Tage ohne Sonnenaufgang`
          : `Dunkel ab ${f.dusk}`,
    },
    height: {
      short: (f) => `auf ${f.elevation}`,
      long: (f) => `${f.elevation} über dem Meer`,
    },
    insects: {
      short: (f) =>
        f.mildNights
          ? `Mücken, nachts ${f.low}`
          : f.insectsBelow
            ? 'Mücken unten in den Tälern'
            : `Mücken, tags um ${f.high}`,
      long: (f) =>
        f.mildNights
          ? `Nächte um ${f.low} sind mild genug für Mücken`
          : f.insectsBelow
            ? 'Oben ist es Mücken und Gnitzen zu kalt, unten in den Tälern nicht'
            : `Tags um ${f.high}, da sind Mücken und Gnitzen unterwegs`,
    },
    ticks: {
      short: (f) => `Zecken, tags um ${f.high}`,
      long: (f) => `Tags um ${f.high}, da sind Zecken unterwegs`,
    },
    tides: { short: () => 'großer Tidenhub', long: () => 'An dieser Küste ist der Tidenhub groß' },
    sockets: {
      short: (f) => `Steckdosen Typ ${f.plugs}`,
      long: (f) => `Steckdosen vom Typ ${f.plugs}`,
    },
    'bear-law': {
      short: () => 'im Park vorgeschrieben',
      long: () => 'Wer hier draußen schläft, muss einen dabeihaben',
    },
    'not-on-planes': {
      short: () => 'im Flugzeug verboten',
      long: () => 'Keine Fluglinie nimmt Gas mit, in keinem Gepäck',
    },
    'tent-nights': {
      short: (f) => inNights(f, 'im Zelt'),
      long: (f) => capitalize(inNights(f, 'im Zelt')),
    },
    'hut-nights': {
      short: (f) => inNights(f, SHELTERS[f.shelter]),
      long: (f) => capitalize(inNights(f, SHELTERS[f.shelter])),
    },
    children: { short: () => 'für die Kinder', long: () => 'Für die Kinder' },
    dog: { short: () => 'für den Hund', long: () => 'Für den Hund' },
    days: { short: (f) => forDays(f), long: (f) => capitalize(forDays(f)) },
    group: {
      short: (f) => (f.travelers === 1 ? forDays(f) : `${f.travelers}\u00A0Reisende`),
      long: (f) =>
        f.travelers === 1 ? capitalize(forDays(f)) : `Für ${f.travelers}\u00A0Reisende`,
    },
  },
  theme: (label) => `dein Wunsch: ${label}`,
  tails: {
    'insulated-jacket': ({ lent }) => (lent ? LENT : 'zum Stillsitzen im Freien'),
    parka: 'die äußerste Schicht, wenn du stehst',
    'base-layer': 'direkt auf der Haut, trocknet über Nacht',
    'base-layer-legs': 'von der ersten Stunde an unter der Hose',
    fleece: 'den ganzen Tag an und aus',
    'wind-jacket': 'für den Abend und jeden Grat',
    shorts: 'lang brauchst du nur am Abend',
    gloves: 'für kalte Morgen',
    'warm-hat': 'wärmt viel und wiegt fast nichts',
    'desert-scarf': 'Schatten für den Nacken, Filter gegen Staub',
    neck: 'schließt die Lücke zwischen Kragen und Kinn',
    'city-shoes': 'ein Paar, in dem du schon weit gegangen bist',
    'hiking-boots': 'eine feste Sohle, wenn Wege nass sind, und vorher eingelaufen',
    'winter-boots': ({ lent }) => (lent ? LENT : 'gefüttert, für Schnee und Matsch'),
    spikes: 'für festgetretenes Eis auf Gehwegen',
    'rain-jacket': 'hält auch den Wind ab',
    'rain-trousers': 'zuerst werden die Knie nass',
    umbrella: 'genug für die Stadt und kurze Schauer',
    'pack-cover': 'hält das Innere des Rucksacks trocken',
    sunscreen: 'für Gesicht, Nacken und Hände, zweimal am Tag',
    'sun-hat': 'mit Schatten für den Nacken',
    'glacier-glasses': 'Schnee verdoppelt das Licht',
    'head-lamp': ({ stay, wild }) =>
      stay === 'tent' || stay === 'camper'
        ? wild
          ? 'fürs Kochen und Packen im Dunkeln'
          : 'fürs Lager und den Weg zum Waschhaus'
        : stay === 'hut'
          ? 'damit beim frühen Aufbruch niemand aufwacht'
          : 'für den Rückweg',
    'first-aid': 'für kleine Wunden fern jeder Apotheke',
    'sleep-mask': 'kaum ein Vorhang ist dicht genug',
    'vacuum-flask': 'etwas Heißes zur Halbzeit',
    adapter: (f) =>
      f.otherVolts === ''
        ? 'dein Stecker passt sonst nicht'
        : `dein Stecker passt sonst nicht. ${volts(f)}`,
    cable: (f) => (f.otherVolts === '' ? '' : volts(f)),
    cards: (f) => (f.otherMoney === '' ? '' : `bezahlt wird dort in ${f.otherMoney}`),
    'jacket-ski-kids': BORROW,
    'trousers-ski-kids': BORROW,
    'jacket-winter-kids': BORROW,
    'boots-winter-kids': BORROW,
    'rain-suit-kids': BORROW,
    'boots-kids': BORROW,
    repellent: (f) =>
      f.mildNights ? 'in der Dämmerung auf die Haut' : 'auf die Haut, sobald kein Wind geht',
    tick: 'such dich jeden Abend ab',
    'tide-table': 'Hoch- und Niedrigwasser für jeden Tag',
    poncho: 'deckt auch den Rucksack und lässt Luft hinein',
    'bite-relief': 'für die Stiche, die trotzdem durchkommen',
    'mosquito-net': 'über jedes Bett ohne Fliegengitter',
    'head-net': 'über einem Hut mit Krempe getragen',
    altitude: 'zeigt, wie dein Körper mit der Höhe zurechtkommt',
    rehydration: 'als Ersatz für alles, was du ausschwitzt',
    'sleeping-bag': 'passend zu dieser Temperatur gewählt',
    mat: 'die Kälte kommt von unten',
    liner: (f) =>
      f.shelter === 'hostels'
        ? 'Decken gibt es nicht überall und selten frisch gewaschen'
        : 'Hütten geben Decken und wollen ihn darunter',
    'water-treatment': 'für Seen, Bäche und Hähne am Weg',
    'shirt-against-insects': 'ab der Dämmerung, mit Ärmeln bis unten',
    'tripod-travel': 'acht Sekunden hält keine Hand still',
    'dog-papers': 'die Impfung trägt der Tierarzt ein, mindestens 21\u00A0Tage vorher',
    'bear-canister': 'Rangerstationen und Läden verleihen sie',
    fuel: 'der erste Outdoorladen oder die Tankstelle hat sie',
    stove: 'für eine Schraubkartusche, die es fast überall gibt',
    'wetsuit-surf': 'die Surfschule hat die passende Dicke',
    'wetsuit-dive': 'die Tauchbasis hat die passende Dicke',
    skis: 'im Laden am Lift auf deine Größe eingestellt',
    'ski-boots': 'probier mehrere Paare und tausch am zweiten Tag, wenn sie drücken',
    bicycle: 'nenn beim Buchen deine Rahmengröße',
    surfboard: 'zum Anfangen ein langes, weiches',
    kayak: 'mit Paddel und einer Einweisung in Wind und Strömung',
    'dive-gear': 'Atemregler und Jacket werden dort gewartet',
    'car-seat': 'mit dem Auto bestellen, nach Alter und Gewicht',
    medicine: 'ins Handgepäck, für alle Tage und zwei mehr',
    passport: 'sieh heute noch nach, wann er abläuft',
    insurance: 'wichtig ist die Nummer, die du anrufst',
    'trousers-temple': 'am Eingang zählen bedeckte Knie',
    'shawl-respectful': 'am Eingang zählen bedeckte Schultern',
  },
  sized: (f) => `Größe ${f.sizes}`,
  forChildren: 'Für die Kinder',
  sets: (each, days) =>
    `${each} pro Person, ${each < days ? 'unterwegs gewaschen' : 'jeden Tag frisch'}`,
};

function precipitation(f: EquipmentFigures): string {
  return `${f.snow ? 'Schnee' : 'Regen'} an ${f.wetDays ?? ''} von 10\u00A0Tagen`;
}

function volts(f: EquipmentFigures): string {
  return `Dort sind es ${f.otherVolts}\u00A0Volt: Netzteile mit der Aufschrift 100–240\u00A0V vertragen das, der Föhn von zu Hause nicht`;
}

function forDays(f: EquipmentFigures): string {
  return f.tripDays === 1 ? 'für den Tag' : `für ${f.tripDays}\u00A0Tage`;
}

/** '10 Nächte im Zelt'; a single day has at most one. At which stops of several, nobody knows. */
function inNights({ days, tripDays }: EquipmentFigures, where: string): string {
  if (tripDays !== days) return `Nächte ${where}`;
  const nights = Math.max(1, days - 1);
  return nights === 1 ? `eine Nacht ${where}` : `${nights}\u00A0Nächte ${where}`;
}
