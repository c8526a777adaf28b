import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { SPORT_IDEAS } from '#src/recommender/ideas/wishes/sport-ideas.ts';

export const sportIdeasDe: Readonly<Record<(typeof SPORT_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-golf': {
    name: (_, c) => `Achtzehn Loch oder neun${c.near}`,
    text: (_, c) =>
      `Clubs wollen eine Startzeit, oft auch die Platzreife sehen, und verleihen Schläger auf Anfrage. ${c.hot ? `Bei ${c.high} nimm die erste Zeit am Morgen` : `Bei Tagen um ${c.high} bleibt auch der Nachmittag`}; frag deine Gastgeber, welcher Platz Gäste gern hat.`,
  },
  'wish-tennis': {
    name: (_, c) => `Ein Platz für eine Stunde${c.near}`,
    text: (_, c) =>
      `Öffentliche Plätze und Hotelplätze gibt es stundenweise, Schläger oft dazu. ${c.ifWet} oder in der Mittagshitze frag nach einer Halle; sonst ${c.hot ? `früh, bevor es ${c.high} werden` : `passt bei ${c.high} jede Stunde`}.`,
  },
  'wish-stadium': {
    name: (s) => `Ein Abend im Stadion: ${s.name}`,
    text: (_, c) =>
      `Sieh nach, wer in deiner Woche zu Hause spielt, auch in der zweiten Liga: Karten gibt es leichter, gesungen wird genauso. Kauf nur beim Verein; wenn das Flutlicht ausgeht, sind es ${c.low}.`,
  },
  'wish-stadium-free': {
    name: (_, c) => `Sonntags auf dem Dorfplatz${c.near}`,
    text: () =>
      'Frag, wer am Sonntag spielt. Ein kleiner Verein verkauft eigenen Kuchen, die Linie ist ein Seil, und zur Halbzeit kennst du alle.',
  },
  'wish-fitness': {
    name: (_, c) => `Training am Morgen${c.near}`,
    text: (_, c) =>
      `Studios verkaufen Tageskarten, und viele Parks haben Stangen und eine markierte Runde. Trainier ${c.morning}${c.hot ? `, lange bevor es ${c.high} werden` : ''}, dann ist das Frühstück die Belohnung.`,
  },
  'wish-riding': {
    name: (_, c) => `Im Sattel${c.near}`,
    text: (_, c) =>
      `Frag nach einem Stall mit kleinen Gruppen, Helmen und Pferden, die mittags Pause haben, und sag ehrlich, wie gut du reitest. Zwei Stunden reichen am ersten Tag; lange Hosen auch bei ${c.high}.`,
  },
  'wish-dancing': {
    name: (s) => `Die Tanzfläche von ${s.name}`,
    text: (_, c) =>
      `Such einen Abend, der mit einer Stunde Unterricht beginnt: Du kommst allein und kennst beim Gehen zwanzig Leute. Schuhe mit glatter Sohle und ein zweites Hemd${c.hot ? `, denn schon vor dem ersten Lied sind es ${c.high}` : ''}.`,
  },
  'wish-dancing-free': {
    name: (_, c) => `Musik und ein Holzboden${c.near}`,
    text: () =>
      'Frag, ob in deine Woche ein Dorftanz fällt: Gäste werden mitgezogen, und die Schritte zeigt man lieber, als sie zu erklären.',
  },
  'wish-skating': {
    name: (s) => `Auf der Eisbahn in ${s.name}`,
    text: (_, c) =>
      `Schlittschuhe leihst du an der Kasse, dicke Socken und Handschuhe nicht. In der ersten Stunde ist das Eis am glattesten. Frag, ob die Bahn in deinen Wochen offen ist; draußen sind es ${c.high}.`,
  },
  'wish-skating-lake': {
    name: (s) => `Natureis: ${s.name}`,
    text: (_, c) =>
      `Betritt einen zugefrorenen See nur dort, wo Leute vom Ort das Eis gemessen und markiert haben, mit Eiskrallen um den Hals und nie allein. Tage um ${c.high} können gutes Eis machen; an Zuflüssen und im Schilf bleibt es dünn.`,
  },
  'wish-skating-free': {
    name: (_, c) => `Ein freigefegtes Stück Eis${c.near}`,
    text: () =>
      'Bei strengem Frost flutet jemand einen Hof oder fegt einen Teich: Frag, wer, und lauf nur dort. Flüsse und unmarkierte Seen sind nicht zum Eislaufen da.',
  },
  'wish-canyoning': {
    name: (_, c) => `Am Seil durch die Schlucht${c.near}`,
    text: (_, c) =>
      `Nur mit geprüften Guides: Sie bringen Anzug, Helm und Gurt und sagen ab, wenn Gewitter drohen, denn eine Schlucht füllt sich in Minuten. Für das erste Mal reicht ein halber Tag zum Schwimmen, Springen und Rutschen; ${c.wet ? 'halt dir einen zweiten Termin frei' : 'der Vormittag ist die sichere Hälfte'}.`,
  },
  'wish-rafting': {
    name: (_, c) => `Sechs Paddel und ein Guide${c.near}`,
    text: (_, c) =>
      `Frag, welcher Abschnitt beim Wasserstand deiner Woche befahren wird: Stufe II oder III macht Spaß, Stufe IV ist Arbeit. Helm, Weste und Neopren stellt der Anbieter, Kinder ab dem Alter, das er nennt; bei ${c.high} willst du trockene Sachen im Bus.`,
  },
  'wish-flying': {
    name: (_, c) => `In die Luft, mit Pilot${c.near}`,
    text: (_, c) =>
      `Ein Tandemflug hängt am Wind, nicht am Mut: Buch den ersten möglichen Tag und halt die anderen in Reserve. Frag nach Lizenz und Versicherung, zieh feste Schuhe und Winddichtes an; bei ${c.high} am Boden sind es oben zehn Grad weniger.`,
  },
  'wish-balloon': {
    name: (_, c) => `Vor Sonnenaufgang im Korb${c.near}`,
    text: (_, c) =>
      `Ballone fahren in der ruhigen Luft nach Sonnenaufgang und bleiben am Boden, wenn Wind oder ${c.wet ? 'Regen' : 'Hitze'} es verlangt. Buch für den Anfang deiner Reise, dann lässt sich ein abgesagter Morgen nachholen; beim Start sind es etwa ${c.low}.`,
  },
  'wish-ropes': {
    name: (_, c) => `Von Baum zu Baum${c.near}`,
    text: (_, c) =>
      `Hochseilgärten schließen bei Gewitter und Sturm, frag also am Morgen nach. Feste Schuhe, Handschuhe, zwei Stunden; es ist ${c.light}.`,
  },
  'wish-motorbike': {
    name: (_, c) => `Die Straße mit den Kurven${c.near}`,
    text: (_, c) =>
      `Frag in einer Werkstatt nach der kleinen Straße, die alle am Sonntag fahren, und nimm sie an einem Werktag. Volle Montur auch bei ${c.high}, eine trockene Schicht im Koffer, und vor der Dämmerung am Ziel: Dann wechselt das Wild.`,
  },
  'wish-camper': {
    name: (_, c) => `Ein Stellplatz für die Nacht${c.near}`,
    text: (_, c) =>
      `Komm bis vier Uhr, solange du die Wahl hast, und steh nur, wo es erlaubt ist: Die Regeln wechseln von Ort zu Ort, und kontrolliert wird. Nächte um ${c.low} ${c.cold ? 'brauchen Heizung und volles Gas' : 'brauchen eine offene Dachluke'}; Tanks leerst du nur an Entsorgungsstellen.`,
  },
  'wish-road-trip': {
    name: (s) => `Die langsame Straße: ${s.name}`,
    text: (s, c) =>
      `In gerader Linie sind es nur ${s.distance}, nimm also die kleinste Straße auf der Karte und halt an jeder zweiten Aussicht. Start ${c.morning}, Mittagessen dort, zurück im Hellen.`,
  },
  'wish-road-trip-free': {
    name: (_, c) => `Eine Runde mit fünf Stopps${c.near}`,
    text: (_, c) =>
      `Such dir beim Frühstück fünf Ziele, fahr insgesamt höchstens drei Stunden und tank, wenn der Tank halb leer ist. Es ist ${c.light}, das reicht; frag nach dem Zustand, bevor du eine Schotterstraße nimmst.`,
  },
  'wish-train': {
    name: (s) => `Mit dem Zug: ${s.name}`,
    text: (s) =>
      `Frag am Bahnhof, ob eine Strecke dorthin führt (${s.distance} in gerader Linie) oder ein Stück weit, und setz dich ans Fenster auf der Schattenseite. Ein langsamer Zug zeigt mehr als ein schneller, und niemand muss fahren.`,
  },
  'wish-train-free': {
    name: (_, c) => `Die Strecke mit der Aussicht${c.near}`,
    text: () =>
      'Frag, auf welche Bahn die Region stolz ist, ob Museumszug oder Seilbahn: Fast überall gibt es eine. Kauf die Karte am Vortag und fahr bis zur Endstation und zurück.',
  },
  'wish-boat': {
    name: (s) => `Auf dem Wasser: ${s.name}`,
    text: (_, c) =>
      `Frag am Anleger, welches Boot in deiner Woche fährt und ob die Linienfähre denselben Weg für ein Zehntel nimmt. Setz dich nach draußen, mit winddichter Schicht: ${c.high} sind an Deck weniger.`,
  },
  'wish-boat-free': {
    name: (_, c) => `Ein Boot statt eines Busses${c.near}`,
    text: (_, c) =>
      `Fähre, Flussschiff oder Ruderboot zum Leihen, jedes erfüllt den Wunsch; die Touristeninformation weiß, was in deiner Woche fährt. ${c.rainSentence} Winddichte Schicht und Hut, und nimm die trockenere Hälfte des Tages.`,
  },
  'wish-dive': {
    name: (_, c) => `Unter der Oberfläche, mit Tauchschule${c.near}`,
    text: (_, c) =>
      `Nimm die Basis, die nach Brevet und Logbuch fragt; wer noch keines hat, macht einen Schnuppertauchgang im Flachen. ${c.sea === '' ? '' : `Beim Meer um ${c.sea} passt ein Anzug mit 3 bis 5 mm. `}Zwischen dem letzten Tauchgang und dem Heimflug liegt ein ganzer Tag.`,
  },
  'wish-dive-cold': {
    name: (_, c) => `Kaltes, klares Wasser${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'Das Wasser ist kalt' : `Das Meer hat etwa ${c.sea}`}: Das heißt Trockenanzug oder 7 mm mit Haube und Handschuhen, und eine Basis vor Ort, die beides verleiht und mitkommt. In den kalten Monaten ist die Sicht oft am besten; ohne Übung im Trockenanzug frag erst nach einem Kurs.`,
  },
  'wish-dive-lake': {
    name: (_, c) => `Tauchen im Süßwasser${c.near}`,
    text: () =>
      'Das Meer ist weit, aber auch in Seen und Steinbrüchen wird getaucht: Frag einen Verein, welche offen sind, ab welcher Tiefe es kalt wird und ob du eine Genehmigung brauchst. Ab etwa 300 m Höhe gelten die Tabellen für Bergseen.',
  },
  'wish-ice-bathing': {
    name: (_, c) => `Kaltes Wasser, kurz und gemeinsam${c.near}`,
    text: (_, c) =>
      `Geh mit Leuten hinein, die es jede Woche tun, an einer Leiter oder flach vom Ufer, nie allein und nie mit einem Sprung: Eine Minute ist genug, und mit schwachem Herzen lass es. Trockenes und etwas Heißes stehen bereit; die Luft hat am Tag ${c.high}.`,
  },
  'wish-sledging': {
    name: (_, c) => `Auf zwei Kufen hinunter${c.near}`,
    text: (_, c) =>
      `Frag nach einer markierten Bahn, leih den Schlitten unten und brems mit festen Stiefeln. Helme für Kinder; bei ${c.high} ist die zweite Fahrt die beste und die vierte die letzte.`,
  },
  'wish-summit': {
    name: (s) => `Ein Gipfel zu Fuß: ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'Frag' : `Er ist ${s.height} hoch; frag`} in der Touristeninformation, ob ein markierter Weg bis ganz hinauf führt: Manche Gipfel sind Wanderungen, andere brauchen Seil, Gletschererfahrung oder Genehmigung, und dann ist die Schulter darunter das Ziel. Geh ${c.morning} los und kehr mittags um.`,
  },
  'wish-summit-snow': {
    name: (_, c) => `Bergauf, so weit der Schnee es zulässt${c.near}`,
    text: (_, c) =>
      `Wenn Schnee liegt, sind Gipfel eine Sache für Bergführer und Lawinenbericht. Frag, welche Höhe im Winter begangen wird, auf gewalztem Weg oder mit Schneeschuhen; bei ${c.high} am Tag ist eine Stunde Aufstieg ein gutes Ziel.`,
  },
  'wish-summit-free': {
    name: (_, c) => `Auf den nächsten Hügel${c.near}`,
    text: (_, c) =>
      `Frag, auf welchen Hügel die Leute vom Ort am Sonntag steigen: ein markierter Weg, oben eine Bank, ein halber Tag. Geh ${c.morning} los, mit Wasser für alle; am Tag um ${c.high}.`,
  },
  'swim-cold': {
    name: (_, c) => `Kurz hinein, gut vorbereitet${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? `Bei ${c.high} Luft` : `Das Meer hat etwa ${c.sea}, also`} ist es kaltes Wasser: Mit Neopren werden Minuten daraus, ohne bleib, wo du stehen kannst, und geh hinaus, bevor du zitterst. Nur an einer Badestelle, die Einheimische nutzen, nie allein; Trockenes liegt am Ufer.`,
  },
  'swim-indoors': {
    name: (s) => `Warme Bahnen in ${s.name}`,
    text: (_, c) =>
      `Draußen sind es ${c.high}, drinnen 28: Frag nach dem öffentlichen Hallenbad und seinen Familienzeiten. Nimm eine Münze für den Schrank mit und eine Badekappe, die viele Bäder verlangen.`,
  },
  'swim-river': {
    name: (_, c) => `Das Flussbad${c.near}`,
    text: (_, c) =>
      `Viele Flüsse haben eine Badestelle mit Stufen, Wiese und Aufsicht: Frag danach und bade nur dort, denn Strömung sieht man nicht. Bei ${c.high} am Tag ist das Wasser am späten Nachmittag am wärmsten.`,
  },
  'snorkel-cold': {
    name: (_, c) => `Mit Maske und dickem Anzug${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'Das Wasser ist kalt' : `Bei einem Meer um ${c.sea} braucht es Neopren`}: 5 bis 7 mm, Haube und Füßlinge, von einer Schule, die mit dir hineingeht. Eine halbe Stunde ist lang; kaltes Wasser ist oft das klarste.`,
  },
  'paddle-river': {
    name: (_, c) => `Flussabwärts${c.near}`,
    text: (_, c) =>
      `Ein Kanuverleih weiß, welches Stück beim Wasserstand deiner Woche leicht ist und wo die Wehre sind, und holt dich ab. Westen an, Telefone in den Packsack. ${c.rainSentence} Frag am Morgen noch einmal, Flüsse steigen über Nacht.`,
  },
  'paddle-cold': {
    name: (_, c) => `Winterpaddeln, gut eingepackt${c.near}`,
    text: (_, c) =>
      `Bei ${c.high} in der Luft zählt das Wasser: Trockenanzug, Weste, niemand allein und nie weiter vom Ufer, als du schwimmen könntest. Buch eine Tour bei jemandem, der Anzüge verleiht; anderthalb Stunden sind eine volle Fahrt.`,
  },
  'surf-cold': {
    name: (_, c) => `Wellen im dicken Anzug${c.near}`,
    text: (_, c) =>
      `${c.sea === '' ? 'Das Wasser ist kalt' : `Das Meer hat etwa ${c.sea}`}: 5 mm und Füßlinge, unter zehn Grad 6 mm mit Haube und Handschuhen. Surfschulen verleihen das und wissen, welche Sandbank heute sicher ist; eine Stunde reicht.`,
  },
  'climb-indoors': {
    name: (s) => `Wände und Seile in ${s.name}`,
    text: (_, c) =>
      `Der Fels ist weit oder kalt, also klettere drinnen: Hallen verleihen Schuhe und Gurt und prüfen deinen Knoten, bevor du anfängst. Draußen sind es ${c.high}, und das ist egal.`,
  },
  'fish-river': {
    name: (_, c) => `An fließendem Wasser${c.near}`,
    text: (_, c) =>
      `Die Tageskarte gibt es im Angelladen, im Rathaus oder in einer App; darauf stehen Strecke, Köder und Mindestmaß. Sei ${c.morning} da, und bleib unterhalb von Wehren vom Wasser weg: Es kann ohne Vorwarnung steigen.`,
  },
};
