import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { SPORT_IDEAS } from '#src/recommender/decide/ideas/wishes/sport-ideas.ts';
import { at } from '../at-place.ts';

export const sportIdeasDe: Readonly<Record<(typeof SPORT_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-golf': {
    name: (_, c) => `Golf${c.near}`,
    text: (_, c) =>
      `Reservier eine Startzeit, nimm den Nachweis deines Handicaps mit und frag nach Leihschlägern. ${c.hot ? `Am Tag werden es ${c.high}: Nimm die erste Zeit am Morgen` : `Am Tag sind es ${c.high}`}.`,
  },
  'wish-tennis': {
    name: (_, c) => `Tennis${c.near}`,
    text: (_, c) =>
      `Öffentliche Plätze und Hotelplätze gibt es stundenweise, Schläger oft dazu. ${c.ifWet}, frag nach einer Halle. Am Tag sind es ${c.high}${c.hot ? ', spiel also früh' : ''}.`,
  },
  'wish-stadium': {
    name: (s) => `Ein Abend im Stadion: ${s.name}`,
    text: (_, c) =>
      `Sieh nach, wer in deiner Woche zu Hause spielt, auch in der zweiten Liga, da gibt es leichter Karten. Kauf nur beim Verein; auf dem Heimweg sind es ${c.low}.`,
  },
  'wish-stadium-free': {
    name: (_, c) => `Fußball am Sonntag${c.near}`,
    text: () =>
      'Ein Stadion ist nicht in der Nähe. Frag am Ort, welcher Verein am Wochenende zu Hause spielt.',
  },
  'wish-fitness': {
    name: (_, c) => `Fitness${c.near}`,
    text: (_, c) =>
      `Studios verkaufen Tageskarten, und viele Parks haben Stangen und eine markierte Runde. Trainier ${c.morning}${c.hot ? `, lange bevor es ${c.high} werden` : ''}, dann ist es noch leer.`,
  },
  'wish-windsurf': {
    name: (_, c) => `Windsurfen und Kiten${c.near}`,
    text: () =>
      'Frag in der Surfstation, wann der Wind einsetzt und woher er kommt: Anfänger bekommen die leichten Stunden, die Guten den Rest. Brett, Segel oder Kite und Neoprenanzug gibt es dort zu leihen, und wer noch nie einen Kite gelenkt hat, macht zuerst einen Kurs; bei ablandigem Wind bleibst du an Land.',
  },
  'wish-riding': {
    name: (_, c) => `Reiten${c.near}`,
    text: (_, c) =>
      `Frag nach einem Stall mit kleinen Gruppen, Helmen und ausgeruhten Pferden, und sag ehrlich, wie gut du reitest. Zwei Stunden reichen am ersten Tag; zieh auch bei ${c.high} lange Hosen an.`,
  },
  'wish-dancing': {
    name: (s) => `Tanzen in ${s.name}`,
    text: (_, c) =>
      `Such einen Abend, der mit einer Stunde Unterricht beginnt, dann kannst du auch allein kommen. Nimm Schuhe mit glatter Sohle${c.hot ? ' und ein zweites Hemd' : ''} mit.`,
  },
  'wish-dancing-free': {
    name: (_, c) => `Tanzen${c.near}`,
    text: () =>
      'Frag im Gasthaus oder in der Touristeninformation, ob in deine Woche ein Fest mit Tanz fällt.',
  },
  'wish-skating': {
    name: (s) => `Eislaufen in ${s.name}`,
    text: (_, c) =>
      `Schlittschuhe leihst du an der Kasse, dicke Socken und Handschuhe nicht. In der ersten Stunde ist das Eis am glattesten. Frag, ob die Bahn in deinen Wochen offen ist; draußen sind es ${c.high}.`,
  },
  'wish-skating-lake': {
    name: (s) => `Eislaufen${at(s, 'auf')}`,
    text: (_, c) =>
      `Betritt einen zugefrorenen See nur dort, wo Leute vom Ort das Eis gemessen und markiert haben, mit Eiskrallen um den Hals und nie allein. Tage um ${c.high} können gutes Eis machen; an Zuflüssen und im Schilf bleibt es dünn.`,
  },
  'wish-skating-free': {
    name: (_, c) => `Eislaufen${c.near}`,
    text: () =>
      'Bei strengem Frost flutet jemand einen Hof oder fegt einen Teich: Frag, wer, und lauf nur dort. Flüsse und unmarkierte Seen sind nicht zum Eislaufen da.',
  },
  'wish-canyoning': {
    name: (_, c) => `Canyoning${c.near}`,
    text: (_, c) =>
      `Nur mit geprüften Guides: Sie bringen Anzug, Helm und Gurt und sagen ab, wenn Gewitter drohen, denn eine Schlucht füllt sich in Minuten. Fürs erste Mal reicht ein halber Tag; ${c.wet ? 'halt dir einen zweiten Termin frei' : 'buch einen Vormittag, vor den Gewittern'}.`,
  },
  'wish-rafting': {
    name: (_, c) => `Rafting${c.near}`,
    text: () =>
      `Frag, welcher Abschnitt beim Wasserstand deiner Woche befahren wird: Stufe II oder III macht Spaß, Stufe IV ist anstrengend. Helm, Weste und Neopren stellt der Anbieter; frag nach dem Mindestalter und lass trockene Sachen im Bus.`,
  },
  'wish-flying': {
    name: (_, c) => `Tandemflug${c.near}`,
    text: (_, c) =>
      `Ob geflogen wird, entscheidet der Wind: Buch den ersten möglichen Tag und halt die anderen in Reserve. Frag nach Lizenz und Versicherung, zieh feste Schuhe und Winddichtes an; bei ${c.high} am Boden sind es oben zehn Grad weniger.`,
  },
  'wish-balloon': {
    name: (_, c) => `Ballonfahrt${c.near}`,
    text: (_, c) =>
      `Ballone fahren in der ruhigen Luft nach Sonnenaufgang und bleiben bei Wind${c.wet ? ' oder Regen' : ''} am Boden. Buch für den Anfang deiner Reise, dann lässt sich ein abgesagter Morgen nachholen; beim Start sind es etwa ${c.low}.`,
  },
  'wish-ropes': {
    name: (_, c) => `Hochseilgarten${c.near}`,
    text: (_, c) =>
      `Bei Gewitter und Sturm ist zu, frag also am Morgen nach. Rechne mit zwei Stunden und nimm feste Schuhe und Handschuhe mit (${c.light}).`,
  },
  'wish-motorbike': {
    name: (_, c) => `Motorradtour${c.near}`,
    text: (_, c) =>
      `Frag in einer Werkstatt nach der kurvigsten Straße und fahr sie an einem Werktag. Trag auch bei ${c.high} volle Montur und sei vor der Dämmerung am Ziel: Dann wechselt das Wild.`,
  },
  'wish-camper': {
    name: (_, c) => `Ein Stellplatz für die Nacht${c.near}`,
    text: (_, c) =>
      `Komm bis vier Uhr, solange du die Wahl hast, und steh nur, wo es erlaubt ist: Die Regeln wechseln von Ort zu Ort. Nachts sind es ${c.low}${c.cold ? ': Sieh nach, ob genug Gas zum Heizen da ist' : ''}; Tanks leerst du nur an Entsorgungsstellen.`,
  },
  'wish-road-trip': {
    name: (s) => `Auf kleinen Straßen nach ${s.name}`,
    text: (s, c) =>
      `Es sind nur ${s.distance} Luftlinie: Nimm die kleinste Straße auf der Karte und halt, wo es dir gefällt. Fahr ${c.morning} los, iss dort zu Mittag und sei im Hellen zurück.`,
  },
  'wish-road-trip-free': {
    name: (_, c) => `Rundfahrt mit dem Auto${c.near}`,
    text: (_, c) =>
      `Such dir beim Frühstück drei bis fünf Ziele aus und fahr insgesamt höchstens drei Stunden (${c.light}). Tank, wenn der Tank halb leer ist, und frag nach dem Zustand, bevor du eine Schotterstraße nimmst.`,
  },
  'wish-train': {
    name: (s) => `Mit dem Zug nach ${s.name}`,
    text: (s) =>
      `Frag am Bahnhof, ob eine Strecke dorthin führt (${s.distance} Luftlinie) oder ein Stück weit, und setz dich ans Fenster auf der Schattenseite. Nimm den langsamen Zug, der überall hält.`,
  },
  'wish-train-free': {
    name: (_, c) => `Bahnfahrt${c.near}`,
    text: () =>
      'Frag in der Touristeninformation nach der Strecke mit der schönsten Aussicht und nach Museumszügen. Kauf die Karte am Vortag und fahr bis zur Endstation und zurück.',
  },
  'wish-boat': {
    name: (s) => `Bootsfahrt: ${s.name}`,
    text: (_, c) =>
      `Frag am Anleger, welches Boot in deiner Woche fährt und ob die Linienfähre denselben Weg viel günstiger nimmt. An Land sind es ${c.high}, an Deck kommt der Wind dazu: Nimm etwas Winddichtes mit.`,
  },
  'wish-boat-free': {
    name: (_, c) => `Bootsfahrt${c.near}`,
    text: (_, c) =>
      `In der Touristeninformation weiß man, was in deiner Woche fährt: Fähre, Ausflugsschiff oder Ruderboot zum Leihen. ${c.rainSentence} Nimm etwas Winddichtes mit.`,
  },
  'wish-dive': {
    name: (_, c) => `Tauchen${c.near}`,
    text: (_, c) =>
      `Nimm die Basis, die nach Brevet und Logbuch fragt; wer noch keines hat, macht einen Schnuppertauchgang im Flachen. ${c.sea === '' ? '' : `Beim Meer um ${c.sea} passt ein Anzug mit 3 bis 5 mm. `}Zwischen dem letzten Tauchgang und dem Heimflug liegt ein ganzer Tag.`,
  },
  'wish-dive-cold': {
    name: (_, c) => `Tauchen im kalten Wasser${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'Das Wasser ist kalt' : `Das Meer hat etwa ${c.sea}`}: Das heißt Trockenanzug oder 7 mm mit Haube und Handschuhen, und eine Basis vor Ort, die beides verleiht und mitkommt. In den kalten Monaten ist die Sicht oft am besten; ohne Übung im Trockenanzug frag erst nach einem Kurs.`,
  },
  'wish-dive-lake': {
    name: (_, c) => `Tauchen im Süßwasser${c.near}`,
    text: () =>
      'Das Meer ist weit, aber auch in Seen und Steinbrüchen wird getaucht: Frag einen Verein, welche offen sind, ab welcher Tiefe es kalt wird und ob du eine Genehmigung brauchst. Ab etwa 300 m Höhe gelten die Tabellen für Bergseen.',
  },
  'wish-ice-bathing': {
    name: (_, c) => `Kaltbaden${c.near}`,
    text: (_, c) =>
      `Geh mit Leuten hinein, die es jede Woche tun, an einer Leiter oder flach vom Ufer, nie allein und nie mit einem Sprung: Eine Minute ist genug, und mit schwachem Herzen lass es. Trockenes und etwas Heißes stehen bereit; die Luft hat am Tag ${c.high}.`,
  },
  'wish-sledging': {
    name: (_, c) => `Rodeln${c.near}`,
    text: (_, c) =>
      `Frag nach einer markierten Bahn, leih den Schlitten unten und brems mit festen Stiefeln. Kinder tragen Helm; am Tag sind es ${c.high}.`,
  },
  'wish-summit': {
    name: (s) => `Auf den Gipfel: ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'Frag' : `Er ist ${s.height} hoch; frag`} in der Touristeninformation, ob ein markierter Weg bis ganz hinauf führt: Manche Gipfel sind Wanderungen, andere brauchen Seil, Gletschererfahrung oder Genehmigung, und dann ist die Schulter darunter das Ziel. Geh ${c.morning} los und kehr mittags um.`,
  },
  'wish-summit-snow': {
    name: (_, c) => `Aufstieg im Schnee${c.near}`,
    text: (_, c) =>
      `Wenn Schnee liegt, sind Gipfel eine Sache für Bergführer und Lawinenbericht. Frag, welche Höhe im Winter begangen wird, auf gewalztem Weg oder mit Schneeschuhen; am Tag sind es ${c.high}.`,
  },
  'wish-summit-free': {
    name: (_, c) => `Auf den nächsten Hügel${c.near}`,
    text: (_, c) =>
      `Frag, auf welchen Hügel ein markierter Weg führt und wie lange er dauert. Geh ${c.morning} los und nimm Wasser mit; am Tag sind es ${c.high}.`,
  },
  'swim-cold': {
    name: (_, c) => `Kurz ins kalte Wasser${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? `Bei ${c.high} Luft` : `Das Meer hat nur etwa ${c.sea}, für die meisten`} ist das Wasser kalt: Ohne Neopren bleib, wo du stehen kannst, und geh hinaus, bevor du zitterst. Bade nur an einer Stelle, die Einheimische nutzen, und nie allein.`,
  },
  'swim-indoors': {
    name: (s) => `Hallenbad in ${s.name}`,
    text: (_, c) =>
      `Draußen sind es ${c.high}: Frag nach dem öffentlichen Hallenbad und seinen Familienzeiten. Nimm eine Münze für den Schrank und eine Badekappe mit, viele Bäder verlangen sie.`,
  },
  'swim-river': {
    name: (_, c) => `Baden im Fluss${c.near}`,
    text: (_, c) =>
      `Viele Flüsse haben eine Badestelle mit Stufen, Wiese und Aufsicht: Frag danach und bade nur dort, denn Strömung sieht man nicht. Bei ${c.high} am Tag ist das Wasser am späten Nachmittag am wärmsten.`,
  },
  'snorkel-cold': {
    name: (_, c) => `Schnorcheln im kalten Wasser${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'Das Wasser ist kalt' : `Bei einem Meer um ${c.sea} braucht es Neopren`}: 5 bis 7 mm, Haube und Füßlinge, von einer Schule, die mit dir hineingeht. Eine halbe Stunde ist lang; kaltes Wasser ist oft das klarste.`,
  },
  'paddle-river': {
    name: (_, c) => `Paddeln auf dem Fluss${c.near}`,
    text: (_, c) =>
      `Ein Kanuverleih weiß, welches Stück beim Wasserstand deiner Woche leicht ist und wo die Wehre sind, und holt dich ab. ${c.rainSentence} Frag am Morgen noch einmal nach, denn Flüsse steigen über Nacht.`,
  },
  'paddle-cold': {
    name: (_, c) => `Winterpaddeln${c.near}`,
    text: (_, c) =>
      `Bei ${c.high} in der Luft zählt das Wasser: Trockenanzug, Weste, niemand allein und nie weiter vom Ufer, als du schwimmen könntest. Buch eine Tour bei jemandem, der Anzüge verleiht; anderthalb Stunden sind eine volle Fahrt.`,
  },
  'surf-cold': {
    name: (_, c) => `Surfen im dicken Anzug${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'Das Wasser ist kalt' : `Das Meer hat etwa ${c.sea}`}: 5 mm und Füßlinge, unter zehn Grad 6 mm mit Haube und Handschuhen. Surfschulen verleihen das und wissen, welche Sandbank heute sicher ist; eine Stunde reicht.`,
  },
  'climb-indoors': {
    name: (s) => `Kletterhalle in ${s.name}`,
    text: (_, c) =>
      `Der Fels ist weit oder kalt, draußen sind es ${c.high}. Hallen verleihen Schuhe und Gurt und prüfen, ob du sichern kannst.`,
  },
  'fish-river': {
    name: (_, c) => `Angeln am Fluss${c.near}`,
    text: (_, c) =>
      `Die Tageskarte gibt es im Angelladen, im Rathaus oder in einer App; darauf stehen Strecke, Köder und Mindestmaß. Sei ${c.morning} da, und bleib unterhalb von Wehren vom Wasser weg: Es kann ohne Vorwarnung steigen.`,
  },
};
