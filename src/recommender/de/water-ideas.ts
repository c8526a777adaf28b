import type { IdeaWords } from '../ideas/idea.ts';
import type { WATER_IDEAS } from '../ideas/water-ideas.ts';

export const waterIdeasDe: Readonly<Record<(typeof WATER_IDEAS)[number]['id'], IdeaWords>> = {
  'swim-beach': {
    name: (s) => `Hinein ins Meer: ${s.name}`,
    text: (_, c) =>
      `${c.sea === '' ? `Luft um ${c.high} macht den ersten Schritt leicht` : `Das Meer hat etwa ${c.sea}, die Luft ${c.high}`}. Komm ${c.morning} oder spät am Tag; zwischen elf und vier ist die Sonne das stärkere Element.`,
  },
  'swim-lake': {
    name: (s) => `Schwimmen im See: ${s.name}`,
    text: (_, c) =>
      `Süßwasser, kein Salz auf der Haut und danach ein warmer Stein. Bei Tagen um ${c.high} ist das flache Ufer der richtige Platz; in der Mitte bleibt ein tiefer See den ganzen Sommer kalt.`,
  },
  'swim-island': {
    name: (s) => `Strandtag: ${s.name}`,
    text: (_, c) =>
      `Such dir morgens das Ufer aus, das im Windschatten liegt. ${c.high} am Tag: Bring deinen Schatten mit, Sand hat selten welchen. ${c.rainSentence}`,
  },
  'swim-free': {
    name: (_, c) => `Ans Wasser${c.near}`,
    text: (_, c) =>
      `Frag, wo die Leute von hier baden gehen. Tage um ${c.high} und Nächte um ${c.low}: Am schönsten ist das Bad am Abend.`,
  },
  'snorkel-island': {
    name: (s) => `Mit Maske und Flossen: ${s.name}`,
    text: (_, c) =>
      `Geh in der Ruhe des Morgens ins Wasser, bevor der Wind die Oberfläche kräuselt. Bei ${c.high} schützt ein langärmliges Shirt den Rücken besser als jede Creme; fass nichts an und steh nur auf Sand.`,
  },
  'snorkel-bay': {
    name: (s) => `Unter Wasser: ${s.name}`,
    text: (_, c) =>
      `An felsigen Rändern ist mehr los als über offenem Sand. Bleibt in der Bucht und zu zweit; am klarsten ist das Wasser früh (${c.light}).`,
  },
  'snorkel-park': {
    name: (s) => `Geschütztes Wasser: ${s.name}`,
    text: (_, c) =>
      `Frag, welche Zonen offen sind, und lass dich mehr treiben, als du schwimmst: Wer still im Wasser hängt, wird bald selbst angeschaut. Geh ${c.morning} hinein; bei ${c.high} Luft passen zwei Runden in einen Vormittag.`,
  },
  'snorkel-free': {
    name: (_, c) => `Ein Vormittag unter Wasser${c.near}`,
    text: (_, c) =>
      `Die Tauchschule am Ort weiß, wo es in dieser Woche klar ist. ${c.sea === '' ? '' : `Das Meer hat etwa ${c.sea}. `}Luft von ${c.high} wärmt dich zwischen zwei Runden wieder auf.`,
  },
  'paddle-lake': {
    name: (s) => `Still über den See: ${s.name}`,
    text: (_, c) =>
      `Früh liegen Seen am glattesten: Sei ${c.morning} auf dem Wasser und mach am anderen Ufer Mittag. Tagsüber sind es ${c.high}, aber zieh dich für das Wasser an, das ist kälter.`,
  },
  'paddle-fjord': {
    name: (s) => `Mit dem Kajak in den Fjord: ${s.name}`,
    text: (_, c) =>
      `Vom Wasser aus wirken die Wände doppelt so hoch. Bleib am Ufer, achte auf die Fähren und nutz die stillen Stunden; ${c.high} am Tag, und das Wasser bleibt das ganze Jahr kalt.`,
  },
  'paddle-island': {
    name: (s) => `Am Ufer entlang paddeln: ${s.name}`,
    text: (_, c) =>
      `Auf der einen Seite geschütztes Wasser, auf der anderen Plätze zum Anlegen. Fahr ${c.morning} los; bei ${c.high} an Land kommt die Brise meist nach Mittag.`,
  },
  'paddle-coast': {
    name: (s) => `Von Bucht zu Bucht: ${s.name}`,
    text: (_, c) =>
      `Kurze Etappen mit einer Landung dazwischen, damit nie der Wind für dich entscheidet. Zeit ist genug (${c.light}). ${c.rainSentence} Dagegen hilft ein Packsack.`,
  },
  'paddle-park': {
    name: (s) => `Vom Wasser aus: ${s.name}`,
    text: (_, c) =>
      `Frag im Park, welche Gewässer für Boote offen sind. Vom Kanu aus hörst du mehr, als du siehst (${c.light}).`,
  },
  'paddle-free': {
    name: (_, c) => `Ein Leihboot${c.near}`,
    text: (_, c) =>
      `Ein halber Tag reicht für den ersten Blick vom Wasser. Es sind um ${c.high}; was trocken bleiben muss, gehört in einen dichten Beutel.`,
  },
  'sail-lake': {
    name: (s) => `Unter Segeln: ${s.name}`,
    text: (_, c) =>
      `Ein Tagesboot mit jemandem, der die Winde hier kennt. ${c.high} am Ufer fühlen sich draußen kühler an: Nimm die Jacke mit an Bord.`,
  },
  'sail-island': {
    name: (s) => `Ein Segeltag: ${s.name}`,
    text: (_, c) =>
      `Frag nach einem halben Tag mit Skipper, hinaus mit der Morgenluft, zurück mit der Brise. Eile hat niemand (${c.light}).`,
  },
  'sail-offshore': {
    name: () => 'Deine eigene Wache',
    text: (_, c) =>
      `Hier draußen ist das Boot das Ziel. Sei einmal ${c.morning} an Deck: ${c.low}, ein Becher in der Hand und ringsum der Horizont.`,
  },
  'sail-free': {
    name: (_, c) => `Aufs Boot${c.near}`,
    text: (_, c) =>
      `Im Hafen weiß man, wer Gäste mitnimmt. Wind kühlt: Bei ${c.high} an Land pack für fünf Grad weniger.`,
  },
  'surf-coast': {
    name: (s) => `Nach der Dünung sehen: ${s.name}`,
    text: (_, c) =>
      `Wellen sind das Wetter von weit weg, kein Klimawert verspricht sie: Schau jeden Abend in die Vorhersage. ${c.sea === '' ? `Luft um ${c.high}` : `Wasser um ${c.sea}`} entscheidet, wie dick der Anzug wird.`,
  },
  'surf-free': {
    name: (_, c) => `Eine Surfstunde${c.near}`,
    text: (_, c) =>
      `Die Surfschule weiß, welcher Strand heute läuft, und bringt Brett und Anzug mit. ${c.sea === '' ? `Luft ${c.high}; das Meer hinkt einige Wochen hinterher` : `Das Wasser hat etwa ${c.sea}, die Luft ${c.high}`}.`,
  },
  'fish-ice': {
    name: (s) => `Durchs Eis: ${s.name}`,
    text: (_, c) =>
      `Tage um ${c.high} lassen Seen zufrieren, aber nur Leute von hier wissen, wo das Eis trägt: Geh mit ihnen. Dicke Sohlen zählen mehr als die Rute.`,
  },
  'fish-lake': {
    name: (s) => `Die Angel im See: ${s.name}`,
    text: (_, c) =>
      `Erst die Tageskarte holen, dann ${c.morning} am Wasser sein. Um diese Zeit sind es etwa ${c.low}, nimm also die warme Schicht und die Thermoskanne mit.`,
  },
  'fish-coast': {
    name: (s) => `Vom Felsen aus: ${s.name}`,
    text: (_, c) =>
      `Frag nach Angelschein und Mindestmaßen und versuch es, wenn die Tide kippt. ${c.rainSentence} Zeit hast du genug (${c.light}).`,
  },
  'fish-offshore': {
    name: () => 'Eine Leine über das Heck',
    text: (_, c) =>
      `Wenn dein Skipper einverstanden ist, schlepp ${c.morning} einen Köder hinterher. Sieh nach, in wessen Gewässern ihr seid: Die Regeln wechseln an Grenzen, die man nicht sieht.`,
  },
  'fish-free': {
    name: (_, c) => `Frag nach dem guten Ufer${c.near}`,
    text: (_, c) =>
      `Wo die Fische stehen, wissen die Leute am Ort, und die Erlaubnis gibt es auch bei ihnen. Tagsüber um ${c.high}; halt dir die erste und die letzte helle Stunde frei.`,
  },
  'relax-lake': {
    name: (s) => `Nichts tun am Wasser: ${s.name}`,
    text: (_, c) =>
      `Eine Decke, ein Buch und kein Termin. Bei ${c.high} ${c.hot ? 'such dir zuerst einen Baum' : 'ist die Sonne noch angenehm'}; geh, wenn der Abend sich auf ${c.low} abkühlt.`,
  },
  'relax-spa': {
    name: (s) => `Ein warmer Nachmittag in ${s.name}`,
    text: (_, c) =>
      `Draußen sind es ${c.high}, drinnen hilft eine Sauna oder ein warmes Becken. ${c.rainSentence} Such erst das öffentliche Bad, dann das Hotel-Spa.`,
  },
  'relax-shade': {
    name: (s) => `Eine lange Mittagspause in ${s.name}`,
    text: (_, c) =>
      `Bei ${c.high} ruhen die Klugen zwischen eins und vier. Such dir einen Innenhof oder eine Arkade, bestell etwas Kaltes und brich wieder auf, wenn die Schatten lang werden.`,
  },
  'relax-deck': {
    name: () => 'Eine Stunde ohne Plan',
    text: (_, c) =>
      `Keine Besorgung, kein Termin, keine Liste. ${c.high} an Deck, ein festgeklemmtes Kissen und ein Buch, das du seit Jahren mitnimmst.`,
  },
  'relax-free': {
    name: (_, c) => `Ein freier Tag${c.colon}`,
    text: (_, c) =>
      `Lass einen Tag absichtlich leer. ${c.rainSentence} Wird etwas verschoben, hast du Platz dafür; bleibt alles trocken, gehört er einfach dir.`,
  },
};
