import type { ArticleContent } from '../article.ts';

export const norwayDe: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'Ganz hinten im Nordfjord liegt zwischen Meer und Gletscher nur ein kurzes Tal. Vor dem Frühstück angelst du im Salzwasser, mittags stehst du unter dem Eis.',
  },
  {
    kind: 'paragraph',
    text: 'Der Fjord beginnt beim Fischereihafen Måløy und reicht 106 km ins Land. An seinem Ende liegen drei Orte, Stryn, Loen und Olden, und hinter jedem ein Tal mit einem langen grünen See. Über allem liegt der Jostedalsbreen, der größte Gletscher auf dem europäischen Festland. Sein Schmelzwasser gibt den Seen eine Farbe, die auf Fotos immer unglaubwürdig aussieht.',
  },
  {
    kind: 'paragraph',
    text: 'Norwegen vertraut seinen Gästen. Du darfst draußen schlafen, Beeren pflücken und im Meer angeln, ohne jemanden zu fragen. Dafür wird erwartet, dass du weißt, wo diese Freiheit aufhört. Darum geht es hier so oft um Regeln.',
  },
  {
    kind: 'map',
    ground: '/images/maps/fjord.svg',
    caption: 'Der innere Nordfjord: Orte, See und Berge aus diesem Artikel.',
    points: [
      { name: 'Stryn', lat: 61.903, lng: 6.718, mark: 'town' },
      { name: 'Loen', lat: 61.871, lng: 6.857, mark: 'town' },
      { name: 'Olden', lat: 61.835, lng: 6.809, mark: 'harbour' },
      { name: 'Strynevatnet', lat: 61.938, lng: 7.016, mark: 'sight' },
      { name: 'Skåla', lat: 61.873, lng: 6.979, mark: 'peak' },
      { name: 'Lodalskåpa', lat: 61.79, lng: 7.21, mark: 'peak' },
      { name: 'Briksdal', lat: 61.664, lng: 6.817, mark: 'sight' },
    ],
  },
  { kind: 'heading', text: 'Die beste Zeit: Juni fürs Licht, August für die Beeren' },
  {
    kind: 'paragraph',
    text: 'Im Juni führen die Wasserfälle am meisten Wasser, und die Nächte sind keine: Um Mittsommer geht die Sonne gegen halb zwölf unter und ist vor vier wieder da. Oben ist noch Winter. Während der Weg im Tal schon grün ist, kann der darüber unter Schnee liegen.',
  },
  {
    kind: 'paragraph',
    text: 'Der Juli ist am wärmsten und am vollsten. Norwegen hat Ferien, in Olden liegen die Kreuzfahrtschiffe, und auf dem Sträßchen am Lovatnet staut es sich. Kannst du nur im Juli, dann steh früh auf oder geh am Abend los; hell genug bleibt es.',
  },
  {
    kind: 'paragraph',
    text: 'Wir würden den August nehmen. Die hohen Wege sind in den meisten Jahren schneefrei, die Blaubeeren reif, es gibt wieder Sterne, und die Campingplätze leeren sich von einer Woche zur nächsten. Im September kommt der Regen ernsthaft zurück, und die Gipfel können über Nacht weiß werden.',
  },
  {
    kind: 'climate',
    caption:
      'Das Jahr am Hang gleich über dem Fjord, auf etwa 200 m, aus unseren eigenen Klimadaten. Unten am Ufer ist es etwa ein Grad wärmer. Am trockensten sind April und Mai, am nassesten Herbst und Frühwinter.',
  },
  { kind: 'heading', text: 'Draußen schlafen: was das Jedermannsrecht dir gibt' },
  {
    kind: 'paragraph',
    text: [
      'Das ',
      { foreign: 'allemannsretten', language: 'no' },
      ', das Jedermannsrecht, ist alter Brauch und seit 1957 auch Gesetz. Es unterscheidet zweierlei Land. ',
      { foreign: 'Innmark', language: 'no' },
      ' ist alles rund ums Haus und alles, was bewirtschaftet wird: Hof, Acker, Wiese, Weide. Hier brauchst du eine Erlaubnis. ',
      { foreign: 'Utmark', language: 'no' },
      ' ist der Rest, also Wald, Moor, Fjell und das meiste Ufer. Hier darfst du dein Zelt aufstellen, ohne zu fragen.',
    ],
  },
  {
    kind: 'note',
    tone: 'rule',
    title: '150 Meter, zwei Nächte',
    text: 'Halte mindestens 150 m Abstand zum nächsten bewohnten Haus und zur nächsten bewohnten Hütte. Nach zwei Nächten am selben Platz ziehst du weiter oder fragst den Eigentümer; länger bleiben darfst du nur im Hochgebirge und weit weg von Häusern. Lass nichts zurück, auch kein Papier.',
  },
  {
    kind: 'paragraph',
    text: 'Das Gesetz ist großzügig, aber ein enges Tal ist schnell voll. Zwischen See, Straße, Hof und Felswand gibt es hier kaum einen Fleck, der von allem 150 m entfernt und obendrein eben ist. Gedacht ist das Recht für Leute, die ihr Zelt den Berg hinauftragen, nicht für die, die daneben parken.',
  },
  {
    kind: 'paragraph',
    text: 'Am Lovatnet ging es schief. Im Sommer 2018 standen dort bis zu 25 Zelte gleichzeitig, ohne Toilette, und die Leute im Lodalen hatten genug. Heute zeigen Schilder, wo Zelte verboten sind, und das Tal bittet seine Gäste auf die Campingplätze. Lass dich darauf ein; einige von ihnen haben ohnehin die besten Plätze am Wasser.',
  },
  {
    kind: 'list',
    items: [
      'Lodalen: Sande Camping liegt direkt am Lovatnet und verleiht Kanus und Ruderboote. Tjugen, näher an Loen, liegt am Fuß des Wegs zur Skåla.',
      'Oldedalen: Gryta Camping und Oldevatn Camping liegen am See. Melkevoll Bretun steht am Ende der Straße zwischen riesigen Felsblöcken.',
      'Bødalseter: ein eingezäunter Zeltplatz bei den Hütten einer alten Alm, hoch über dem Lovatnet. Er kostet etwas, reservieren kannst du nicht, es gibt Toiletten, fließendes Wasser und Feuerstellen. Näher kommst du dem wilden Zelten nicht, und erlaubt ist es auch.',
    ],
  },
  { kind: 'heading', text: 'Fünf Touren, von leicht bis sehr lang' },
  {
    kind: 'table',
    caption:
      'Entfernungen hin und zurück, gerundet; Zeiten ohne die Stunde, die du mit Schauen verbringst',
    head: ['Wohin', 'Länge', 'Aufstieg', 'Zeit'],
    rows: [
      ['Skredfjellet vom Skylift', '4–5 km', 'sanft', '1–2 h'],
      ['Bødalsbreen von Bødalseter', '5 km', 'fast eben', '2 h'],
      ['Briksdalsbreen von der Straße', '5–6 km', '200 m', '2 h'],
      ['Lovatnet mit dem Rad, ab Sande', '24 km', 'ein paar Hügel', 'ein halber Tag'],
      ['Skåla von Tjugen', '14–16 km', '1800 m', '7–9 h'],
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Zum Briksdalsbreen' },
      ' gehen alle, und alle haben recht. Vom Gasthaus am Ende der Straße steigt der Fahrweg an einem Wasserfall vorbei, der dich gründlich nass machen kann; ein steilerer Pfad kürzt ab. Oben liegt ein See auf 346 m. 1997 füllte das Eis ihn ganz aus, elf Jahre später war er wieder frei. Heute hängt die Zunge hoch im Fels über dem anderen Ufer. Deutlicher bekommst du den Klimawandel in zwei Stunden kaum erklärt.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Am Bødalsbreen' },
      ' ist es stiller. Eine schmale Mautstraße steigt vom Lovatnet etwa 500 m nach Bødalseter hinauf; zu Fuß sind das 5 km zum Warmwerden. Danach geht es fast eben weiter: über die Weide, über eine feste Brücke, durch krumme Birken zu einem See im Geröll. Der Gletscher hat sich weit darüber zurückgezogen. Schau ihn von hier an; die glatten Platten unter dem Eis sind nichts für Wanderer.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Das Skredfjellet' },
      ' ist etwas für den Tag, an dem die Beine frei haben wollen. Der Loen Skylift bringt dich in wenigen Minuten vom Ufer auf den Hoven, 1011 m über dem Fjord, und von dort führt ein Kiesweg zum nächsten Gipfel, 2,2 km je Richtung. Nimm eine Jacke mit: Oben kann Winter sein, wenn unten Frühling ist.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Die Skåla' },
      ' (1848 m) ist eine andere Sache. Der Weg beginnt in Tjugen, kaum höher als der Fjord, und hört nicht mehr auf zu steigen. Rote T führen durch den Wald zu einer Brücke auf 650 m, am Skålavatnet auf 1141 m vorbei und von etwa 1400 m an über den Gipfelrücken, zuletzt auf von Hand gelegten Stufen. Oben steht ein runder Turm aus Stein. Ein Arzt namens Kloumann ließ ihn 1891 bauen; heute führt ihn der Wanderverein DNT als Hütte für Selbstversorger, zusammen mit der neuen Skålabu daneben. Betten in der Skålabu kannst du online buchen. Im Turm gibt es rund zwanzig, und aus den Fenstern siehst du auf Fjord und Eis.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Rechne drei bis fünf Stunden hinauf und drei hinunter, und sei ehrlich zu deinen Knien. Weiter oben kann bis in den Juli Schnee liegen und in jedem Monat welcher fallen. Die Lodalskåpa (2083 m), der höchste Gipfel am Rand des Eises, ist eine Gletschertour: nur mit Bergführer und Seil.',
  },
  { kind: 'heading', text: 'Angeln: jedes Wasser hat seine Regeln' },
  {
    kind: 'paragraph',
    text: [
      'Zwei Wörter helfen durchs System. Eine ',
      { foreign: 'fiskekort', language: 'no' },
      ' ist die Angelkarte dessen, dem das Fischrecht gehört; sie gilt für ein Gewässer und für Tage oder Wochen. Die ',
      { foreign: 'fiskeravgift', language: 'no' },
      ' ist eine Abgabe an den Staat, fällig in jedem Fluss und See, in dem Lachs, Meerforelle oder Meersaibling aufsteigen.',
    ],
  },
  {
    kind: 'table',
    caption: 'Was du vor dem ersten Wurf brauchst',
    head: ['Wasser', 'Schein', 'Gut zu wissen'],
    rows: [
      ['Fjord und Meer', 'keiner', 'nur Rute oder Handleine; Mindestmaße gelten'],
      ['Lovatnet', 'keiner', 'Forellen; Angeln ist hier frei'],
      ['Oldevatnet', 'Angelkarte', 'bei Gastgebern im Tal'],
      ['Gewässer von Oppstryn', 'Angelkarte', 'in Hotels und auf Campingplätzen'],
      ['Lachsflüsse', 'Angelkarte und Abgabe', 'Zeiten und Mengen jedes Jahr neu'],
    ],
  },
  {
    kind: 'paragraph',
    text: 'Im Fjord darf jeder auf Salzwasserfisch angeln, vom Ufer wie vom Boot. Gäste nehmen Rute oder Handleine, nichts, was allein im Wasser steht, und verkaufen ihren Fang nicht. Halte 100 m Abstand zu Fischfarmen. Für Dorsch, Schellfisch, Heilbutt und viele andere gilt ein Mindestmaß, und bei einigen wechselt es bei 62° Nord. Der Nordfjord liegt knapp südlich davon, also lies die richtige Spalte. Makrele und Köhler für die eigene Pfanne haben keines; das macht sie zu den Fischen für Kinder.',
  },
  {
    kind: 'paragraph',
    text: 'Eine leichte Spinnrute genügt. Sind im Sommer Hering und Makrele im Fjord, kommen die anderen hinterher, und abends von einem Felsvorsprung zu werfen, kann so gut sein wie ein Boot. Ist ein Fisch zu klein: Hände nass machen, Haken lösen, zurück damit.',
  },
  {
    kind: 'note',
    tone: 'rule',
    title: 'Fisch mit nach Hause nehmen',
    text: 'Seit 2021 dürfen nur Gäste eines Angelbetriebs, der bei der Fischereidirektion registriert ist, Meeresfisch ausführen: Du musst dort gewohnt und geangelt haben und den Nachweis dabeihaben, und das Gewicht pro Person ist begrenzt. Frag beim Buchen nach der aktuellen Zahl. Wer zeltet und auf eigene Faust angelt, isst seinen Fang im Land. Da schmeckt er sowieso am besten.',
  },
  {
    kind: 'paragraph',
    text: 'Lachs ist ein Kapitel für sich. Der ganze Nordfjord ist nationaler Lachsfjord; Stryneelva, Loelva und Oldenelva sind nationale Lachsflüsse. An die Stryneelva kamen schon im 19. Jahrhundert englische Gentlemen. Heute geht es dem Wildlachs schlecht. Im Juni 2024 sperrte der Staat von einem Tag auf den anderen 33 Flüsse, darunter die Stryneelva, und für das Jahr darauf kamen die strengsten Regeln, die es je gab. Sieh nach, was in diesem Jahr gilt, bevor du einen Tag buchst. Ab 18 Jahren zahlst du zur Angelkarte die Abgabe. Kinder unter 16 brauchen vom 1. Januar bis 20. August für Süßwasserfisch beides nicht, aber nur dort, wo weder Lachs noch Meerforelle aufsteigen.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Trockene Rute, trockene Stiefel',
    text: 'Ein Parasit namens Gyrodactylus salaris hat ganze Flüsse um ihren Lachs gebracht, und er reist auf nasser Ausrüstung. Rute, Kescher, Wathose und Stiefel, die in einem anderen Wasser waren, müssen ganz trocken oder desinfiziert sein, bevor sie in ein neues kommen. Lebende Köder sind verboten. Nimm den Fisch dort aus, wo du ihn gefangen hast.',
  },
  { kind: 'heading', text: 'Was sonst verboten ist' },
  {
    kind: 'list',
    items: [
      'Feuer im und am Wald vom 15. April bis 15. September. Ausgenommen sind genehmigte Feuerstellen und Plätze, an denen nichts Feuer fangen kann, etwa blanke Steine am Wasser. Bei Dürre können sogar Kocher und Grill verboten sein.',
      'Drohnen: Jeder Nationalpark hat seine eigene Verordnung, und die meisten verbieten sie. Der Park um den Jostedalsbreen beginnt nicht weit über den Seen. Ohne Genehmigung kein Flug.',
      'Abseits der Straße fahren, mit allem, was einen Motor hat.',
      'Hunde ohne Leine vom 1. April bis 20. August, überall, wegen der Schafe und der brütenden Vögel.',
      'Mehr als 25 PS oder ein Boot über 8 m ohne Bootsführerschein, wenn du 1980 oder später geboren bist.',
    ],
  },
  { kind: 'heading', text: 'Ohne Auto hinkommen' },
  {
    kind: 'paragraph',
    text: 'Es geht, mit Geduld. Von Oslo fahren Fernbusse durchs Gudbrandsdal und über Lom und das Strynefjell nach Stryn, eine Tagesreise; du kannst auch mit dem Zug Richtung Trondheim bis Otta fahren und dort umsteigen. Von Bergen bringt dich ein Bus über Førde nach Norden. Die Schiffe der Küstenroute legen in Måløy an, und von dort folgt die Straße dem Fjord landeinwärts.',
  },
  {
    kind: 'paragraph',
    text: 'Die landesweite Auskunft Entur kennt Züge, Fernbusse, Ortsbusse und Boote in einer Suche. Schau beim Wochenende zweimal hin: Manche Linie fährt nur an Schultagen. Von Olden nach Loen sind es am Fjord entlang etwa 6 km, von Loen nach Stryn etwa 11. Mit dem Rad brauchst du keinen Fahrplan, und beide Seetäler sind flach genug für ein schweres.',
  },
  { kind: 'heading', text: 'Was du einpackst, und warum' },
  {
    kind: 'list',
    items: [
      'Ein Zelt, das im Wind steht und drei Tage Regen aushält. Dazu Heringe für Kies; die guten Plätze sind steinig.',
      'Regenjacke und Regenhose, und zwar richtige. In den meisten Sommermonaten regnet es etwa an jedem zweiten Tag.',
      'Einen Schlafsack für fünf Grad, bis Ende Juli eine Schlafmaske und für windstille Abende ein Mückennetz.',
      'Einen Gaskocher, denn Feuer ist gerade dann verboten, wenn du eines willst.',
      'Einen Hüttenschlafsack für die DNT-Hütten und eine Karte auf Papier.',
      'Ein scharfes Messer, ein Maßband und etwas, womit du den Fisch schnell tötest.',
      'Wolle, auch im Juli. Auf der Skåla ziehst du alles an.',
    ],
  },
  { kind: 'heading', text: 'Was gefährlich ist' },
  {
    kind: 'note',
    tone: 'danger',
    title: 'Nie vor die Eiskante',
    text: 'Gletscher brechen ohne Vorwarnung, am meisten bei Wärme, und ein stürzender Block lässt den Fluss darunter in Sekunden steigen. 2014 starb ein Paar am Nigardsbreen, auf der anderen Seite derselben Eiskappe, hinter der Absperrung. Die Ketten hängen nicht zum Spaß dort. Aufs Eis nur mit Bergführer.',
  },
  {
    kind: 'paragraph',
    text: 'Auch die Berge sind in Bewegung. Zweimal im 20. Jahrhundert stürzte Fels vom Ramnefjell in den Lovatnet, und die Wellen rissen die Höfe von Bødal und Nesdal fort: 61 Tote 1905, 74 im Jahr 1936. Auf dem Weg zum Gletscher kommst du an der Narbe vorbei. Das ist kein Grund wegzubleiben. Aber es erklärt, warum man sich hier erst den Hang ansieht und dann das Zelt aufstellt. Mach es genauso, und bleib weg von Rinnen und Wandfüßen, vor allem nach starkem Regen.',
  },
  {
    kind: 'paragraph',
    text: 'Gletscherbäche sind am Morgen niedriger als am Nachmittag; wo keine Brücke ist, kehr um. Die Seen sind Schmelzwasser, und Kälte nimmt dir in Minuten die Kraft aus den Armen. In einem offenen Boot unter 8 m müssen während der Fahrt alle eine Rettungsweste tragen. Trag sie auch im Kanu.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Nummern und Vorhersagen',
    text: '112 ist die Polizei, die auch die Bergrettung schickt, 113 der Rettungsdienst, 110 die Feuerwehr. Auf dem Wasser funkst du auf UKW-Kanal 16. Yr hat das Wetter, Varsom die Warnungen vor Lawinen, Hochwasser und Erdrutsch. Lies beides am Abend und noch einmal, bevor du losgehst.',
  },
  {
    kind: 'paragraph',
    text: 'Eine Woche reicht. Zwei Tage zum Ankommen und für den Regen: vom Ufer angeln, am Lovatnet entlangradeln. Je ein Tag für Briksdal und Bødal. Einer bleibt frei für die Skåla, und zwar der mit der guten Vorhersage, welcher auch immer das ist. Und einer zum Nichtstun. Am Fjord heißt das: zusehen, wie das Licht die Wand gegenüber hinunterwandert.',
  },
  {
    kind: 'paragraph',
    text: 'Welche Woche es sein soll, hängt davon ab, was du willst: langes Licht, milde Abende, reife Beeren oder leere Campingplätze. Gib deine Tage ein und schau, was sie bringen.',
  },
];
