import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import { at } from '../at-place.ts';
import type { WORD_IDEAS } from '#src/recommender/decide/ideas/wishes/word-ideas.ts';

export const wordIdeasDe: Readonly<Record<(typeof WORD_IDEAS)[number]['id'], IdeaWords>> = {
  'word-trek': {
    name: (s) => `Trekking${at(s)}`,
    text: (_, c) =>
      `Plan eine Nacht in der Hütte oder im Zelt ein, dann bist du am zweiten Morgen vor allen anderen oben. Nachts sind es ${c.low}. ${c.rainSentence} Frag nach Betten und Genehmigungen, bevor du packst.`,
  },
  'word-ferrata': {
    name: (s) => `Klettersteig${at(s)}`,
    text: (_, c) =>
      `Nimm lieber eine Stufe leichter, als du dir zutraust, mit Helm und Klettersteigset. Steig ${c.morning} ein und sei vor dem ersten Gewitter vom Stahlseil weg.`,
  },
  'word-huskies': {
    name: () => 'Mit dem Hundeschlitten',
    text: (_, c) =>
      `Frag bei einem Hundehof nach einem halben Tag, an dem du selbst lenkst, und wie die Hunde gehalten werden. Auf den Kufen wird es bei ${c.high} kälter als beim Gehen: Nimm Schneebrille und trockene Fäustlinge mit.`,
  },
  'word-whales': {
    name: (s) => `Wale beobachten${at(s)}`,
    text: (_, c) =>
      `Welche Tiere vorbeiziehen und in welchen Wochen, weiß man am Hafen: Frag dort, bevor du buchst. An Land sind es ${c.high}, auf dem Boot fühlt es sich fünf Grad kühler an.`,
  },
  'word-bears': {
    name: (_, c) => `Bären beobachten${c.near}`,
    text: (_, c) =>
      `Buch eine geführte Beobachtung dort, wo Bären fressen, und sei ${c.morning} da. Geh auf Wanderwegen zu mehreren, sprich laut, lass nichts Essbares liegen und frag die Ranger, welche Täler gesperrt sind.`,
  },
  'word-birds': {
    name: (s) => `Vögel beobachten${at(s)}`,
    text: (_, c) =>
      `Sei ${c.morning} da, wenn alles singt, mit der Sonne im Rücken, und bleib lange an einer Stelle. Um diese Zeit sind es etwa ${c.low}.`,
  },
  'word-shopping': {
    name: (s) => `Einkaufen in ${s.name}`,
    text: (_, c) =>
      `Fang in der Markthalle an oder in den Gassen der kleinen Läden und heb dir die Kaufhäuser für schlechtes Wetter auf. ${c.rainSentence}`,
  },
  'word-temples': {
    name: (s) => `Kirchen und Tempel in ${s.name}`,
    text: (_, c) =>
      `Geh ${c.morning} hin, wenn nur Betende da sind. Bedeck die Schultern, steck das Telefon weg und setz dich ein paar Minuten; draußen werden es ${c.high}.`,
  },
  'word-wine': {
    name: (s) => `Wein in ${s.name}`,
    text: (_, c) =>
      `Frag in einer kleinen Weinhandlung nach dem Wein, der am nächsten wächst, und ob man auf den Gütern probieren darf. Am besten ${c.evening}, vor dem Essen.`,
  },
  'word-stalls': {
    name: (s) => `Streetfood in ${s.name}`,
    text: (_, c) =>
      `Stell dich an, wo Familien anstehen, und iss, was direkt vom Feuer kommt. Tagsüber sind es ${c.high}, geh also ${c.evening} los und teil dir die Portionen, dann schaffst du fünf Stände.`,
  },
  'word-springs': {
    name: (s) => `Thermalbad in ${s.name}`,
    text: (_, c) =>
      `Frag nach dem Bad, in das die Leute nach der Arbeit gehen; im heißen Becken draußen sitzt du abends bei ${c.low} Luft. Dusch vorher und nimm dir abends nichts mehr vor.`,
  },
  'word-advent': {
    name: (s) => `Weihnachtsmarkt in ${s.name}`,
    text: (_, c) =>
      `Geh unter der Woche ${c.evening} hin, wenn die Lampen an sind und das Gedränge noch nicht da ist. Am Tag sind es nur ${c.high}, nimm Handschuhe mit. Das bessere Handwerk gibt es auf den kleinen Märkten.`,
  },
  'word-mudflat': {
    name: (_, c) => `Wattwandern${c.near}`,
    text: (_, c) =>
      `Geh nur mit jemandem, der das Watt und den Gezeitenkalender kennt, und lange vor Niedrigwasser los: Das Meer kommt schneller zurück, als du gehst, auch von hinten. Geh barfuß oder in alten Schuhen und nimm eine Windjacke mit: Die Luft hat ${c.high}.`,
  },
  'word-seafood': {
    name: (s) => `Meeresfrüchte in ${s.name}`,
    text: (_, c) =>
      `Such am Hafen ein Lokal, das seine Tafel täglich neu schreibt. Mittags ist der Fang frisch und das Essen günstiger als am Abend${c.cold ? '' : `; bei ${c.high} sitzt du draußen`}.`,
  },
  'word-yoga': {
    name: (_, c) => `Yoga${c.near}`,
    text: (_, c) =>
      `Frag nach einem Kurs, der ${c.morning} beginnt, oder nimm die eigene Matte mit aufs Dach, auf die Wiese oder an den Strand. ${c.hot ? `Später werden es ${c.high}` : `Dann sind es etwa ${c.low}: Zieh eine Schicht mehr an`}.`,
  },
};
