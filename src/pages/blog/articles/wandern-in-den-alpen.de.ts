import type { ArticleContent } from '../article.ts';

export const alpsDe: ArticleContent = [
  {
    kind: 'paragraph',
    text: 'Von Innsbruck aus ist das Karwendel eine Mauer: grau, steil und sehr nah. Das Schönste daran liegt dahinter.',
  },
  {
    kind: 'paragraph',
    text: 'Dort ziehen Ketten aus Kalk nebeneinander von West nach Ost. Dazwischen liegen lange Täler mit Schotterbächen, Almböden voller Ahorne und, von einem Tagesmarsch zum nächsten, eine Hütte, in der abends Licht brennt. Eine Straße führt nicht hindurch. Ein Weg schon: vom Bahnhof Scharnitz nach Pertisau am Achensee, vier Tage und drei Hütten lang.',
  },
  {
    kind: 'paragraph',
    text: 'Er ist meist breit, gut markiert und nirgends schwierig. Er verlangt mehr Ausdauer als Mut, und deshalb taugt er als erste Hüttentour. Wem das zu wenig ist, der findet rechts und links davon genug; dazu später.',
  },
  { kind: 'heading', text: 'Die beste Zeit: Juli bis Anfang Oktober' },
  {
    kind: 'paragraph',
    text: 'Die drei Hütten öffnen Anfang Juni und schließen Mitte Oktober, je nach Schnee ein paar Tage früher oder später. Im Juni liegt in schattigen Rinnen noch Altschnee, und was im August ein Spazierweg ist, kann dann ein harter weißer Hang sein. Ruf vorher auf der Hütte an: Dort sieht man den Weg jeden Tag.',
  },
  {
    kind: 'paragraph',
    text: 'Juli und August sind am wärmsten und zugleich am nassesten, weil so mancher Nachmittag mit einem Gewitter endet. Der September ist kühler, trockener und ruhiger. In der ersten Oktoberhälfte färbt sich der Ahorn in der Eng, und an schönen Wochenenden füllt sich die Mautstraße ins Tal mit Autos. Komm lieber unter der Woche, oder zu Fuß von der anderen Seite.',
  },
  {
    kind: 'climate',
    caption:
      'Das Jahr auf etwa 1900 m, der Höhe der Hütten, aus unseren eigenen Klimadaten. Selbst im Juli sind die Nächte im Mittel nur rund 7 °C warm: Etwas Warmes gehört immer in den Rucksack.',
  },
  { kind: 'heading', text: 'Von Scharnitz nach Pertisau, Tag für Tag' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Der erste Tag' },
      ' ist lang und sanft. Von Scharnitz (964 m) folgt ein Schotterweg stundenlang dem Bach durchs Karwendeltal und scheint dabei kaum zu steigen. Das Karwendelhaus (1771 m) siehst du früh, hoch auf seinem Absatz über dem Tal; steil wird es erst am Schluss.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Der zweite Tag' },
      ' ist kurz, und das ist das Gute an ihm. Über den Hochalmsattel (1803 m) geht es hinunter zum Kleinen Ahornboden (1399 m). Zwischen den alten Bäumen steht ein Denkmal für Hermann von Barth, der im Sommer 1870 in diesem Gebirge 88 Gipfel bestieg. Danach steigt der Weg an der Ladizalm vorbei zur Falkenhütte (1848 m). Sei am frühen Nachmittag oben: Die Laliderer Wände gegenüber sind fast tausend Meter hoch und wechseln stündlich die Farbe.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Der dritte Tag' },
      ' beginnt direkt unter diesen Wänden. Der Steig quert die Schuttreisen, fällt auf etwa 1700 m und steigt zum Hohljoch (1794 m). Unten liegt die Eng (1227 m) mit Schaukäserei, Gasthaus und mehr als 2000 Bergahornen, manche davon mehrere hundert Jahre alt. Nach dem langen Aufstieg über die Binsalm zum Westlichen Lamsenjoch (1940 m) kommt die einzige schmale, leicht ausgesetzte Querung der Tour. An ihrem Ende steht die Lamsenjochhütte (1953 m).',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Der vierte Tag' },
      ' gehört den Knien. In Kehren geht es hinab zur Gramaialm (1263 m), dann flach hinaus nach Pertisau (932 m), wo der See kalt ist und genau richtig. Willst du lieber an einer Bahnstrecke ankommen, geh nach Süden: durchs Stallental und die Wolfsklamm, in der du über Holzstege gehst und Eintritt zahlst, nach Stans im Inntal. Auch das sind 12 km, aber mit rund 1400 m Abstieg.',
    ],
  },
  {
    kind: 'table',
    caption: 'Die Durchquerung in Zahlen, gerundet; reine Gehzeiten ohne Pausen',
    head: ['Etappe', 'Länge', 'Aufstieg', 'Abstieg', 'Zeit'],
    rows: [
      ['Scharnitz – Karwendelhaus', '18 km', '800 m', 'kaum', '5 h'],
      ['Karwendelhaus – Falkenhütte', '9 km', '500 m', '400 m', '3 h'],
      ['Falkenhütte – Lamsenjochhütte', '12 km', '850 m', '750 m', '5 h'],
      ['Lamsenjochhütte – Pertisau', '12 km', 'kaum', '1000 m', '4 h'],
    ],
  },
  {
    kind: 'profile',
    caption:
      'Die Höhen der vier Tage. Entfernungen auf den Kilometer gerundet; zwischen den benannten Punkten ist der Weg als Gerade gezeichnet.',
    points: [
      { km: 0, metres: 964, name: 'Scharnitz' },
      { km: 18, metres: 1771, name: 'Karwendelhaus' },
      { km: 19, metres: 1803, name: 'Hochalmsattel' },
      { km: 23, metres: 1399, name: 'Kleiner Ahornboden' },
      { km: 27, metres: 1848, name: 'Falkenhütte' },
      { km: 29, metres: 1700 },
      { km: 30, metres: 1794, name: 'Hohljoch' },
      { km: 33, metres: 1227, name: 'Eng' },
      { km: 38, metres: 1940, name: 'Westliches Lamsenjoch' },
      { km: 39, metres: 1953, name: 'Lamsenjochhütte' },
      { km: 44, metres: 1263, name: 'Gramaialm' },
      { km: 51, metres: 932, name: 'Pertisau' },
    ],
  },
  { kind: 'heading', text: 'Zwei Abstecher für Trittsichere' },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Die Birkkarspitze' },
      ' (2749 m) ist der höchste Gipfel des Karwendels, und der Weg hinauf ist schwarz markiert, also schwierig. Vom Karwendelhaus sind es rund drei Stunden und knapp 1000 m Aufstieg: durchs Schlauchkar, in dem alles rutscht, zum Schlauchkarsattel (2639 m), dann an Drahtseilen und über leichten Fels zum Kreuz. Unter dem Sattel liegt oft bis weit in den Sommer ein hartes Schneefeld. Frag am Abend davor den Hüttenwirt. Wenn er den Kopf schüttelt, ist das eine Antwort.',
    ],
  },
  {
    kind: 'paragraph',
    text: [
      { strong: 'Der Goetheweg' },
      ' braucht nur einen Tag und ein Bett in Innsbruck. Die Nordkettenbahn startet mitten in der Stadt und endet am Hafelekar (2269 m). Von dort folgt der Steig dem Kamm, überschreitet die Mühlkarscharte (2243 m) und führt zur Pfeishütte (1922 m): hin und zurück etwa 11 km, an die 700 m Aufstieg, vier bis fünf Stunden. Rechts liegt eine Stadt, links nichts als Fels. Die Hänge sind steil, ein Ausrutscher hätte Folgen, und die letzte Bahn wartet nicht.',
    ],
  },
  { kind: 'heading', text: 'So läuft eine Nacht auf der Hütte' },
  {
    kind: 'paragraph',
    text: 'Eine Alpenvereinshütte ist zuerst Schutzhaus und dann erst Gasthaus. Du bekommst ein Bett im Zimmer oder einen Platz im Lager, ein warmes Abendessen und ein sehr frühes Frühstück. Dafür gilt:',
  },
  {
    kind: 'list',
    items: [
      'Reserviere vorher, online oder am Telefon, und sag ab, wenn du nicht kommst. Schöne Wochenenden sind Wochen im Voraus voll.',
      'Der Hüttenschlafsack ist Pflicht; Decken liegen bereit.',
      'Die Bergschuhe bleiben am Eingang, ab 22 Uhr ist Ruhe, und deinen Müll trägst du ins Tal.',
      'Trag dein nächstes Ziel ins Hüttenbuch ein. Wenn du vermisst wirst, beginnt die Suche dort.',
      'Nimm Bargeld mit und, falls du ihn hast, den Ausweis eines Alpenvereins: Mitglieder schlafen billiger.',
    ],
  },
  { kind: 'heading', text: 'Ohne Auto hin und zurück' },
  {
    kind: 'paragraph',
    text: 'Am besten kann es die Bahn. Die Strecke von München über Garmisch-Partenkirchen und Mittenwald nach Innsbruck hält in Scharnitz, und die Tour beginnt am Bahnsteig. Von Pertisau fährt ein Bus zum Bahnhof Jenbach im Inntal, zwischen Innsbruck und Kufstein.',
  },
  {
    kind: 'paragraph',
    text: 'Willst du nur die Eng sehen oder musst du am dritten Tag abbrechen, gibt es den Bergbus. Er verbindet das Tal mit dem Bahnhof Lenggries in Bayern, im Sommer und bis in den Oktober, am Wochenende öfter als unter der Woche. Schau dir den Fahrplan des Jahres an, bevor du mit ihm rechnest.',
  },
  { kind: 'heading', text: 'Was verboten ist' },
  {
    kind: 'note',
    tone: 'rule',
    title: 'Kein Zelt, kein Camper, kein geplantes Biwak',
    text: 'In Tirol ist Campen außerhalb von Campingplätzen gesetzlich verboten, sogar der Versuch ist strafbar. Ein geplantes Biwak zählt als Campen. Nur das Notbiwak ist ausgenommen: bei Verletzung, Wettersturz, Dunkelheit. Campingplätze gibt es unten in den Tälern, etwa in Krün bei Mittenwald und am Achensee.',
  },
  {
    kind: 'list',
    items: [
      'Kein Feuer: Das österreichische Forstgesetz verbietet es im Wald und in den Latschen darüber, bei Trockenheit auch in der Nähe des Waldes.',
      'Drohnen nur nach Rückfrage beim Naturpark. Das Karwendel ist seit 1928 Naturschutzgebiet, und dessen Regeln gelten zusätzlich zum Luftrecht.',
      'Radfahren nur, wo ein Schild es erlaubt. Der Schotterweg zum Karwendelhaus ist so eine Strecke, die meisten anderen Wege sind es nicht.',
      'Hunde an die Leine, sobald Vieh in der Nähe ist.',
    ],
  },
  { kind: 'heading', text: 'Was in den Rucksack gehört, und warum' },
  {
    kind: 'list',
    items: [
      'Schuhe mit fester Sohle: erst stundenlang Schotterweg, dann grober Schutt.',
      'Zwei Liter Wasser pro Kopf. Kalk lässt den Regen versickern, füll an jeder Hütte nach.',
      'Regenjacke, warme Schicht, Mütze, dünne Handschuhe. Hier oben kann es in jedem Monat schneien.',
      'Stirnlampe, Hüttenschlafsack, Ohrstöpsel. Einer schnarcht immer.',
      'Die Alpenvereinskarte auf Papier, 1:25 000. In den Tälern gibt es kaum Netz.',
      'Stöcke für den vierten Tag, Pflaster für den ersten.',
    ],
  },
  { kind: 'heading', text: 'Was gefährlich ist' },
  {
    kind: 'note',
    tone: 'danger',
    title: 'Gewitter kommen am Nachmittag',
    text: 'Geh früh los und sei am frühen Nachmittag auf der Hütte. Erwischt es dich doch: runter von Grat und Gipfel, weg von Drahtseilen und einzelnen Bäumen, auf dem Rucksack kauern, die Füße zusammen.',
  },
  {
    kind: 'paragraph',
    text: 'Die zweite Gefahr ist liegen gebliebener Schnee. Ein hartes Feld in einer steilen Rinne ist mit Wanderschuhen allein nicht zu machen; Umkehren kostet dich einen Tag und sonst nichts. Die dritte hat ein Kalb: Mutterkühe verteidigen ihre Jungen, vor allem gegen Hunde. Mach einen großen Bogen, und greift eine an, lass den Hund von der Leine.',
  },
  {
    kind: 'note',
    tone: 'advice',
    title: 'Im Notfall: 140 oder 112',
    text: '140 ist in Österreich die Bergrettung. An der Grenze hängt dein Handy vielleicht im deutschen Netz, dort führt die 140 ins Leere; die 112 geht in jedem Netz. Ganz ohne Empfang: sechs Zeichen in einer Minute, mit Licht oder Stimme, eine Minute Pause, dann von vorn. Drei Zeichen sind die Antwort.',
  },
  {
    kind: 'paragraph',
    text: 'Bleibt die Frage nach dem Termin. Such dir vier Tage zwischen Juli und Anfang Oktober aus, schau nach, wie warm die Nächte sind und wie lange es hell bleibt, und buch die Hütten vor dem Zug. Die Mauer hinter Innsbruck sieht danach anders aus: Du weißt, was auf der anderen Seite ist.',
  },
];
