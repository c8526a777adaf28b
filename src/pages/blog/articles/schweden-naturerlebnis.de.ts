import type { ArticleContent } from '../article.ts';

export const highCoastDe: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'Kurz unter dem Gipfel des Skuleberget, eines Bergs gleich neben der Europastraße in Nordschweden, findest du einen alten Strand. Er liegt 286 Meter über dem heutigen Meer. Vor rund zehntausend Jahren, das Eis war gerade fort, brach sich dort die Brandung, und nur die obersten neun Meter des Bergs schauten aus dem Wasser. Mit dem Eis war auch seine Last weg, und das Land kam hoch.',
  },
  {
    kind: 'paragraph',
    text: 'Nirgends auf der Welt hat man eine höhere Küstenlinie aus dem Ende der Eiszeit gefunden, und fertig ist das Land noch nicht: Etwa acht Millimeter steigt es im Jahr, eine Handbreit in zehn Jahren. Auf den Inseln stehen Bootshäuser, die kein Boot mehr erreicht.',
  },
  {
    kind: 'paragraph',
    text: [
      { foreign: 'Höga Kusten', language: 'sv' },
      ', die Hohe Küste, reicht von der Mündung des Ångermanälven bis zur Stadt Örnsköldsvik. Seit 2000 steht sie auf der Welterbeliste, seit 2006 gemeinsam mit dem Kvarken-Archipel am finnischen Ufer gegenüber, das so flach ist wie sie steil. Zu Fuß heißt das: Berge mit den Füßen im Meer, runde Strandsteine mitten im Wald und viel Aussicht für wenig Höhenmeter.',
    ],
  },
  {
    kind: 'map',
    ground: '/images/maps/high-coast.svg',
    caption:
      'Auf dem Festland folgt der Weg der Küste von Hornöberget bis Örnsköldsvik; zu den Inseln und zum Leuchtturm brauchst du ein Boot.',
    points: [
      { name: 'Hornöberget', lat: 62.803, lng: 17.955, mark: 'sight' },
      { name: 'Skuleberget', lat: 63.075, lng: 18.346, mark: 'peak' },
      { name: 'Skuleskogen', lat: 63.117, lng: 18.5, mark: 'sight' },
      { name: 'Köpmanholmen', lat: 63.17, lng: 18.576, mark: 'harbour' },
      { name: 'Örnsköldsvik', lat: 63.291, lng: 18.715, mark: 'town' },
      { name: 'Trysunda', lat: 63.14, lng: 18.794, mark: 'harbour' },
      { name: 'Ulvöhamn', lat: 63.017, lng: 18.65, mark: 'harbour' },
      { name: 'Högbonden', lat: 62.866, lng: 18.478, mark: 'sight' },
    ],
  },
  { kind: 'heading', text: 'Beste Zeit: Juni für das Licht, September für die Luft' },
  {
    kind: 'paragraph',
    text: 'Im Mai blüht es an den Südhängen schon, während in den Spalten noch Schnee liegt und die Schotterwege zum Nationalpark weich sein können. Ab Juni sind die Pfade trocken genug. Um Mittsommer steht die Sonne mehr als zwanzig Stunden am Himmel, der Rest ist Dämmerung. Die Stirnlampe kannst du zu Hause lassen. Eine Schlafmaske nicht, und etwas gegen Mücken schon gar nicht.',
  },
  {
    kind: 'paragraph',
    text: 'Juli und Anfang August sind die wärmsten und vollsten Wochen: Die Boote fahren am häufigsten, und die offenen Hütten im Park sind oft schon vor dem Abend belegt. Ab Mitte August werden die Nächte wieder dunkel, die Blaubeeren sind reif, die Mücken weniger. Mitte September hast du immer noch dreizehn Stunden Tageslicht, dazu klare Luft, gelbe Birken und vielleicht den ersten Nachtfrost.',
  },
  {
    kind: 'climate',
    caption:
      'Das Jahr an der Höga Kusten nach unseren eigenen Klimadaten: Sommertage um 20 °C, kühle Nächte und ein langer Winter unter dem Gefrierpunkt.',
  },
  {
    kind: 'paragraph',
    text: 'Kurz vor Weihnachten zeigt sich die Sonne keine fünf Stunden. Der Winter ist schön hier und nichts zum Ausprobieren: Von den drei Eingängen des Parks wird nur die Straße zum südlichen offen gehalten, und für Fehler sind die Tage zu kurz. Komm dann, wenn du schon weißt, wie man eine Nacht im Schnee verbringt.',
  },
  { kind: 'heading', text: 'Fünf Wege, von zwei Stunden bis neun Tage' },
  {
    kind: 'table',
    caption: 'Wandern an der Höga Kusten; Längen nach den offiziellen Beschreibungen, gerundet',
    head: ['Weg', 'Länge', 'Auf und ab', 'Zeit'],
    rows: [
      [
        'Skuleberget auf dem Südweg',
        '2,5 km einfach',
        'etwa 250 m hinauf',
        '2–3 Stunden hin und zurück',
      ],
      [
        'Skuleskogen, Süd- bis Nordeingang',
        'etwa 7 km',
        'stellenweise steil',
        'ein Tag mit Pausen',
      ],
      ['Skuleberget bis Südeingang', 'etwa 10 km', 'lang und ruppig', 'ein halber Tag'],
      ['Hornöberget bis Lövvik', 'etwa 10 km', 'ein Buckel nach dem anderen', '5–6 Stunden'],
      ['Der ganze Höga Kustenleden', '135 km', 'zusammen etwa 3000 m', '7–9 Tage'],
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Wenn du nur einen Tag hast,' },
      ' dann schenk ihn dem Nationalpark Skuleskogen. Vom Südeingang führt ein Bohlenweg durch hohe Fichten, von denen die Bartflechten hängen. Nach nicht einmal einem Kilometer lohnt sich der Abstecher in die Bucht Kälsviken mit ihrem Sandstrand. Danach steigt der Weg auf blanken roten Granit und hinauf zum Slåttdalsberget, 280 Meter, unter dir die Schären. An zwei steilen Stufen hängt ein Drahtseil zum Festhalten. Dahinter liegen die beiden Seen Tärnättvattnen mit einer Hütte dazwischen, dann die alte Alm Näskebodarna und schließlich der Nordeingang.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Wenn du am Südeingang geparkt hast, kannst du am Ufer zurückgehen und eine Runde daraus machen. Plan dafür den ganzen Tag ein: Zwischen den Blöcken und Wurzeln am Wasser kommst du langsamer voran, als die Karte verspricht.',
  },
  {
    kind: 'note',
    tone: 'danger',
    title: 'Die Schlucht ist gesperrt',
    text: [
      { foreign: 'Slåttdalsskrevan', language: 'sv' },
      ', rund 200 Meter lang, 40 tief und 7 breit, ist bis heute auf jedem Plakat. Seit Juni 2023 darf niemand mehr hindurch, weil immer wieder Steine aus den Wänden fallen. Der Weg führt jetzt oben herum, und von beiden Enden kannst du hineinschauen. Ältere Wanderführer und heruntergeladene Tracks gehen noch mitten durch. Folg ihnen nicht.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Der Skuleberget,' },
      ' 295 Meter, ist der Berg mit dem alten Strand. Von Süden geht es gemütlich hinauf; auf der Ostseite zieht der Grottenweg steil an der Räuberhöhle vorbei und ist nach Regen keine gute Idee. Durch die Ostwand führen mehrere Klettersteige, die Ausrüstung leihst du unten. Im Sommer fährt ein Sessellift. Am Fuß, direkt an der E4, steht das ',
      { foreign: 'naturum', language: 'sv' },
      ', das Besucherzentrum, mit Karten, Trinkwasser und Mittagessen.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Der Höga Kustenleden,' },
      ' der Weg der Hohen Küste, beginnt an der großen Hängebrücke bei Hornöberget und endet in Örnsköldsvik. Du liest von 135 Kilometern in neun Etappen, von 140 in sieben oder von 129 in dreizehn: Die Summen sind verschieden, der Weg ist so ziemlich derselbe. Er ist orange markiert und wechselt zwischen schönen Waldpfaden, Schotter und hin und wieder Asphalt. Hast du wenig Zeit, dann geh in drei bequemen Tagen vom Skuleberget nach Köpmanholmen und nimm dort das Boot.',
    ],
  },
  { kind: 'heading', text: 'Hinaus auf die Inseln' },
  {
    kind: 'paragraph',
    text: 'Von Köpmanholmen fahren Boote nach Ulvön und Trysunda, im Sommer mehrmals am Tag, im Winter ungefähr einmal. Nach Ulvön geht im Sommer auch ein Ausflugsschiff ab Ullånger und Docksta. Der Fahrplan wechselt mit der Saison; lies ihn, bevor du etwas um ihn herum planst.',
  },
  {
    kind: 'paragraph',
    text: [
      'Ulvöhamn ist eine einzige lange Reihe aus roten Bootshäusern und Holzhäusern, an einem Sund so geschützt wie ein See. Die Kapelle stammt aus dem 17. Jahrhundert, als jeden Sommer Fischer aus Gävle heraufkamen. Hier ist der ',
      { foreign: 'Surströmming', language: 'sv' },
      ' zu Hause, der vergorene Hering; seine Saison beginnt am dritten Donnerstag im August. Die Dose öffnet man im Freien. Stiller ist Trysunda, ein kleines Fischerdorf um eine Bucht, mit einem Pfad rund um die Insel. Auf Högbonden schläfst du vom Frühling bis in den Herbst im Haus des Leuchtturmwärters. Und das steile Mjältön, mit 236 Metern Schwedens höchste Insel, gehört denen, die ein Boot haben oder jemanden kennen, der eines hat.',
    ],
  },
  { kind: 'heading', text: 'Wo du schläfst' },
  {
    kind: 'paragraph',
    text: 'Im Park stehen einfache Hütten: Tärnättvattnen, Näskebodarna, Norrsvedje, Skrattabborrtjärn und Tärnättholmarna. Sie sind das ganze Jahr offen, kosten nichts und lassen sich nicht reservieren. Tärnättvattnen und Näskebodarna haben je vier Pritschen und einen Holzofen. In Kälsviken gibt es zwei offene Schutzdächer und Platz für Zelte.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Abgewiesen wird niemand',
    text: 'Wer zuletzt kommt, hat dasselbe Recht auf einen Platz wie der Erste. Nimm in der Hochsaison ein Zelt mit, auch wenn du auf ein Bett hoffst, und hinterlass die Hütte gefegt und mit trockenem Holz am Ofen.',
  },
  {
    kind: 'paragraph',
    text: 'Am übrigen Weg stehen Schutzdächer und Hütten zu denselben Bedingungen, dazu Herbergen, Campingplätze und Hotels, unter anderem an der Brücke, in Docksta, unter dem Skuleberget und in Köpmanholmen. Lebensmittel bekommst du in Docksta und Köpmanholmen. An den Eingängen des Parks gibt es keine, und auch kein Trinkwasser.',
  },
  { kind: 'heading', text: 'Anreise ohne Auto' },
  {
    kind: 'paragraph',
    text: 'Der Zug bringt dich fast bis an den Weg. Er hält in Härnösand, Kramfors und Örnsköldsvik; direkte Züge aus Stockholm brauchen etwa einen halben Tag. Von Härnösand oder Örnsköldsvik fährt die Linie 50 von Din Tur auf der E4 und hält in Hornöberget, Ullånger, Docksta und am Besucherzentrum unter dem Skuleberget. Ein weiterer Bus verbindet Örnsköldsvik mit Köpmanholmen.',
  },
  {
    kind: 'paragraph',
    text: 'Bis an die Tore des Parks fährt kein Bus. Zu Fuß macht das nichts: Vom Skuleberget bringt dich der Weg in einem halben Tag zum Südeingang, und vom Nordeingang sind es etwa 7 Kilometer, meist auf der Straße, bis Köpmanholmen und zum Bus. Der Westeingang liegt auf 300 Metern, am Ende einer drei Kilometer langen Schotterstraße ab der E4. Von dort führt ein breiter Weg, gut auch für Rollstuhl und Kinderwagen, zu einem Aussichtspunkt.',
  },
  { kind: 'heading', text: 'Was du darfst und wo es aufhört' },
  {
    kind: 'paragraph',
    text: [
      'Nach dem Jedermannsrecht, dem ',
      { foreign: 'allemansrätten', language: 'sv' },
      ', darfst du fast überall gehen, Beeren und Pilze sammeln und für eine oder zwei Nächte ein Zelt aufstellen, weit weg von Häusern und nicht auf Äckern. Die Regel dazu passt auf eine Postkarte: nicht stören, nicht zerstören. Im Nationalpark geht es strenger zu.',
    ],
  },
  {
    kind: 'note',
    tone: 'rule',
    title: 'Im Nationalpark Skuleskogen',
    text: 'Vom 1. Mai bis 30. September darf ein Zelt nur auf den gekennzeichneten Plätzen stehen, höchstens drei Nächte am selben, und Feuer brennt nur in den vorbereiteten Feuerstellen, mit dem Holz, das dort liegt oder das du mitbringst. Angeln in Seen und Bächen ist verboten. Hunde bleiben an der Leine. Drohnen dürfen nicht landen, also lass deine zu Hause.',
  },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Feuer anderswo:' },
        ' nur, wo nichts Feuer fangen kann, und nie auf blankem Fels, denn der reißt für immer. In trockenen Wochen kann die Provinzverwaltung ein Feuerverbot verhängen, ',
        { foreign: 'eldningsförbud', language: 'sv' },
        '. Es gilt für Holz und Kohle; schau am selben Tag nach, auch wegen deines Kochers.',
      ],
      [
        { strong: 'Angeln:' },
        ' im Meer mit der Rute frei. Für jeden See und jeden Fluss brauchst du eine Angelkarte (',
        { foreign: 'fiskekort', language: 'sv' },
        '), und zwar für genau dieses Gewässer.',
      ],
      [
        { strong: 'Drohnen:' },
        ' Wer eine mit Kamera fliegt, muss wie überall in der EU als Betreiber registriert sein. Dazu hat jedes Naturreservat eigene Regeln, sie hängen am Eingang.',
      ],
      [
        { strong: 'Vögel:' },
        ' Manche kleinen Inseln sind während der Brut gesperrt. Schilder am Ufer sagen, wann.',
      ],
    ],
  },
  { kind: 'heading', text: 'Was schiefgehen kann' },
  {
    kind: 'paragraph',
    text: 'Die Berge sind niedrig, und das täuscht. Trocken hält der Granit wie Schleifpapier, bei Regen wird die Flechte darauf zu Schmierseife. Mehr als eine nasse Platte und einen müden Fuß braucht ein Sturz nicht. Erwischt dich ein Schauer über einer steilen Stelle, setz dich hin und lass ihn durch.',
  },
  {
    kind: 'paragraph',
    text: 'Das Meer ist kalt, auch im Juli; schwimm am Ufer entlang statt quer über die Bucht, und trag im Kajak eine Schwimmweste. Bäche können in warmen Sommern austrocknen, und ihr Wasser ist nicht geprüft. Im hohen Gras an der Küste sitzen Zecken: Such dich abends ab. In Teilen des Waldes hat das Telefon kein Netz, sag also jemandem, wo du gehst. Der Notruf ist 112. Und wer in der Dämmerung fährt, fährt langsam, der Elche wegen.',
  },
  { kind: 'heading', text: 'Was in den Rucksack gehört und warum' },
  {
    kind: 'list',
    items: [
      'Schuhe mit weicher, griffiger Sohle. Halt auf Fels und Wurzeln ist hier wichtiger als ein hoher Schaft.',
      'Regenjacke und eine warme Schicht, auch im Juli: Wenn der Wind dreht und vom Meer kommt, wird es in Minuten kühl.',
      'Ein Zelt, das von selbst steht. Auf dem Fels finden Heringe wenig Erde.',
      'Ein Gaskocher, damit dich ein Feuerverbot nicht das Abendessen kostet.',
      'Wasser für den Tag, zwei Liter, und etwas, um mehr davon aufzubereiten.',
      'Mückenspray, lange Ärmel und eine Zeckenzange. Alle drei wiegen weniger als der Ärger.',
      'Im Juni die Schlafmaske, ab Mitte August die Stirnlampe.',
      'Eine Karte aus Papier. Der Weg ist gut markiert, aber im Park gibt es viele Abzweige.',
    ],
  },
  { kind: 'heading', text: 'Wie viele Tage?' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Ein Wochenende:' },
      ' am ersten Tag Skuleberget, am zweiten Skuleskogen, zwei Nächte in Docksta. ',
      { strong: 'Vier oder fünf Tage:' },
      ' zu Fuß vom Skuleberget durch den Park nach Köpmanholmen, mit einer Nacht an den Seen, dann hinüber nach Trysunda oder Ulvön und einen Tag lang nichts tun auf warmem Fels. ',
      { strong: 'Neun Tage:' },
      ' der ganze Weg ab der Brücke, im Tempo von jemandem, der für Blaubeeren stehen bleibt.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Was es auch wird, leg zuerst den Monat fest. Er entscheidet, wie viel Licht du hast, wie voll die Hütten sind und ob du das Zelt auf Reif aufschlägst. Die Küste kann warten: Bis du kommst, ist sie noch ein Stück gewachsen.',
  },
];
