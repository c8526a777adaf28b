import type { IdeaWords } from '../ideas/idea.ts';
import type { WORD_IDEAS } from '../ideas/word-ideas.ts';

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
};
