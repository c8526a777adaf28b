import type { IdeaWords } from '../ideas/idea-words.ts';
import { byName } from '../sentences.ts';
import type { NATURE_IDEAS } from '#src/recommender/decide/ideas/nature-ideas.ts';
import { at } from './at-place.ts';

export const natureIdeasDe: Readonly<Record<(typeof NATURE_IDEAS)[number]['id'], IdeaWords>> = {
  'ski-range': {
    name: (s) => `Skifahren${at(s)}`,
    text: (_, c) =>
      `Lies zuerst den Lawinenbericht und frag, welche Lifte offen und welche Tourenhänge sicher sind. Unten sind es am Tag ${c.high}, oben deutlich weniger (${c.light}).`,
  },
  'ski-lake': {
    name: (s) => `Langlauf${at(s)}`,
    text: (_, c) =>
      `Leih dir die Ski am Ort und frag, welche Loipen gespurt sind. Bei ${c.high} wird dir in zehn Minuten warm und in zwei wieder kalt: Halt die Pausen kurz.`,
  },
  'ski-free': {
    name: (_, c) => `Auf Skiern${c.near}`,
    text: (_, c) =>
      `Leih dir die Ski vor Ort und frag, welche Loipen gespurt sind. Tagsüber sind es etwa ${c.high} (${c.light}).`,
  },
  'winter-park': {
    name: (s) => `Winterwandern${at(s)}`,
    text: (_, c) =>
      `Nimm einen gewalzten oder markierten Weg und lies unterwegs die Tierspuren. Am Tag sind es ${c.high}; kehr um, solange das Licht gut ist (${c.light}).`,
  },
  'winter-shore': {
    name: (s) => `Winterspaziergang${at(s)}`,
    text: (_, c) =>
      `Am Ufer presst der Wind den Schnee fest, da geht es sich leicht. Richte dich nach dem Licht (${c.light}); nachts sind es ${c.low}, am Tag ${c.high}.`,
  },
  'winter-island': {
    name: (s) => `Schneeschuhtour${s.kind === 'island' ? ` mit Blick auf ${s.name}` : at(s)}`,
    text: (_, c) =>
      `Bleib im sanften Gelände und geh mit jemandem, der die Hänge kennt. Bei ${c.high} sind zwei Stunden eine richtige Tour.`,
  },
  'winter-town': {
    name: (s) => `Durchs verschneite ${s.name}`,
    text: (_, c) =>
      `Draußen sind es ${c.high}: Geh eine halbe Stunde, wärm dich in einem Café auf und geh weiter.`,
  },
  'winter-ice': {
    name: () => 'Ein kurzer Gang auf dem Inlandeis',
    text: (_, c) =>
      `Nur in Begleitung, in Sichtweite des Lagers und nach dessen Regeln. Bei ${c.high} kann Haut in Minuten erfrieren: Bedeck alles und achtet gegenseitig auf eure Gesichter.`,
  },
  'winter-free': {
    name: (_, c) => `Ein Spaziergang im Schnee${c.near}`,
    text: (_, c) =>
      `Stiefel, Thermoskanne und ein Weg, den andere schon getreten haben. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'photo-blue': {
    name: (s) => `Blaues Licht${at(s)}`,
    text: (_, c) =>
      `Ohne Sonne leuchtet nur der Himmel (${c.light}). Nimm ein Stativ, Handschuhe zum Scharfstellen und einen zweiten Akku mit: Bei ${c.low} ist der erste schnell leer.`,
  },
  'photo-midnight': {
    name: (s) => `Mitternachtssonne${at(s)}`,
    text: (_, c) =>
      `Das flache, warme Licht, das anderswo Minuten dauert, bleibt hier Stunden. Schlaf am Nachmittag und geh ab elf hinaus; es kühlt auf etwa ${c.low} ab.`,
  },
  'photo-peak': {
    name: (s) => `Letztes Licht${at(s)}`,
    text: (s, c) =>
      `Such dir ${c.evening} einen freien Platz und sieh zu, wie der Berg die Farbe wechselt${s.height === '' ? '' : `, bis hinauf auf ${s.height}`}. Nimm ${c.chilly ? `eine Schicht für ${c.low}` : 'Wasser'} mit und bleib, bis die Farbe ganz weg ist.`,
  },
  'photo-lake': {
    name: (s) => `Spiegelbilder${at(s)}`,
    text: (_, c) =>
      `Wasser spiegelt nur, solange die Luft steht: Sei ${c.morning} da. Nach einer kühlen Nacht (${c.low}) kann Nebel aufsteigen, und dafür lohnt sich der Wecker.`,
  },
  'photo-coast': {
    name: (s) => `Wellen fotografieren${at(s)}`,
    text: (_, c) =>
      `Komm ${c.evening}, stell die Kamera fest auf und belichte eine Sekunde oder länger, dann werden die Wellen zu Nebel. ${c.wet ? `${c.rainSentence} Am besten ist der Himmel, wenn er nach einem Schauer aufreißt.` : 'Nimm ein Tuch gegen die Gischt mit.'}`,
  },
  'photo-heritage': {
    name: (s) => `Durch den Sucher: ${s.name}`,
    text: (_, c) =>
      `Sei ${c.morning} da: Dann kommt das Licht von der Seite, und niemand steht im Bild. Fotografier zu jeder Ansicht ein Detail.`,
  },
  'photo-city': {
    name: (s) => `${s.name} zur blauen Stunde`,
    text: (s, c) =>
      `${byName(s.name, ['Eine halbe Stunde nach Sonnenuntergang sind Himmel und Lampen gleich hell.', 'Ein Fenster nach dem anderen geht an, während der Himmel noch blau ist.', 'Autolichter ziehen um diese Zeit Linien, wenn die Kamera still steht.', 'Belichte etwas knapper, als die Kamera vorschlägt, dann bleibt der Himmel blau.'])} Such dir ${c.evening} einen Platz oder eine Brücke und warte, bis jemand ins Bild läuft${c.wet ? '; nach Regen spiegeln die Straßen' : ''}.`,
  },
  'photo-park': {
    name: (s) => `Morgenlicht${at(s)}`,
    text: (_, c) =>
      `Sei ${c.morning} am Eingang: tiefe Sonne, lange Schatten, wenig Leute. Mittags lieber essen als fotografieren, dann sind es ${c.high} bei hartem Licht.`,
  },
  'photo-desert': {
    name: (s) => `Flaches Licht${at(s)}`,
    text: (_, c) =>
      `Ebenes Land braucht lange Schatten: Sei ${c.morning} draußen und noch einmal ${c.evening}. Mittags bei ${c.high} bleib im Schatten; ein Pinsel hält den Staub von der Linse.`,
  },
  'photo-deck': {
    name: () => 'Wolken und Horizont',
    text: (_, c) =>
      `Fotografier das Wetter: Böen auf dem Wasser, Strahlen durch Wolken, das flache Licht ${c.evening}. Nimm ein Tuch gegen die Gischt mit.`,
  },
  'photo-ice': {
    name: () => 'Weiß auf Weiß',
    text: (_, c) =>
      `Belichte eine Blende heller, als die Kamera will, sonst wird der Schnee grau. Bei ${c.high} gehören Akkus unter die Jacke, und die Kamera bleibt aus warmen Räumen draußen.`,
  },
  'photo-free': {
    name: (_, c) => `Ein Spaziergang, zehn Bilder${c.near}`,
    text: (_, c) =>
      `Mehr als zehn Bilder sind nicht erlaubt, dann schaust du genauer hin. Geh ${c.evening} los, wenn das Licht weich ist (${c.light}).`,
  },
  'photo-lamps': {
    name: (_, c) => `Fenster im Dunkeln${c.near}`,
    text: (_, c) =>
      `Es gibt weder Sonne noch Dämmerung, nur Lampen auf dem Schnee. Nimm ein Stativ und einen zweiten Akku in der Innentasche mit: Bei ${c.low} ist der erste schnell leer.`,
  },
  'wild-park': {
    name: (s) => `Wilde Tiere${at(s)}`,
    text: (s, c) =>
      `${byName(s.name, [`Sei ${c.morning} unterwegs, wenn die Tiere es auch sind und die Luft noch nahe ${c.low} ist.`, `Frag zuerst die Ranger, was diese Woche zu sehen war, und brich ${c.morning} auf.`, `Am meisten ist früh und spät am Tag los: Komm ${c.morning} oder ${c.evening}.`, `Fahr oder geh lieber eine Runde langsam als drei schnell: Fang ${c.morning} an und halt oft.`])} Mit Guide siehst du mehr; weicht ein Tier aus, bist du zu nah.`,
  },
  'wild-second': {
    name: (s) => `Anderes Land, andere Tiere: ${s.name}`,
    text: (s, c) =>
      `Im zweiten Schutzgebiet leben andere Tiere als im ersten. Bis dorthin sind es ${s.distance}: Brich ${c.morning} auf und nimm dir den ganzen Tag.`,
  },
  'wild-heritage': {
    name: (s) => `Tiere beobachten: ${s.name}`,
    text: (_, c) =>
      `Wegen seiner Natur steht das Gebiet auf der Welterbeliste; nimm dir einen ganzen Vormittag. ${c.wet ? `${c.rainSentence} Zwischen den Schauern ist am meisten los.` : c.hot ? `Bei ${c.high} zieht sich mittags alles in den Schatten zurück.` : `Bei ${c.high} hilft etwas Warmes zum Draufsitzen.`}`,
  },
  'wild-coast': {
    name: (s) => `Mit dem Fernglas${at(s)}`,
    text: (_, c) =>
      `Such dir einen Platz hoch über dem Wasser und bleib eine Stunde: Vögel, Robben und Wale zeigen sich nur ab und zu. Im Wind fühlen sich ${c.high} kühler an (${c.light}).`,
  },
  'wild-lake': {
    name: (s) => `Wasservögel${at(s)}`,
    text: (_, c) =>
      `Am meisten siehst du am Schilf und wo ein Bach mündet, am besten ${c.morning}. Dann sind es noch um ${c.low}: Nimm Handschuhe oder etwas Heißes mit.`,
  },
  'wild-deck': {
    name: () => 'Ausschau halten',
    text: (_, c) =>
      `Seevögel folgen Schiffen auch weit vom Land, und wo Vögel sich sammeln, schwimmt etwas darunter. Setz dich ${c.morning} eine Stunde auf die Schattenseite des Decks.`,
  },
  'wild-free': {
    name: (_, c) => `Eine Stunde stillsitzen${c.near}`,
    text: (_, c) =>
      `Setz dich ans Wasser oder dorthin, wo die Deckung aufhört, und lass dich von den Tieren vergessen. Am besten ${c.morning}, bei etwa ${c.low}.`,
  },
  aurora: {
    name: (s) => `Nordlichter${at(s)}`,
    text: (_, c) =>
      `Hier sind sie häufig, und es ist ${c.night}. Sieh nach Wolken und Polarlichtvorhersage und zieh dich so an, dass du bei ${c.low} eine Stunde stehen kannst.`,
  },
  'stars-high': {
    name: (s) => `Sternenhimmel${at(s)}`,
    text: (_, c) =>
      `Fern von Lampen siehst du die Milchstraße mit bloßem Auge. Es ist ${c.night}; gib den Augen zwanzig Minuten, nimm nur Rotlicht${c.chilly ? ` und zieh dich für ${c.low} an` : ''}.`,
  },
  'stars-shore': {
    name: (s) => `Sterne${at(s)}`,
    text: (_, c) =>
      `Vom offenen Ufer siehst du den Himmel bis zum Horizont. Es ist ${c.night}, bei etwa ${c.low}; am besten sind die Nächte um Neumond.`,
  },
  'stars-deck': {
    name: () => 'Sterne bis zum Horizont',
    text: (_, c) =>
      `Keine Straßenlaterne stört hier draußen. Es ist ${c.night}; bitte darum, das Deckslicht zu dimmen, und leg dich hin: Der Himmel dreht sich um den Mast.`,
  },
  'stars-free': {
    name: (_, c) => `Eine klare Nacht${c.near}`,
    text: (_, c) =>
      `Mach die Lampe vor der Tür aus und warte, bis sich die Augen gewöhnt haben. Es ist ${c.night}, bei etwa ${c.low}. Nimm den ersten klaren Abend.`,
  },
  'ice-halo': {
    name: () => 'Ringe um die Sonne suchen',
    text: (_, c) =>
      `Luft voller Eiskristalle kann Halos und Nebensonnen zeichnen. Verdeck die Sonne mit einem Mast, sieh nie hinein und nimm bei ${c.high} die Kamera nur kurz heraus.`,
  },
  'tent-day': {
    name: () => 'Ein Tag im Warmen',
    text: (_, c) =>
      `Schnee schmelzen, langsam kochen, trocknen, was feucht ist: Bei ${c.high} draußen füllt das einen Tag. Plan ihn ein, dann hast du Reserve für Sturm.`,
  },
  'stars-ice': {
    name: () => 'Die lange Nacht über dir',
    text: (_, c) =>
      `Es ist ${c.night}, und keine Stadt hellt den Himmel auf. Bei ${c.low} schau gleich neben der Tür nach oben, immer nur eine Minute, und wärm dich dazwischen auf.`,
  },
  siesta: {
    name: () => 'Die Stunden im Schatten',
    text: (_, c) =>
      `Von elf bis vier sind es ${c.high}: Bleib liegen. Spann eine Plane auf, stell Wasser daneben und hol den Schlaf nach, den dir der frühe Morgen nimmt.`,
  },
  'photo-small': {
    name: () => 'Spuren und Steine aus der Nähe',
    text: (_, c) =>
      `Such auf einem Quadratmeter: Spuren, Steine, Samen, Wellen im Sand oder Schnee. Am besten siehst du sie im Licht von der Seite, also geh ${c.morning} los oder ${c.evening}.`,
  },
  'photo-hourly': {
    name: () => 'Jede Stunde ein Bild',
    text: (_, c) =>
      `Gleiche Stelle, gleiches Objektiv, einen Tag lang jede Stunde (${c.light}). Nebeneinander zeigen die Bilder, wie sich das Meer verändert hat.`,
  },
  log: {
    name: () => 'Dein eigenes Logbuch',
    text: (_, c) =>
      `Position, Wind, Wasser, was zu sehen war, und ${c.high} in der Luft: vier Zeilen je Wache.`,
  },
  diary: {
    name: () => 'Den Tag aufschreiben',
    text: (_, c) =>
      `Kein Ort ist in der Nähe, kein Laden, kein Netz. Notier das Licht, den Wind und die ${c.high} auf dem Thermometer.`,
  },
};
