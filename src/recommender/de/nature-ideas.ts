import type { IdeaWords } from '../ideas/idea.ts';
import { byName } from '../sentences.ts';
import type { NATURE_IDEAS } from '../ideas/nature-ideas.ts';

export const natureIdeasDe: Readonly<Record<(typeof NATURE_IDEAS)[number]['id'], IdeaWords>> = {
  'ski-range': {
    name: (s) => `Ski anschnallen: ${s.name}`,
    text: (_, c) =>
      `Frag nach offenen Liften oder einem sicheren Tourenhang und lies zuerst den Lawinenbericht. An deinem Pin sind es am Tag ${c.high}, oben ist es kälter (${c.light}).`,
  },
  'ski-lake': {
    name: (s) => `Langlauf: ${s.name}`,
    text: (_, c) =>
      `Ebenes Land und Schnee, ideal für lange, gleichmäßige Schritte. Bei ${c.high} wird dir in zehn Minuten warm und in zwei wieder kalt: Halte die Pausen kurz.`,
  },
  'ski-free': {
    name: (_, c) => `Eine erste Spur${c.near}`,
    text: (_, c) =>
      `Leih dir die Ski vor Ort und frag, welche Loipen gespurt sind. Tagsüber sind es etwa ${c.high} (${c.light}).`,
  },
  'winter-park': {
    name: (s) => `Winterstille: ${s.name}`,
    text: (_, c) =>
      `Schnee schluckt jeden Laut, und Spuren erzählen, wer vor dir da war. Bei ${c.high} am Tag: Bleib auf markierten Wegen und kehr um, solange das Licht gut ist (${c.light}).`,
  },
  'winter-shore': {
    name: (s) => `Winterspaziergang am Ufer: ${s.name}`,
    text: (_, c) =>
      `Vom Wind gepresster Schnee am Ufer geht sich leicht. Richte dich nach dem Licht, das es gibt (${c.light}); nachts ${c.low}, am Tag mit ${c.high} kaum wärmer.`,
  },
  'winter-island': {
    name: (s) => `Schneeschuhtour in Sichtweite: ${s.name}`,
    text: (_, c) =>
      `Bleib im sanften Gelände und geh mit jemandem, der die Hänge kennt. Bei ${c.high} sind zwei Stunden eine richtige Tour.`,
  },
  'winter-town': {
    name: (s) => `Durch den Schnee in ${s.name}`,
    text: (_, c) =>
      `Helle Fenster, knirschender Schnee und eine warme Tür, wann immer du eine brauchst. Draußen sind es ${c.high}: Geh in halben Stunden.`,
  },
  'winter-ice': {
    name: () => 'Ein kurzer Gang auf dem Inlandeis',
    text: (_, c) =>
      `Nur in Begleitung, in Sichtweite des Lagers und nach dessen Regeln. Bei ${c.high} kann Haut in Minuten erfrieren: Bedeck alles und achtet gegenseitig auf eure Gesichter.`,
  },
  'winter-free': {
    name: (_, c) => `Ein Gang durch den Schnee${c.near}`,
    text: (_, c) =>
      `Stiefel, Thermoskanne und ein Weg, den andere schon getreten haben. ${c.high} am Tag (${c.light}).`,
  },
  'photo-blue': {
    name: (s) => `Die blauen Stunden: ${s.name}`,
    text: (_, c) =>
      `Ohne Sonne wird der ganze Himmel zur Lampe (${c.light}). Stativ, Handschuhe zum Scharfstellen und ein zweiter Akku, denn ${c.low} leeren den ersten.`,
  },
  'photo-midnight': {
    name: (s) => `Mitternachtslicht: ${s.name}`,
    text: (_, c) =>
      `Das flache, warme Licht, das anderswo Minuten dauert, bleibt hier Stunden. Schlaf am Nachmittag und geh ab elf hinaus; es kühlt auf etwa ${c.low} ab.`,
  },
  'photo-peak': {
    name: (s) => `Letztes Licht: ${s.name}`,
    text: (s, c) =>
      `Such dir ${c.evening} einen freien Platz und sieh zu, wie der Berg die Farbe wechselt${s.height === '' ? '' : `, bis hinauf auf ${s.height}`}. Nimm ${c.chilly ? `eine Schicht für ${c.low}` : 'Wasser'} mit und bleib zwanzig Minuten länger als alle anderen.`,
  },
  'photo-lake': {
    name: (s) => `Spiegelbilder: ${s.name}`,
    text: (_, c) =>
      `Wasser spiegelt nur, solange die Luft steht: Sei ${c.morning} da. Nach einer kühlen Nacht (${c.low}) kann Nebel aufsteigen, und dafür lohnt sich der Wecker.`,
  },
  'photo-coast': {
    name: (s) => `Das Meer, ganz langsam: ${s.name}`,
    text: (_, c) =>
      `Komm ${c.evening}, stell die Kamera fest auf und lass die Wellen verschwimmen. ${c.rainSentence} Der aufreißende Himmel nach einem Schauer ist das Bild.`,
  },
  'photo-heritage': {
    name: (s) => `Durch den Sucher: ${s.name}`,
    text: (_, c) =>
      `Sei ${c.morning} da, des Seitenlichts und der leeren Vordergründe wegen. Zu jeder Totale ein Detail, dann bleibt die Serie ehrlich.`,
  },
  'photo-city': {
    name: (s) => `${s.name} zur blauen Stunde`,
    text: (s, c) =>
      `${byName(s.name, ['Eine halbe Stunde nach Sonnenuntergang sind Himmel und Lampen gleich hell.', 'Ein Fenster nach dem anderen geht an, während der Himmel noch blau ist.', 'Bahnen und Autos ziehen um diese Zeit Linien, wenn die Kamera still steht.', 'Such Wasser, eine Pfütze reicht: Es verdoppelt jede Lampe.'])} Such dir ${c.evening} einen Platz oder eine Brücke und warte, bis jemand ins Bild läuft${c.wet ? '; nasse Straßen verdoppeln die Lichter' : ''}.`,
  },
  'photo-park': {
    name: (s) => `Morgenlicht: ${s.name}`,
    text: (_, c) =>
      `Sei ${c.morning} am Eingang: tiefe Sonne, lange Schatten, wenig Leute. Der Mittag mit ${c.high} ist zum Essen da, nicht zum Fotografieren.`,
  },
  'photo-desert': {
    name: (s) => `Im flachen Licht: ${s.name}`,
    text: (_, c) =>
      `Ebenes Land braucht lange Schatten: Sei ${c.morning} draußen und noch einmal ${c.evening}. Der Mittag mit ${c.high} gehört dem Schatten; ein Pinsel hält den Staub von der Linse.`,
  },
  'photo-deck': {
    name: () => 'Horizontstudien',
    text: (_, c) =>
      `Meer und Himmel sind alles, was es gibt, also such das Wetter: Böen, Strahlen, das flache Licht ${c.evening}. Ein Tuch gegen die Gischt ist das einzige Zubehör.`,
  },
  'photo-ice': {
    name: () => 'Weiß auf Weiß',
    text: (_, c) =>
      `Belichte eine Blende heller, als die Kamera will, sonst wird der Schnee grau. Bei ${c.high} gehören Akkus unter die Jacke, und die Kamera bleibt aus warmen Räumen draußen.`,
  },
  'photo-free': {
    name: (_, c) => `Ein Gang, zehn Bilder${c.colon}`,
    text: (_, c) =>
      `Eine Grenze schärft den Blick. Geh ${c.evening} los, wenn das Licht weich ist (${c.light}).`,
  },
  'photo-lamps': {
    name: (_, c) => `Fenster im Dunkeln${c.colon}`,
    text: (_, c) =>
      `Ohne Sonne und Dämmerung malen die Lampen auf den Schnee. Stativ, lange Belichtungszeiten und ein zweiter Akku in der Innentasche, denn ${c.low} leeren den ersten.`,
  },
  'wild-park': {
    name: (s) => `Wilde Tiere: ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, [`Sei ${c.morning} unterwegs, wenn die Tiere es auch sind und die Luft noch nahe ${c.low} ist.`, `Frag zuerst die Ranger, was diese Woche zu sehen war, und brich ${c.morning} auf.`, `Tiere haben an beiden Enden des Tages Sprechstunde: Komm ${c.morning} oder ${c.evening}.`, `Eine langsame Runde schlägt drei schnelle: Fang ${c.morning} an und halt oft.`])} Wer mit Leuten von hier geht, sieht mehr; halte den Abstand, den die Tiere halten.`,
  },
  'wild-second': {
    name: (s) => `Anderes Land, andere Tiere: ${s.name}`,
    text: (s, c) =>
      `Ein Schutzgebiet zeigt eine Art von Landschaft, gönn also einem zweiten einen Tag. Bis dorthin sind es ${s.distance}: Brich ${c.morning} auf und lass dir unterwegs Zeit.`,
  },
  'wild-heritage': {
    name: (s) => `Leise beobachten: ${s.name}`,
    text: (_, c) =>
      `Wegen seiner Natur auf der Welterbeliste, also nimm dir einen ganzen Vormittag ohne Eile. ${c.wet ? `${c.rainSentence} Zwischen den Schauern ist am meisten los.` : c.hot ? `Bei ${c.high} zieht sich mittags alles in den Schatten zurück.` : `Bei ${c.high} hilft etwas Warmes zum Draufsitzen.`}`,
  },
  'wild-coast': {
    name: (s) => `Vögel und Flossen: ${s.name}`,
    text: (_, c) =>
      `Setz dich für eine Stunde mit dem Fernglas über das Wasser; so lange braucht das Meer. Im Wind fühlen sich ${c.high} kühler an (${c.light}).`,
  },
  'wild-lake': {
    name: (s) => `Wasservögel: ${s.name}`,
    text: (_, c) =>
      `Schilfränder und Bachmündungen sind die Plätze, am besten ${c.morning}. Nach Nächten um ${c.low} sind warme Hände die halbe Geduld.`,
  },
  'wild-deck': {
    name: () => 'Den Blick aufs Wasser',
    text: (_, c) =>
      `Seevögel folgen Schiffen auch weit vom Land, und wo Vögel sich sammeln, schwimmt etwas darunter. Setz dich ${c.morning} eine Stunde auf die Schattenseite des Decks.`,
  },
  'wild-free': {
    name: (_, c) => `Eine Stunde stillsitzen${c.near}`,
    text: (_, c) =>
      `Such dir einen Rand, von Wasser, Wald oder Feld, und lass dich von den Tieren vergessen. Am besten ${c.morning}, bei etwa ${c.low}.`,
  },
  aurora: {
    name: (s) => `Warten aufs Nordlicht: ${s.name}`,
    text: (_, c) =>
      `Hier sind Polarlichter häufig, und dunkel ist es ${c.night}. Sie brauchen klaren Himmel und Glück: Schau nach beiden Vorhersagen und zieh dich an, als müsstest du bei ${c.low} stillstehen.`,
  },
  'stars-high': {
    name: (s) => `Nachthimmel: ${s.name}`,
    text: (_, c) =>
      `Fern von Lampen braucht die Milchstraße kein Teleskop. Dunkel ist es ${c.night}; gib den Augen zwanzig Minuten, nimm nur Rotlicht${c.chilly ? ` und zieh dich für ${c.low} an` : ''}.`,
  },
  'stars-shore': {
    name: (s) => `Sterne überm Wasser: ${s.name}`,
    text: (_, c) =>
      `Ein offenes Ufer zeigt den Himmel bis zum Horizont. Dunkel ist es ${c.night}, bei etwa ${c.low}; halt dir die Nächte um Neumond frei.`,
  },
  'stars-deck': {
    name: () => 'Sterne bis zum Horizont',
    text: (_, c) =>
      `Weit weg von jeder Straßenlaterne. Dunkel ist es ${c.night}; bitte darum, das Deckslicht zu dimmen, und leg dich hin: Der Himmel dreht sich um den Mast.`,
  },
  'stars-free': {
    name: (_, c) => `Eine klare Nacht${c.near}`,
    text: (_, c) =>
      `Lösch die Lampe vor der Tür und warte, bis sich die Augen gewöhnt haben. Dunkel ist es ${c.night}, bei etwa ${c.low}. Nimm den ersten klaren Abend.`,
  },
  'ice-halo': {
    name: () => 'Ringe um die Sonne suchen',
    text: (_, c) =>
      `Luft voller Eiskristalle kann Halos und Nebensonnen zeichnen. Verdeck die Sonne mit einem Mast, sieh nie hinein und fotografier bei ${c.high} nur in kurzen Etappen.`,
  },
  'tent-day': {
    name: () => 'Ein Tag im Warmen',
    text: (_, c) =>
      `Schnee schmelzen, langsam kochen, trocknen, was feucht ist: Bei ${c.high} draußen ist Wärme ein eigenes Programm. Wer so einen Tag einplant, muss ihn nicht erzwungen einlegen.`,
  },
  'stars-ice': {
    name: () => 'Die lange Nacht über dir',
    text: (_, c) =>
      `Dunkel ist es ${c.night}, und keine Stadt hellt den Himmel auf. Bei ${c.low} schau gleich neben der Tür nach oben, immer nur eine Minute, und wärm dich dazwischen auf.`,
  },
  siesta: {
    name: () => 'Die Stunden im Schatten',
    text: (_, c) =>
      `Von elf bis vier bewegt sich bei ${c.high} nichts, und du solltest es auch nicht. Eine Plane, genug Wasser und ein Nickerchen machen aus den heißesten Stunden die besten.`,
  },
  'photo-small': {
    name: () => 'Ein einziger Quadratmeter',
    text: (_, c) =>
      `Wo das Land leer wirkt, knie dich hin: Spuren, Steine, Samen, Wellen im Sand oder Schnee. Seitenlicht zeigt sie am besten, also geh ${c.morning} los oder ${c.evening}.`,
  },
  'photo-hourly': {
    name: () => 'Jede Stunde ein Bild',
    text: (_, c) =>
      `Gleiche Stelle, gleiches Objektiv, einen Tag lang jede Stunde (${c.light}). Das Meer wiederholt sich nie, und die Reihe zeigt es besser als jedes einzelne Bild.`,
  },
  log: {
    name: () => 'Dein eigenes Logbuch',
    text: (_, c) =>
      `Position, Wind, Wasser, was zu sehen war, und ${c.high} in der Luft: vier Zeilen je Wache. Das macht den Tag langsamer und liest sich zu Hause gut.`,
  },
  diary: {
    name: () => 'Den Tag aufschreiben',
    text: (_, c) =>
      `Kein Ort ist in der Nähe, und genau darum geht es. Notier das Licht, den Wind und die ${c.high} auf dem Thermometer: ein Andenken, das kein Laden verkauft.`,
  },
};
