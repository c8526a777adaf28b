import type { EquipmentFigures, EquipmentWords } from '../equipment/equipment-words.ts';
import { capitalize, joinList } from '../sentences.ts';

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
  summary({ days, travelers, asked, lines }) {
    const time = days === 1 ? 'einen Tag' : `${days}\u00A0Tage`;
    const people = travelers === 1 ? 'eine Person' : `${travelers}\u00A0Personen`;
    const wishes = asked.length === 0 ? '' : `, mit ${joinList(asked, 'de')}`;
    if (lines === 0) return `Der Katalog hat für ${time} und ${people} hier nichts Passendes.`;
    return `Für ${time} und ${people}${wishes}. In jeder Zeile steht, warum sie auf der Liste ist.`;
  },
  causes: {
    'cold-night': (f) =>
      f.coldNight === null ? `Nächte um ${f.low}` : `Nachts bis auf ${f.coldNight} hinunter`,
    'cold-day': (f) => `Tage um ${f.high}`,
    layers: (f) => `Am Tag ${f.high}, in der Nacht ${f.low}`,
    heat: (f) => `Tage um ${f.high}`,
    rain: (f) =>
      f.wetDays === null
        ? `${coast(f)}, und niemand zählt dort den Regen`
        : `${f.snow ? 'Schnee' : 'Regen'} an ${f.wetDays} von 10\u00A0Tagen`,
    snow: (f) =>
      f.snowDays === null
        ? `Tage um ${f.high}, da liegt wahrscheinlich Schnee`
        : `Schnee liegt an ${f.snowDays} von 10\u00A0Tagen`,
    frost: (f) => `Frost in ${f.frostNights} von 10\u00A0Nächten`,
    sun: (f) => `UV-Index ${f.uvIndex} bei klarem Himmel`,
    'bright-night': (f) =>
      f.light === 'polar-day' ? '24\u00A0Stunden Sonne am Tag' : `Hell ab ${f.sunrise}`,
    dark: (f) =>
      f.light === 'polar-night' ? `${f.days}\u00A0Tage ohne Sonnenaufgang` : `Dunkel ab ${f.dusk}`,
    height: (f) => `${f.elevation} über dem Meer`,
    insects: (f) =>
      f.mildNights
        ? `Nächte um ${f.low} sind mild genug für Insekten`
        : `Tage um ${f.high}, da sind Insekten unterwegs`,
    ticks: (f) => `Tage um ${f.high}, da sind Zecken unterwegs`,
    tides: (f) => `Das Meer ist ${f.coastKm} entfernt, und die Tide ist groß`,
    days: (f) => daysAway(f.days),
    group: (f) => (f.travelers === 1 ? daysAway(f.days) : `${f.travelers}\u00A0Reisende`),
  },
  terrains: {
    'High mountains': (f) => `Gelände bis ${f.summit} in der Nähe`,
    Mountains: (f) => `Gelände bis ${f.summit} in der Nähe`,
    Hills: (f) => `Hügel mit ${f.relief} zwischen unten und oben`,
    Lowland: (f) => `Flaches Land, ${f.relief} zwischen unten und oben`,
    'High plateau': (f) => `Eine Hochebene auf ${f.elevation}`,
    Forest: (f) => `Waldland mit ${f.yearlyRain}\u00A0mm Regen im Jahr`,
    Desert: (f) => `Trockenes Land mit ${f.yearlyRain}\u00A0mm Regen im Jahr`,
    Coast: (f) => `Das Meer ist ${f.coastKm} entfernt`,
    Island: (f) => `Inselwelt, das Meer ist ${f.coastKm} entfernt`,
    'Lakes and rivers': (f) => `Der nächste See ist ${f.lake} entfernt`,
    City: (f) =>
      f.city === null ? daysAway(f.days) : `${f.city.name} hat ${f.city.people} Einwohner`,
    'Snow and ice': (f) => `Tage um ${f.high} und Schnee am Boden`,
    'Open sea': coast,
  },
  tails: {
    'insulated-jacket': 'zum Stillsitzen im Freien',
    'insulated-vest': 'wärmt den Rumpf und wiegt wenig',
    parka: 'die äußerste Schicht, wenn du stehst',
    'base-layer': 'trocknet über Nacht',
    'base-layer-legs': 'von der ersten Stunde an unter der Hose',
    fleece: 'den ganzen Tag an und aus',
    'wind-jacket': 'für den Abend und jeden Grat',
    shorts: 'lang brauchst du nur am Abend',
    't-shirt': 'die Schicht, die du am meisten trägst',
    gloves: 'für kalte Morgen',
    'warm-hat': 'leichter wärmt nichts',
    'desert-scarf': 'Schatten für den Nacken, Filter gegen Staub',
    neck: 'schließt die Lücke zwischen Kragen und Kinn',
    sleepwear: 'und eine warme Schicht als Reserve',
    'city-shoes': 'für jeden Tag ohne Tour',
    'hiking-boots': 'eine feste Sohle, wenn Wege nass sind',
    'winter-boots': 'gefüttert, für Schnee und Matsch',
    spikes: 'für festgetretenes Eis auf Gehwegen',
    'rain-jacket': 'das Teil, das nicht zu Hause bleiben darf',
    'rain-trousers': 'zuerst werden die Knie nass',
    umbrella: 'für die Stadt und kurze Schauer',
    'pack-cover': 'hält das Innere des Rucksacks trocken',
    sunscreen: 'für Gesicht, Nacken und Hände',
    sunglasses: 'den ganzen Tag, nicht nur mittags',
    'sun-hat': 'Schatten zum Mitnehmen',
    bottle: 'trink, bevor du Durst hast',
    daypack: 'für Jacke, Wasser und Brotzeit',
    'packing-cubes': 'Ordnung in der Tasche bis zum letzten Tag',
    'head-lamp': 'für den Rückweg',
    'first-aid': 'für kleine Wunden, bis du eine Apotheke findest',
    'sleep-mask': 'macht die Nacht dunkel',
    'vacuum-flask': 'etwas Heißes zur Halbzeit',
    'power-bank': 'Karten und Kamera leeren das Handy bis zum Abend',
    adapter: 'einer für alle Steckdosen',
    cable: 'für alles, was nachts lädt',
    papers: 'alles für die Grenze an einem Ort',
    money: 'Bargeld und Karten unter dem Hemd',
    lock: 'für Schließfächer und Reißverschlüsse',
    towel: 'trocknet in einer Stunde',
    toiletries: 'alles im Blick, an jeder Tür',
    teeth: 'klein genug fürs Handgepäck',
    soap: 'für Haut, Haare und Wäsche',
    laundry: 'halb so viel Kleidung, unterwegs gewaschen',
    sanitizer: 'vor jedem Picknick',
    repellent: 'für die Dämmerung',
    tick: 'such dich jeden Abend ab',
    'tide-table': 'vor jedem Gang ins Watt ein Blick hinein',
    poncho: 'deckt auch den Rucksack und lässt Luft hinein',
    'bite-relief': 'für die Stiche, die trotzdem durchkommen',
    'mosquito-net': 'über jedes Bett ohne Fliegengitter',
    altitude: 'zeigt, wie dein Körper mit der Höhe zurechtkommt',
    rehydration: 'als Ersatz für alles, was du ausschwitzt',
    'sleeping-bag': 'passend zu dieser Temperatur gewählt',
    mat: 'die Kälte kommt von unten',
  },
  idea: (purpose) => `${capitalize(purpose)}, wie unten vorgeschlagen`,
  meals: (each, days) =>
    each < days ? `${each} pro Person, Nachschub unterwegs` : `${each} pro Person, jeden Tag eine`,
  sets: (each, days) =>
    each < days
      ? `${each} pro Person, unterwegs gewaschen`
      : `${each} pro Person, jeden Tag frisch`,
};

function coast(f: EquipmentFigures): string {
  return `Offenes Meer, ${f.farFromCoast ? 'mehr als ' : ''}${f.coastKm} von der Küste`;
}

function daysAway(days: number): string {
  return days === 1 ? 'Ein Tag unterwegs' : `${days}\u00A0Tage unterwegs`;
}
