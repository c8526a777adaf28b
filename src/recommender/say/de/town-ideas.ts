import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { CITY_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { IdeaWords, Season, Spot } from '../ideas/idea-words.ts';
import { byName } from '../sentences.ts';
import type { TOWN_IDEAS } from '#src/recommender/decide/ideas/town-ideas.ts';
import { at } from './at-place.ts';

export const townIdeasDe: Readonly<Record<(typeof TOWN_IDEAS)[number]['id'], IdeaWords>> = {
  'city-evening': {
    name: (s) => `${s.name} nach der Hitze`,
    text: (_, c) =>
      `Am Tag werden es ${c.high}: Sieh dir die Stadt ${c.morning} an, bleib über Mittag drinnen und komm ${c.evening} wieder, wenn alle auf die Straße gehen.`,
  },
  'city-day': {
    name: (s) => `Zu Fuß durch ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Fang am ältesten Platz oder in der ältesten Straße an und geh von dort in immer größeren Runden.', isCity(s) ? 'Fahr mit Bahn oder Bus bis zur Endstation und geh zu Fuß zurück.' : 'Geh auf einer Seite bis zum letzten Haus und durch die Gassen hinter der Hauptstraße zurück.', 'Fang dort an, wo die Leute vormittags einkaufen, und geh von da in die Seitenstraßen.'])} ${walkingWeather(c)}${s.far ? ` Bis dorthin sind es ${s.distance}: Brich früh auf.` : ''}`,
  },
  'city-second': {
    name: (s) => `Abstecher nach ${s.name}`,
    text: (s, c) =>
      `Bis dorthin sind es ${s.distance}. Trink deinen Kaffee, wo ihn die Leute von dort trinken, und geh einmal durch den Ort, bevor du weiterfährst (${c.light}).`,
  },
  'city-free': {
    name: (_, c) => `Durch die Straßen${c.near}`,
    text: (_, c) =>
      `Geh ohne Plan los und bleib stehen, wo es dir gefällt. Am Tag sind es ${c.high}${c.hot ? ': Geh früh oder am Abend' : ''}.`,
  },
  'museum-rain': {
    name: (s, c) => `${c.ifWet}: die Museen in ${s.name}`,
    text: (_, c) =>
      `${c.rainSentence} Heb dir ein Museum für den nassesten Nachmittag auf und sieh lieber eines richtig an als drei im Vorbeigehen.`,
  },
  heritage: {
    name: (s) => `Welterbe: ${s.name}`,
    text: (s, c) =>
      `Bis dorthin sind es ${s.distance}. Lies am Abend vorher nach, warum es auf der Liste steht, und sei ${c.morning} da; ${c.hot ? `mittags sind es ${c.high}` : 'die Reisebusse kommen später'}.`,
  },
  'museum-heat': {
    name: (s) => `Kühle Museen in ${s.name}`,
    text: (_, c) =>
      `Draußen sind es ${c.high}: Geh zwischen eins und vier ins Museum, wenn es auf den Straßen am heißesten ist.`,
  },
  museum: {
    name: (s) => `Ein gutes Museum in ${s.name}`,
    text: (_, c) =>
      `Frag nicht nach dem größten Museum, sondern nach dem, auf das die Leute stolz sind. ${c.rainSentence} Heb es dir für einen grauen Tag auf.`,
  },
  'culture-free': {
    name: (_, c) => `Kirche und Heimatmuseum${c.near}`,
    text: () =>
      'In kleinen Orten sind Kirche, Schrein und Heimatmuseum oft abgeschlossen: Frag im Gasthaus, wer den Schlüssel hat.',
  },
  'food-rain': {
    name: (s, c) => `${c.ifWet}: lange zu Mittag essen in ${s.name}`,
    text: (_, c) =>
      `${c.rainSentence} Setz dich an so einem Tag in eine Markthalle oder ein volles Gasthaus und bestell, was am Nebentisch steht.`,
  },
  'food-city': {
    name: (s) => `Gut essen in ${s.name}`,
    text: (s) =>
      byName(s.name, [
        'Geh früh auf den Markt, sieh dir an, was Saison hat, und such es mittags auf den Karten.',
        'Iss lieber in vier Lokalen eine Kleinigkeit als in einem vier Gänge, und geh dazwischen zu Fuß.',
        'Such zwei Straßen hinter dem Hauptplatz nach Lokalen mit kurzer Karte in einer einzigen Sprache.',
        'Frag die Leute, bei denen du wohnst, wohin sie zuletzt ihre Eltern ausgeführt haben, und reservier dort.',
      ]),
  },
  'food-town': {
    name: (s) => `Markttag in ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, ['Frag, ob diese Woche einer ist und an welchem Tag, und komm früh mit leerer Tasche.', 'Um neun ist das Beste oft schon weg.', 'Geh einmal um alle Stände, bevor du den Geldbeutel herausholst.'])} ${c.cold ? `Bei ${c.high} isst du das Mittagessen am Stand im Stehen, etwas Heißes` : 'Obst, Brot, Käse und etwas, das du nicht kennst, geben ein Mittagessen auf der nächsten Bank'}.`,
  },
  'food-free': {
    name: (_, c) => `Essen wie zu Hause${c.near}`,
    text: () =>
      `Frag deine Gastgeber, was man hier in dieser Jahreszeit isst und wer es am besten kocht.`,
  },
  'family-rain': {
    name: (s, c) => `${c.ifWet}: mit Kindern drinnen in ${s.name}`,
    text: (_, c) =>
      `${c.rainSentence} Such dir vorher ein Schwimmbad, ein Aquarium oder ein Museum zum Anfassen heraus, und zieht Gummistiefel an.`,
  },
  'family-water': {
    name: (s) => `Steine flitschen${at(s)}`,
    text: (_, c) =>
      `Mit Wasser, Steinen und Stöcken sind Kinder lange beschäftigt. Am Tag sind es ${c.high}; nimm trockene Socken mit und bleib in Reichweite.`,
  },
  'family-park': {
    name: (s) => `Mit Kindern${at(s)}`,
    text: (_, c) =>
      `Nehmt den kürzesten markierten Weg und lasst die Kleinsten das Tempo machen. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'family-town': {
    name: (s) => `Mit Kindern durch ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, [`Erst eine Sehenswürdigkeit, dann ein Spielplatz, dann ${c.cold ? 'Kakao' : 'Eis'}.`, 'Lasst die Kinder drei Dinge aussuchen, die sie sehen wollen, und fahrt dazwischen Bus oder Bahn.', 'Ein Turm zum Hinaufsteigen, ein Brunnen zum Planschen, eine Bäckerei: Mehr braucht ein Vormittag nicht.'])} Am Tag sind es ${c.high}; kehrt um, bevor die Kleinen müde sind.`,
  },
  'family-free': {
    name: (_, c) => `Schatzsuche${c.near}`,
    text: () =>
      `Schreibt beim Frühstück zehn Dinge auf, die ihr finden wollt: ein runder Stein, eine rote Tür, eine Feder. Das geht auch bei leichtem Regen.`,
  },
  'rain-walk': {
    name: (s) => `Regenspaziergang${at(s)}`,
    text: (_, c) =>
      `${c.rainSentence} Nach einem Schauer sind die Farben am kräftigsten: Zieh die Regenjacke an und nimm ein Tuch für die Linse mit.`,
  },
};

function isCity({ kind }: Spot): boolean {
  return isOneOf(CITY_PLACES, kind);
}

function walkingWeather(c: Season): string {
  if (c.cold) return `Bei ${c.high} plan ein Café zum Aufwärmen ein.`;
  if (c.wet) return `Am Tag sind es ${c.high}; geh zwischen zwei Schauern.`;
  return `Am Tag sind es ${c.high}. ${c.rainSentence}`;
}
