import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { WORD_IDEAS } from '#src/recommender/ideas/wishes/word-ideas.ts';

export const wordIdeasDe: Readonly<Record<(typeof WORD_IDEAS)[number]['id'], IdeaWords>> = {
  'word-trek': {
    name: (s) => `Zwei Tage zu Fuß: ${s.name}`,
    text: (_, c) =>
      `Zu einer Trekkingtour gehört eine Nacht draußen, in der Hütte oder im Zelt, damit der zweite Morgen dort beginnt, wo andere mittags ankommen. Nachts sind es im Mittel ${c.low}. ${c.rainSentence} Frag nach Betten und Genehmigungen, bevor du packst.`,
  },
  'word-ferrata': {
    name: (s) => `Eisen und Fels: ${s.name}`,
    text: (_, c) =>
      `Nimm einen Klettersteig, der eine Stufe leichter ist als dein Mut, mit Helm und Klettersteigset. Steig ${c.morning} ein: Stahlseile sind bei Gewitter die falsche Gesellschaft.`,
  },
  'word-huskies': {
    name: () => 'Hinter den Hunden',
    text: (_, c) =>
      `Frag bei einem Hundehof nach einem halben Tag, an dem du selbst lenkst, und wie die Hunde gehalten werden. Auf den Kufen stehen ist bei ${c.high} kälter als gehen: Schneebrille, trockene Fäustlinge, nichts aus Baumwolle.`,
  },
  'word-whales': {
    name: (s) => `Ausschau nach Flossen: ${s.name}`,
    text: (_, c) =>
      `Welche Tiere vorbeiziehen und in welchen Wochen, weiß man am Hafen: Frag dort, bevor du buchst. Ein hoher Platz mit Fernglas kostet nichts; auf dem Boot fühlen sich ${c.high} fünf Grad kühler an.`,
  },
  'word-bears': {
    name: (_, c) => `Bären, aus sicherer Entfernung${c.near}`,
    text: (_, c) =>
      `Buch eine geführte Beobachtung dort, wo Bären fressen, und sei ${c.morning} da. Auf eigenen Wegen geh in Gesellschaft, sprich laut, lass nichts Essbares liegen und frag die Ranger, welche Täler gesperrt sind.`,
  },
  'word-birds': {
    name: (s) => `Mit dem Fernglas unterwegs: ${s.name}`,
    text: (_, c) =>
      `Sei ${c.morning} da, wenn alles singt und du das Licht im Rücken hast. Die halbe Liste kommt beim Stillsitzen; um diese Zeit sind es etwa ${c.low}.`,
  },
  'word-shopping': {
    name: (s) => `Mit leerer Tasche durch ${s.name}`,
    text: (_, c) =>
      `Fang in der Markthalle an oder in der Straße der Schneider, Gewürze oder Bücher, und heb dir die großen Häuser für schlechtes Wetter auf. ${c.rainSentence} Ein gutes Stück, das bleibt, schlägt zehn, die glänzen.`,
  },
  'word-temples': {
    name: (s) => `Stille Räume in ${s.name}`,
    text: (_, c) =>
      `Geh ${c.morning} hin, wenn Gebetsräume und alte Säle denen gehören, die sie benutzen. Schultern bedeckt, Telefon weg, zehn Minuten auf einer Bank: Draußen werden es ${c.high}.`,
  },
  'word-wine': {
    name: (s) => `Ein Glas aus der Gegend in ${s.name}`,
    text: (_, c) =>
      `Frag in einer kleinen Weinhandlung, was am nächsten wächst, und trink das zuerst. Bei ${c.high} am Tag ist die Stunde vor dem Abendessen die richtige, ${c.evening}.`,
  },
  'word-stalls': {
    name: (s) => `Eine Straße, fünf Stände: ${s.name}`,
    text: (_, c) =>
      `Stell dich an, wo Familien anstehen, und iss, was direkt vom Feuer kommt. Tagsüber sind es ${c.high}, geh also hungrig ${c.evening} los; teilt jede Portion und probiert fünf.`,
  },
  'word-springs': {
    name: (s) => `Ins heiße Wasser in ${s.name}`,
    text: (_, c) =>
      `Frag nach dem Bad, in das die Leute nach der Arbeit gehen; ein heißes Becken ist am schönsten, wenn die Luft ${c.low} hat. Erst duschen, wenig reden und den Abend zum Müdesein freihalten.`,
  },
  'word-advent': {
    name: (s) => `Lichter und Glühwein in ${s.name}`,
    text: (_, c) =>
      `Geh unter der Woche ${c.evening} hin, wenn die Lampen an sind und das Gedränge noch nicht da ist. Bei ${c.high} reicht eine Stunde, um sich zweimal die Hände an einem Becher zu wärmen; das bessere Handwerk gibt es auf den kleinen Plätzen.`,
  },
  'word-mudflat': {
    name: (_, c) => `Wo eben noch Meer war${c.colon}`,
    text: (_, c) =>
      `Geh nur mit jemandem, der das Watt und den Gezeitenkalender kennt, und lange vor Niedrigwasser los: Das Meer kommt schneller zurück, als du gehst, auch von hinten. Barfuß oder in alten Schuhen, mit Windjacke bei ${c.high} Luft.`,
  },
  'word-seafood': {
    name: (s) => `Was die Boote bringen: ${s.name}`,
    text: (_, c) =>
      `Such das Lokal, das dem Kai am nächsten liegt und seine Tafel täglich neu schreibt. Mittags ist alles frischer und günstiger als am Abend; bei ${c.high} ${c.cold ? 'nimm den Tisch am Ofen' : 'schmeckt es draußen, mit Brot'}.`,
  },
  'word-yoga': {
    name: (_, c) => `Vor dem Frühstück auf die Matte${c.colon}`,
    text: (_, c) =>
      `Frag nach einem Kurs, der ${c.morning} beginnt, oder nimm die eigene Matte mit aufs Dach, auf die Wiese oder an den Strand. ${c.hot ? `Um zehn ist es schon auf dem Weg zu ${c.high}` : `Bei etwa ${c.low} fang mit einer Schicht mehr an`}; danach eine Stunde ohne Bildschirm.`,
  },
};
