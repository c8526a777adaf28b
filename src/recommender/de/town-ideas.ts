import type { IdeaWords, Season } from '../ideas/idea.ts';
import { byName } from '../sentences.ts';
import type { TOWN_IDEAS } from '../ideas/town-ideas.ts';

export const townIdeasDe: Readonly<Record<(typeof TOWN_IDEAS)[number]['id'], IdeaWords>> = {
  'city-evening': {
    name: (s) => `${s.name} nach der Hitze`,
    text: (_, c) =>
      `Bei ${c.high} gehören die Straßen dem Abend. Sieh dir die Sehenswürdigkeiten ${c.morning} an, verschwinde über Mittag und komm ${c.evening} wieder, wie alle anderen auch.`,
  },
  'city-day': {
    name: (s) => `Ein Tag zu Fuß in ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Fang am ältesten Platz an, den du findest, und lass dich bergab treiben.', 'Fahr mit Bahn oder Bus bis zur Endstation und geh zu Fuß zurück.', 'Folg dem Wasser, wenn es eines gibt, und überquer es dort, wo die Leute von hier es tun.'])} ${walkingWeather(c)}${s.far ? ` Die ${s.distance} dorthin lohnen einen frühen Aufbruch.` : ''}`,
  },
  'city-second': {
    name: (s) => `Der kleinere Ort: ${s.name}`,
    text: (s, c) =>
      `${s.distance} entfernt und auf wenigen Listen, genau das ist der Grund. Trink deinen Kaffee dort, wo die Leute von hier ihn trinken (${c.light}).`,
  },
  'city-free': {
    name: (_, c) => `Durch die Straßen${c.colon}`,
    text: (_, c) =>
      `Geh ohne Ziel los, bis dich etwas festhält. Bei ${c.high} am Tag passt ${c.hot ? 'der frühe Morgen oder der Abend' : 'jede Stunde'}.`,
  },
  'museum-rain': {
    name: (s, c) => `${c.ifWet}: die Museen in ${s.name}`,
    text: (_, c) =>
      `${c.rainSentence} Heb dir eine Sammlung für den nassesten Nachmittag auf. Ein Museum, richtig angesehen, schlägt drei im Vorbeigehen.`,
  },
  heritage: {
    name: (s) => `Welterbe: ${s.name}`,
    text: (s, c) =>
      `Es steht auf der Liste der UNESCO, ${s.distance} von deinem Pin. Lies am Abend vorher nach und sei ${c.morning} da; ${c.hot ? `mittags sind es ${c.high}` : 'die Busse kommen später'}.`,
  },
  'museum-heat': {
    name: (s) => `Die kühlen Stunden drinnen: ${s.name}`,
    text: (_, c) =>
      `Draußen sind es ${c.high}; dicke Mauern und alte Bilder sind die Antwort darauf. Geh zwischen eins und vier, wenn die Straßen am heißesten sind.`,
  },
  museum: {
    name: (s) => `Eine gute Sammlung in ${s.name}`,
    text: (_, c) =>
      `Frag nicht nach dem größten Museum, sondern nach dem, auf das die Leute stolz sind. ${c.rainSentence} Heb es dir für den grauesten Tag auf.`,
  },
  'culture-free': {
    name: (_, c) => `Was der Ort zu erzählen hat${c.colon}`,
    text: () =>
      'Eine Kirche, ein Schrein, ein Heimatmuseum mit drei Zimmern: Kleine Orte erzählen denen etwas, die nach dem Schlüssel fragen.',
  },
  'food-rain': {
    name: (s, c) => `${c.ifWet}: lange Mittag essen in ${s.name}`,
    text: (_, c) =>
      `Nasse Tage sind Küchentage. ${c.rainSentence} Such eine Markthalle oder eine Stube voller Einheimischer und bestell, was am Nebentisch steht.`,
  },
  'food-city': {
    name: (s) => `${s.name} mit Messer und Gabel`,
    text: (s, c) =>
      `${byName(s.name, ['Märkte sind in den ersten Stunden am vollsten, Lokale dann, wenn die Leute von hier essen.', 'Iss lieber an vier Adressen eine Kleinigkeit als an einer vier Gänge.', 'Kurze Karten in einer einzigen Sprache sind die richtigen.', 'Frag die Leute, bei denen du wohnst, wohin sie zuletzt ihre Eltern ausgeführt haben.'])} Bei ${c.high} ${c.hot ? 'ist auch etwas Kaltes vom Stand eine Sehenswürdigkeit' : 'schadet ein Spaziergang zwischen zwei Gängen nicht'}.`,
  },
  'food-town': {
    name: (s) => `Markttag in ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Frag, auf welchen Wochentag er fällt, und komm früh mit leerer Tasche.', 'Um sieben wird aufgebaut, um eins abgebaut, und das Beste ist um neun weg.', 'Geh einmal um alle Stände, bevor du den Geldbeutel herausholst.'])} ${c.cold ? `Etwas Heißes vom Stand, etwas Gebackenes für später: Bei ${c.high} setzt sich dafür niemand hin` : `Obst, etwas Gebackenes, etwas, das du nicht kennst: Bei ${c.high} ist das ein Mittagessen auf der Bank`}.`,
  },
  'food-free': {
    name: (_, c) => `Was man isst${c.colon}`,
    text: (_, c) =>
      `Frag deine Gastgeber nach dem einen Gericht dieser Jahreszeit und wer es am besten kocht. Nach einem Tag mit ${c.high} schmeckt es nach diesem Ort.`,
  },
  'family-rain': {
    name: (s, c) => `${c.ifWet}: mit Kindern drinnen in ${s.name}`,
    text: (_, c) =>
      `Ein Schwimmbad, ein Aquarium, ein Museum zum Anfassen: Halte eine Adresse bereit. ${c.rainSentence} Die Pfützen auf dem Weg gehören dazu.`,
  },
  'family-water': {
    name: (s) => `Steine flitschen: ${s.name}`,
    text: (_, c) =>
      `Wasser, Steine und Stöcke beschäftigen Kinder länger als jeder Spielplatz. Um ${c.high}; nimm trockene Socken mit und bleib in Reichweite.`,
  },
  'family-park': {
    name: (s) => `Kleine Entdecker: ${s.name}`,
    text: (_, c) =>
      `Nehmt den kürzesten markierten Weg und lasst die Kleinsten das Tempo machen. Tage um ${c.high} haben Zeit für jeden Käfer (${c.light}).`,
  },
  'family-town': {
    name: (s, c) => `Eine ${c.cold ? 'Kakaolänge' : 'Eislänge'} durch ${s.name}`,
    text: (_, c) =>
      `Eine Sehenswürdigkeit, ein Spielplatz, eine Belohnung, in dieser Reihenfolge. Tagsüber ${c.high}; plant den Rückweg, bevor die Beine kurz werden.`,
  },
  'family-free': {
    name: (_, c) => `Schatzsuche${c.colon}`,
    text: (_, c) =>
      `Zehn Dinge, beim Frühstück aufgeschrieben: ein runder Stein, eine rote Tür, eine Feder. Das geht bei ${c.high} und auch bei leichtem Regen.`,
  },
  'rain-walk': {
    name: (s, c) => `${c.ifWet}: Farben sammeln, ${s.name}`,
    text: (_, c) =>
      `Nasses Laub und dunkle Wolken sind besseres Licht als ein blauer Mittag. ${c.rainSentence} Regenjacke an, ein Tuch für die Linse.`,
  },
};

function walkingWeather(c: Season): string {
  if (c.cold) return `Bei ${c.high} gehört zwischen je zwei Straßen ein Café.`;
  if (c.wet) return `Bei ${c.high} reichen die trockenen Stunden dazwischen.`;
  return `Tage um ${c.high} sind dafür gemacht. ${c.rainSentence}`;
}
