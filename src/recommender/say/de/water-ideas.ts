import type { IdeaWords } from '../ideas/idea-words.ts';
import type { WATER_IDEAS } from '#src/recommender/decide/ideas/water-ideas.ts';
import { at } from './at-place.ts';

export const waterIdeasDe: Readonly<Record<(typeof WATER_IDEAS)[number]['id'], IdeaWords>> = {
  'swim-beach': {
    name: (s) => `Baden${at(s)}`,
    text: (_, c) =>
      `${c.sea === '' ? `Die Luft hat am Tag ${c.high}` : `Das Meer hat etwa ${c.sea}, die Luft ${c.high}`}. Komm ${c.morning} oder spät am Tag: Zwischen elf und vier brennt die Sonne am stärksten.`,
  },
  'swim-lake': {
    name: (s) => `Baden${at(s)}`,
    text: (_, c) =>
      `Am flachen Ufer ist das Wasser am wärmsten, in der Mitte bleibt ein tiefer See den ganzen Sommer kalt. Am Tag sind es ${c.high}.`,
  },
  'swim-island': {
    name: (s) => `Strandtag${at(s)}`,
    text: (_, c) =>
      `Frag morgens, welches Ufer im Windschatten liegt. Am Tag sind es ${c.high}, nimm also einen Sonnenschirm mit. ${c.rainSentence}`,
  },
  'swim-free': {
    name: (_, c) => `Baden${c.near}`,
    text: (_, c) =>
      `Frag, wo die Leute von hier baden, und geh nur dort ins Wasser. Am Tag sind es ${c.high}; komm vor elf oder nach vier, dann brennt die Sonne weniger.`,
  },
  'snorkel-island': {
    name: (s) => `Schnorcheln${at(s, 'vor')}`,
    text: (_, c) =>
      `Geh in der Ruhe des Morgens ins Wasser, bevor der Wind die Oberfläche kräuselt. Bei ${c.high} schützt ein langärmliges Shirt den Rücken besser als jede Creme; fass nichts an und stell dich nur auf Sand.`,
  },
  'snorkel-bay': {
    name: (s) => `Schnorcheln${at(s, 'in')}`,
    text: (_, c) =>
      `Am felsigen Rand lebt mehr als über offenem Sand. Bleib in der Bucht, geh nicht allein und komm früh, dann ist das Wasser am klarsten (${c.light}).`,
  },
  'snorkel-park': {
    name: (s) => `Schnorcheln${at(s, 'in')}`,
    text: (_, c) =>
      `Frag, welche Zonen offen sind, und lass dich eher treiben, als zu schwimmen: Wer ruhig bleibt, dem kommen die Fische nah. Geh ${c.morning} hinein; die Luft hat am Tag ${c.high}.`,
  },
  'snorkel-free': {
    name: (_, c) => `Schnorcheln${c.near}`,
    text: (_, c) =>
      `Die Tauchschule am Ort weiß, wo es in dieser Woche klar ist. ${c.sea === '' ? '' : `Das Meer hat etwa ${c.sea}. `}Bei ${c.high} Luft wird dir zwischen zwei Runden wieder warm.`,
  },
  'paddle-lake': {
    name: (s) => `Paddeln${at(s, 'auf')}`,
    text: (_, c) =>
      `Früh ist das Wasser am ruhigsten: Leg ${c.morning} ab und mach am anderen Ufer Mittag. Am Tag sind es ${c.high}, aber zieh dich für das Wasser an, das ist kälter.`,
  },
  'paddle-fjord': {
    name: (s) => `Mit dem Kajak${at(s, 'in')}`,
    text: (_, c) =>
      `Bleib am Ufer, achte auf die Fähren und fahr früh, bevor der Wind aufkommt. Am Tag sind es ${c.high}, das Wasser bleibt das ganze Jahr kalt.`,
  },
  'paddle-island': {
    name: (s) => `Paddeln${at(s, 'vor')}`,
    text: (_, c) =>
      `Bleib auf der windgeschützten Seite und such dir Buchten zum Anlegen. Fahr ${c.morning} los: Bei ${c.high} an Land kommt die Brise meist nach Mittag.`,
  },
  'paddle-coast': {
    name: (s) => `Mit dem Kajak${at(s)}`,
    text: (_, c) =>
      `Plan kurze Etappen von Bucht zu Bucht, damit du jederzeit anlanden kannst, wenn Wind aufkommt (${c.light}). ${c.rainSentence} Alles, was trocken bleiben muss, gehört in den Packsack.`,
  },
  'paddle-park': {
    name: (s) => `Mit dem Boot${at(s)}`,
    text: (_, c) =>
      `Frag im Park, welche Gewässer für Boote offen sind und wer welche verleiht (${c.light}).`,
  },
  'paddle-free': {
    name: (_, c) => `Ein Boot leihen${c.near}`,
    text: (_, c) =>
      `Ein halber Tag reicht fürs erste Mal. Am Tag sind es ${c.high}; was trocken bleiben muss, gehört in einen dichten Beutel.`,
  },
  'sail-lake': {
    name: (s) => `Segeln${at(s, 'auf')}`,
    text: (_, c) =>
      `Ein Tagesboot mit jemandem, der die Winde hier kennt. ${c.high} am Ufer fühlen sich draußen kühler an: Nimm die Jacke mit an Bord.`,
  },
  'sail-island': {
    name: (s) => `Segeln${s.kind === 'island' || s.kind === 'archipelago' ? at(s, 'vor') : at(s)}`,
    text: (_, c) =>
      `Frag nach einem halben Tag mit Skipper, früh hinaus bei wenig Wind und mit der Brise zurück (${c.light}).`,
  },
  'sail-offshore': {
    name: () => 'Deine eigene Wache',
    text: (_, c) =>
      `Übernimm einmal die Wache ${c.morning}: Dann sind es ${c.low}, und ringsum ist nur Horizont.`,
  },
  'sail-free': {
    name: (_, c) => `Aufs Boot${c.near}`,
    text: (_, c) =>
      `Im Hafen weiß man, wer Gäste mitnimmt. Wind kühlt: Bei ${c.high} an Land pack für fünf Grad weniger.`,
  },
  'surf-coast': {
    name: (s) => `Surfen${at(s)}`,
    text: (_, c) =>
      `Schau jeden Abend in die Wellenvorhersage: Aus Klimawerten lassen sich Wellen nicht ablesen. ${c.sea === '' ? `Die Luft hat ${c.high}` : `Das Wasser hat etwa ${c.sea}`}; frag im Verleih, welcher Anzug dazu passt.`,
  },
  'surf-free': {
    name: (_, c) => `Eine Surfstunde${c.near}`,
    text: (_, c) =>
      `Die Surfschule weiß, welcher Strand heute läuft, und bringt Brett und Anzug mit. ${c.sea === '' ? `Die Luft hat am Tag ${c.high}` : `Das Wasser hat etwa ${c.sea}, die Luft ${c.high}`}.`,
  },
  'fish-ice': {
    name: (s) => `Eisangeln${at(s, 'auf')}`,
    text: (_, c) =>
      `Bei ${c.high} am Tag frieren Seen zu, aber nur Leute von hier wissen, wo das Eis trägt: Geh mit ihnen, in Stiefeln mit dicker Sohle.`,
  },
  'fish-lake': {
    name: (s) => `Angeln${at(s)}`,
    text: (_, c) =>
      `Erst die Tageskarte holen, dann ${c.morning} am Wasser sein. Um diese Zeit sind es etwa ${c.low}, nimm also die warme Schicht und die Thermoskanne mit.`,
  },
  'fish-coast': {
    name: (s) => `Angeln${at(s)}`,
    text: (_, c) =>
      `Frag nach Angelschein und Mindestmaßen und versuch es, wenn die Tide kippt (${c.light}). ${c.rainSentence}`,
  },
  'fish-offshore': {
    name: () => 'Eine Leine über das Heck',
    text: (_, c) =>
      `Wenn dein Skipper einverstanden ist, schlepp ${c.morning} einen Köder hinterher. Sieh nach, in wessen Gewässern ihr seid: Die Regeln wechseln an Grenzen, die man nicht sieht.`,
  },
  'fish-free': {
    name: (_, c) => `Angeln${c.near}`,
    text: (_, c) =>
      `Wo die Fische stehen, wissen die Leute am Ort, und die Erlaubnis gibt es auch bei ihnen. Am Tag sind es ${c.high}; halt dir die erste und die letzte helle Stunde frei.`,
  },
  'relax-lake': {
    name: (s) => `Nichts tun${at(s)}`,
    text: (_, c) =>
      `Nimm eine Decke und ein Buch mit. ${c.hot ? `Bei ${c.high} such dir zuerst einen Baum` : `Am Tag sind es ${c.high}`}; abends kühlt es auf ${c.low} ab.`,
  },
  'relax-spa': {
    name: (s) => `Ein warmer Nachmittag in ${s.name}`,
    text: (_, c) =>
      `Draußen sind es ${c.high}, drinnen hilft eine Sauna oder ein warmes Becken. ${c.rainSentence} Such erst das öffentliche Bad, dann das Hotel-Spa.`,
  },
  'relax-shade': {
    name: (s) => `Eine lange Mittagspause in ${s.name}`,
    text: (_, c) =>
      `Zwischen eins und vier sind es ${c.high}: Such dir einen Tisch im Schatten, an dem sich die Luft bewegt, bestell etwas Kaltes und geh erst weiter, wenn die Schatten lang werden.`,
  },
  'relax-deck': {
    name: () => 'Eine Stunde ohne Plan',
    text: (_, c) =>
      `An Deck sind es ${c.high}: Klemm ein Kissen fest und lies das Buch, das du seit Jahren mitnimmst.`,
  },
  'relax-free': {
    name: (_, c) => `Ein freier Tag${c.near}`,
    text: (_, c) =>
      c.wet
        ? `Lass einen Tag frei. ${c.rainSentence} So hast du Platz, wenn sich etwas verschiebt.`
        : 'Lass einen Tag frei und entscheide erst beim Frühstück, wofür du ihn nimmst.',
  },
};
