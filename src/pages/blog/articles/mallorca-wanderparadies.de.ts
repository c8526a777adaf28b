import type { ArticleContent } from '../article.ts';

export const tramuntanaDe: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'Mallorcas Nordwestküste ist eine Mauer. Gut 90 Kilometer lang steht die Serra de Tramuntana zwischen der Insel und dem Wind, von dem sie den Namen hat, mit mehr als einem Dutzend Gipfeln über 1000 Metern und dem Meer zu ihren Füßen. Die langen Strände liegen auf der anderen Seite.',
  },
  {
    kind: 'paragraph',
    text: [
      'Zum Wandergebiet macht sie nicht die Höhe, sondern das Handwerk. Jahrhundertelang haben die Leute hier Kalkstein geschichtet, ohne einen Löffel Mörtel: Terrassen für Oliven, Wasserrinnen, Schneegruben und Maultierwege mit Stufen so flach, dass ein beladenes Tier sie gehen kann. 2011 hat die UNESCO das Ganze als Kulturlandschaft aufgenommen. Die Mauern heißen ',
      { foreign: 'marges', language: 'ca' },
      ', und es gibt bis heute Handwerker, die nichts anderes tun, als sie zu flicken.',
    ],
  },
  {
    kind: 'map',
    ground: '/images/maps/tramuntana.svg',
    caption:
      'Vom Galatzó im Südwesten bis Pollença im Nordosten: die Orte, Herbergen und Gipfel dieses Artikels.',
    points: [
      { name: 'Puig de Galatzó', lat: 39.634, lng: 2.486, mark: 'peak' },
      { name: 'Valldemossa', lat: 39.71, lng: 2.622, mark: 'town' },
      { name: 'Deià', lat: 39.748, lng: 2.648, mark: 'town' },
      { name: 'Muleta', lat: 39.795, lng: 2.686, mark: 'hut' },
      { name: 'Sóller', lat: 39.766, lng: 2.715, mark: 'town' },
      { name: 'Puig Major', lat: 39.808, lng: 2.794, mark: 'peak' },
      { name: 'Sa Calobra', lat: 39.85, lng: 2.8, mark: 'harbour' },
      { name: 'Puig de Massanella', lat: 39.805, lng: 2.851, mark: 'peak' },
      { name: 'Lluc', lat: 39.823, lng: 2.885, mark: 'sight' },
      { name: 'Pollença', lat: 39.877, lng: 3.016, mark: 'town' },
    ],
  },
  { kind: 'heading', text: 'Beste Zeit: um den Sommer herum, nicht mittendrin' },
  {
    kind: 'paragraph',
    text: 'Klassisch sind März bis Mai. In den Sturzbächen läuft noch Wasser, auf den Terrassen blüht es, und draußen essen geht schon. Es ist auch die Zeit, zu der alle kommen: Am vollsten sind die Herbergen von März bis Mai und noch einmal im Oktober und November. Die Mandeln blühen früher, von Ende Januar bis in den Februar, vor allem am Fuß der Berge und in der Ebene.',
  },
  {
    kind: 'paragraph',
    text: 'Im Herbst ist das Meer noch warm und die Hitze vorbei, aber der Oktober ist auch der nasseste Monat, und der Regen kommt auf einmal. Der Winter ist mild an der Küste und rau oben; ab und zu liegt über 1000 Metern Schnee. Am kürzesten Tag hast du gut neun Stunden Licht.',
  },
  {
    kind: 'climate',
    caption:
      'Das Jahr auf etwa 340 m mitten im Gebirge, nach unseren eigenen Klimadaten: trockene, heiße Sommer, der meiste Regen im Oktober, milde Winter.',
  },
  {
    kind: 'paragraph',
    text: 'Von Mitte Juni bis Mitte September lass die langen Wege bleiben. Sie führen ohne Schatten über hellen Fels, die Quellen versiegen, und mittags gibt der Kalk zurück, was er seit dem Morgen gespeichert hat. Wer im Sommer kommt, geht im ersten Licht los und liegt um elf im Wasser.',
  },
  { kind: 'heading', text: 'Sieben Wege, für die sich der frühe Bus lohnt' },
  {
    kind: 'table',
    caption: 'Wege in der Serra de Tramuntana; Gehzeiten ohne Pausen',
    head: ['Weg', 'Länge', 'Anstieg', 'Zeit'],
    rows: [
      ['Deià (Can Boi) bis Muleta', '9,9 km', '360 m', '3 Stunden'],
      ['Muleta bis Tossals Verds', '27,8 km', '1110 m', '9 Stunden'],
      ['Tossals Verds bis Son Amer', 'etwa 15 km', 'bis auf 1205 m', '5–6 Stunden'],
      ['Son Amer bis Pollença', 'etwa 17 km', 'meist bergab', '5 Stunden'],
      ['Puig de Massanella ab Coll de sa Batalla', 'etwa 12 km', '830 m', '5 Stunden'],
      ['Puig de Galatzó ab der Straße Ma-10', '10 km', '870 m', '4–5 Stunden'],
      [
        'Torrent de Pareis, Escorca bis zum Meer',
        'etwa 7 km',
        '640 m, nur hinab',
        '5 Stunden und mehr',
      ],
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Die ersten vier Zeilen gehören zusammen:' },
      ' Sie sind das schönste Stück der ',
      { foreign: 'Ruta de Pedra en Sec', language: 'ca' },
      ', des Trockenmauerwegs GR 221, rund 70 Kilometer in vier Tagen von Herberge zu Herberge. Der ganze Weg beginnt in Port d’Andratx und ist auf knapp 140 Kilometern ausgeschildert. Im Südwesten hat er Lücken, denn mehr als neun Zehntel des Gebirges sind Privatland, und nicht jeder Besitzer macht mit. In den Lücken gehst du auf der Straße oder gar nicht.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Der erste Tag ist zahm, durch Olivenhaine, links das Meer. Der zweite ist der lange. Nimmst du statt des Fußwegs von Muleta die Straßenbahn nach Sóller, sparst du eine gute Stunde vor dem eigentlichen Aufstieg: dem Barranc de Biniaraix, einem gepflasterten Maultierweg mit 1932 Stufen bis zum Hof l’Ofre. Hinter dem Pass, knapp 900 Meter hoch, liegt der Stausee Cúber, über dem oft Mönchsgeier kreisen. Am dritten Tag ist der Coll des Prat mit 1205 Metern das Dach der Tour; in seiner Nähe kommst du an den runden Gruben vorbei, in denen man Schnee zu Eis presste, um es im Tal zu verkaufen. Der vierte läuft durch Steineichen hinaus bis zur römischen Brücke von Pollença.',
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Zwei Gipfel.' },
      ' Der höchste ist der Puig Major, auf manchen Karten mit 1445 Metern, auf anderen mit 1436, seit man die Spitze für eine Radarstation abgetragen hat. Er ist Militärgebiet und gesperrt. Der Gipfel der Wanderer ist deshalb der Puig de Massanella, 1364 Meter. Der Weg führt über das Gut Comafreda, das von Wanderern ein paar Euro nimmt. Oben ist es blanker Karst, spärlich markiert und nichts für Nebel. Im Südwesten steht der Puig de Galatzó, etwas über 1000 Meter, allein da wie ein Vulkan; an ein paar Stellen brauchst du die Hände.',
    ],
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Ein Tag ohne Gepäck',
    text: 'Für zwei der besten Tage brauchst du nur eine Busfahrkarte. Fahr nach Deià und geh in einem gemütlichen halben Tag nach Sóller, zwischen jahrhundertealten Ölbäumen. Oder fahr, wenn der Sommerfahrplan gilt, mit dem Bergbus hinauf zum Cúber und lauf den Barranc de Biniaraix hinunter: dieselben Stufen wie auf der langen Etappe, nur sind sie jetzt auf deiner Seite. Geh früh los, mittags ist kaum Schatten in der Schlucht, und bleib zum Schauen stehen.',
  },
  {
    kind: 'note',
    tone: 'danger',
    title: 'Der Torrent de Pareis ist keine Wanderung',
    text: 'In der Schlucht mit ihren bis zu 200 Meter hohen Wänden steigst du über blank geschliffene Blöcke ab, kletterst Stufen hinunter und kommst zwischen dem Zusammenfluss der Bäche und dem Strand nirgends hinaus. Jedes Jahr geschehen Unfälle, manche davon tödlich. Geh nur nach trockenen Tagen, in einer Gruppe, mit jemandem, der sie kennt, und nie, wenn irgendwo im Gebirge Regen angesagt ist: Das Wasser kommt von weiter oben. Der Bus zurück ab Sa Calobra fährt nur in der Saison.',
  },
  { kind: 'heading', text: 'Wo du schläfst' },
  {
    kind: 'paragraph',
    text: 'Der Inselrat, der Consell de Mallorca, führt am Weg und seinen Varianten sechs Herbergen: Galatzó, Can Boi in Deià, Muleta über Port de Sóller, Tossals Verds, Son Amer bei Lluc und Pont Romà in Pollença. Zusammen haben sie rund 330 Plätze, mit Stockbetten, Duschen und Abendessen. Du buchst online und lange vorher; auf gut Glück bekommst du eher kein Bett. Tossals Verds (525 m) liegt allein in den Bergen; Muleta (110 m), eine alte Telegrafenstation, hat dafür den Sonnenuntergang.',
  },
  {
    kind: 'paragraph',
    text: 'Dazwischen gibt es private Häuser wie Ses Fontanelles im Südwesten, einfache Zimmer im Kloster Lluc und Hotels in den meisten Orten. In Sóller kannst du eine Woche bleiben und jeden Morgen einen anderen Weg gehen, mit dem Bus zum Start und der Straßenbahn an den Strand.',
  },
  { kind: 'heading', text: 'Hinkommen und herumkommen' },
  {
    kind: 'paragraph',
    text: 'Du kommst auch ohne Flugzeug auf die Insel: Von Barcelona und Valencia fahren Fähren nach Palma, auch über Nacht. In Palma starten Züge und Busse an der Plaça d’Espanya, an der auch der Flughafenbus hält.',
  },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Bus 203' },
        ' fährt nach Valldemossa, Deià und Sóller, ',
        { strong: '204' },
        ' durch den Tunnel geradewegs nach Sóller und zum Hafen.',
      ],
      [
        { strong: 'Zug nach Inca, dann Bus 312:' },
        ' So kommst du nach Lluc. Am Tag fahren nur wenige.',
      ],
      [
        { strong: 'Bus 231' },
        ' folgt der Bergstraße von Port de Sóller am Cúber und an Lluc vorbei bis Alcúdia, aber nur im Sommerfahrplan.',
      ],
      [
        { strong: 'Der Zug nach Sóller,' },
        ' Holzwagen auf einer Strecke von 1912, braucht für 27 Kilometer und 13 Tunnel etwa eine Stunde. Er kostet viel mehr als der Bus und ist es einmal wert. Die Straßenbahn zum Hafen fährt seit 1913.',
      ],
    ],
  },
  { kind: 'heading', text: 'Tore, Genehmigungen, Verbote' },
  {
    kind: 'paragraph',
    text: 'Ein Pfad auf der Karte ist noch kein Wegerecht. Bleib auf den markierten Wegen, mach jedes Tor hinter dir zu und kehr um, wo ein Schild es verlangt. Drei Orte haben eigene Regeln.',
  },
  {
    kind: 'list',
    items: [
      [
        { strong: 'Ternelles' },
        ' bei Pollença: Das Tal und das Castell del Rei siehst du nur auf einer Führung, 15 Leute am Tag, mit Anmeldung und nicht im August.',
      ],
      [
        { strong: 'Muntanya del Voltor' },
        ' über Valldemossa: Die Wege am Pla des Pouet brauchen eine Genehmigung, die Zahl ist begrenzt. Den Weg des Erzherzogs erreichst du ohne sie über das öffentliche Gut Son Moragues.',
      ],
      [
        { strong: 'Comafreda,' },
        ' der Zugang zum Massanella: Ein Wächter kassiert; hab Bargeld dabei.',
      ],
    ],
  },
  {
    kind: 'note',
    tone: 'rule',
    title: 'Kein Zelt, kein Feuer, keine Drohne',
    text: 'Wildes Zelten ist im ganzen Gebirge verboten, Schlafen unter freiem Himmel auch. Zelte dürfen auf offiziellen Plätzen stehen, etwa Es Pixarells und Sa Font Coberta bei Lluc, mit Reservierung. Vom 1. Mai bis 15. Oktober darf im Wald und bis 50 Meter daneben kein Feuer brennen, auch nicht auf Picknickplätzen; in trockenen Jahren beginnt das Verbot früher. Fast alles hier ist Natura 2000: Ohne Genehmigung bleibt die Drohne in der Tasche.',
  },
  {
    kind: 'paragraph',
    text: 'Zum Angeln brauchst du eine Lizenz, auch mit der Rute von den Felsen aus. Sie ist ab 14 Jahren Pflicht; du bekommst sie online bei der Balearenregierung.',
  },
  { kind: 'heading', text: 'Was hier schiefgeht' },
  {
    kind: 'paragraph',
    text: 'Zuerst die Hitze, manchmal schon im Mai. Dann das Wasser: Ein Bachbett, das Monate trocken lag, kann in Minuten volllaufen. Mach nie Rast darin und park nicht dort, wenn der Himmel dunkel ist. Von vielen Sohlen polierter Kalk ist auch trocken glatt. Abseits der Wege ist der Karst ein Irrgarten aus Klingen, Löchern und Zwergpalmen, und ein Ziegenpfad ist keine Abkürzung. In den Schluchten hast du kein Netz, sag also jemandem, wo du gehst. Der Notruf ist 112.',
  },
  { kind: 'heading', text: 'Was in den Rucksack gehört und warum' },
  {
    kind: 'list',
    items: [
      'Zwei bis drei Liter Wasser pro Kopf. Die Quellen auf der Karte sind bis zum Sommer oft trocken, und zwischen den Orten gibt es selten etwas zu kaufen.',
      'Schuhe mit fester Sohle: Der Fels ist scharf und frisst weiche auf.',
      'Sonnenhut, dünne lange Ärmel, Sonnencreme. Über den Steineichen gibt es wenig Schatten.',
      'Von Oktober bis April Windjacke und warme Schicht. Auf den Pässen ist der Wind kälter als die Fotos.',
      'Ein Hüttenschlafsack für die Herbergen.',
      'Eine Stirnlampe, denn alles dauert länger, als der Wegweiser sagt.',
      'Der Busfahrplan für den Rückweg. Der letzte fährt früher, als dir lieb ist.',
    ],
  },
  { kind: 'heading', text: 'Wie viele Tage?' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Ein langes Wochenende:' },
      ' Bleib in Sóller, geh am ersten Tag von Deià herüber und am zweiten den Barranc de Biniaraix hinauf. ',
      { strong: 'Fünf Tage:' },
      ' die vier Etappen von Deià nach Pollença und ein Tag übrig, für Regen oder den Massanella. ',
      { strong: 'Eine Woche und mehr:' },
      ' Fang im Südwesten mit dem Galatzó an und lass dir Zeit in den Dörfern.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Wähl zuerst den Monat, dann den Weg, und buch die Betten vor der Fähre oder dem Flug. Der Rest ist ein Fuß auf dem nächsten Stein; jemand hat ihn hingelegt, damit du nicht rutschst.',
  },
];
