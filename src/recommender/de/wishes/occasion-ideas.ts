import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { OCCASION_IDEAS } from '#src/recommender/ideas/wishes/occasion-ideas.ts';

export const occasionIdeasDe: Readonly<Record<(typeof OCCASION_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-wedding': {
    name: (_, c) => `Der Tag vor der Hochzeit${c.near}`,
    text: (_, c) =>
      `Sei einen Tag früher da: Geh den Weg zur Trauung einmal ab, häng auf, was knittert, und merk dir, wo nachts Taxis stehen. Am Tag sind es etwa ${c.high}, nach dem letzten Tanz ${c.low}: Über die guten Sachen gehört noch eine Schicht.`,
  },
  'wish-conference': {
    name: (_, c) => `Zwischen zwei Vorträgen${c.near}`,
    text: (_, c) =>
      `Halt dir eine Mittagspause und einen Abend ohne Kollegen frei: Eine Stunde zu Fuß rund um den Tagungsort zeigt mehr als die Hotelbar. Es ist ${c.light}, am Tag um ${c.high}.`,
  },
  'wish-work': {
    name: (_, c) => `Ein Schreibtisch mit Urlaub davor${c.colon}`,
    text: (_, c) =>
      `Lass dir vor dem Buchen die gemessene Geschwindigkeit der Leitung nennen, und such als zweite Adresse eine Bibliothek oder einen Coworking-Raum. Arbeite, wenn du ohnehin nicht draußen wärst: bei Tagen um ${c.high} ${c.hot ? 'also mittags' : 'also nach Einbruch der Dunkelheit'}.`,
  },
  'wish-romance': {
    name: (s) => `Zwei Stühle und der Abend: ${s.name}`,
    text: (_, c) =>
      `Reserviert lieber den kleinen Tisch als den berühmten, und seid ${c.evening} dort, bevor die Küche Eile hat. Der Spaziergang davor kostet nichts und bleibt im Gedächtnis; ${c.chilly ? `nehmt eine Schicht für ${c.low} mit` : 'der Abend bleibt mild'}.`,
  },
  'wish-romance-free': {
    name: (_, c) => `Eine Flasche, zwei Becher, letztes Licht${c.colon}`,
    text: (_, c) =>
      `Sucht euch am Tag einen Platz mit freiem Blick und kommt ${c.evening} wieder. Für diese Stunde ist sonst nichts geplant, und das ist der Luxus; es kühlt auf etwa ${c.low} ab.`,
  },
  'wish-celebration': {
    name: (s) => `Eine lange Tafel in ${s.name}`,
    text: (_, c) =>
      `Ab sechs Leuten will ein Lokal es Wochen vorher wissen: Frag nach einem festen Menü und einer Ecke, in der ihr laut sein dürft. ${c.rainSentence} Für die Zeit nach Mitternacht braucht ihr ein Dach.`,
  },
  'wish-visits': {
    name: (_, c) => `Lass dich führen${c.near}`,
    text: (_, c) =>
      `Frag die Leute, die du besuchst, welche Runde sie an einem gewöhnlichen Sonntag gehen und wo sie ihr Brot kaufen. Biete an, einmal zu kochen. Am Tag um ${c.high}, ${c.light}.`,
  },
  'wish-dog': {
    name: (_, c) => `Ein Ausflug im Hundetempo${c.near}`,
    text: (_, c) =>
      `Frag vorher: In vielen Parks und an vielen Stränden gilt Leinenpflicht, manche lassen in der Saison gar keine Hunde zu. ${c.hot ? `Bei ${c.high} verbrennt Pflaster die Pfoten, geht also früh und spät` : `Tage um ${c.high} passen zu einer langen Runde mit Pausen`}; Wasser und Impfpass kommen mit.`,
  },
  'wish-access': {
    name: (s) => `Mit Ruhe durch ${s.name}`,
    text: (_, c) =>
      `Dieser Plan kennt keine Bordsteine, Stufen und Toiletten, ruf also bei der Touristeninformation an: Die meisten nennen stufenlose Wege und verleihen Rollstühle. Museen haben meist einen Aufzug, Altstädte Kopfsteinpflaster. Geh ${c.morning}, dann ist Platz.`,
  },
  'wish-access-free': {
    name: (_, c) => `Erst die kurzen Wege${c.near}`,
    text: (_, c) =>
      `Dieser Plan kennt weder Stufen noch Beläge: Frag deine Gastgeber, welcher Aussichtspunkt mit dem Auto zu erreichen ist und welcher Weg eben und fest ist. Am Tag um ${c.high}; setz dich dorthin, wo sich der Blick lohnt.`,
  },
  'wish-budget': {
    name: (s) => `Was nichts kostet: ${s.name}`,
    text: (_, c) =>
      `Frag, an welchem Abend die Museen frei sind, fahr eine Buslinie von Ende zu Ende, iss vom Markt und füll die Flasche am Brunnen. Kirchen, Parks und der beste Blick kosten selten etwas; es ist ${c.light}.`,
  },
  'wish-budget-free': {
    name: (_, c) => `Ein Tag ohne Kasse${c.near}`,
    text: (_, c) =>
      `Proviant im Rucksack, ein öffentlicher Weg, eine Badestelle oder ein Aussichtspunkt ohne Eintritt: Natur ist der günstige Teil jeder Reise. Am Tag um ${c.high}. ${c.rainSentence}`,
  },
  'wish-luxury': {
    name: (s) => `Einmal richtig: ${s.name}`,
    text: () =>
      'Gönn dir lieber eine großartige Stunde als eine teure Woche: das Menü am Mittag, das oft halb so viel kostet wie am Abend, oder die gute Loge in der Oper. Beides will Wochen vorher gebucht sein.',
  },
  'wish-quiet': {
    name: (_, c) => `Wo sonst niemand geht${c.near}`,
    text: (_, c) =>
      `Andrang hat feste Zeiten: Sei ${c.morning} draußen oder an einem Werktag ${c.wet ? 'im Nieselregen' : 'in der letzten hellen Stunde'}, dann ist auch der bekannte Ort leer. Zehn Minuten hinter dem Parkplatz hören die meisten auf zu gehen.`,
  },
  'wish-language': {
    name: (s) => `Eine Stunde reden in ${s.name}`,
    text: () =>
      'Sprachschulen verkaufen oft einzelne Stunden, und in vielen Städten gibt es einen Abend in der Woche, an dem Leute bei einem Getränk ihre Sprachen tauschen. Nimm dir jeden Tag eine Aufgabe im Laden vor: fragen, verstehen, danken.',
  },
  'wish-pilgrimage': {
    name: (_, c) => `Ein Tag auf dem Pilgerweg${c.near}`,
    text: (_, c) =>
      `Frag im Pfarrbüro oder in der Touristeninformation, welcher markierte Pilgerweg vorbeiführt und wo es Stempel gibt. Geh ${c.morning} los, eine Etappe von zehn bis zwanzig Kilometern, und lass dich vom Bus zurückbringen. ${c.rainSentence}`,
  },
  'wish-roots': {
    name: (s) => `Namen in alten Büchern: ${s.name}`,
    text: () =>
      'Schreib dem Standes- oder Pfarrarchiv vor der Reise: Die meisten wollen einen Termin, einen Namen, ein Jahr und ein Dorf. Danach geh mit denselben Namen im Kopf über den Friedhof.',
  },
};
