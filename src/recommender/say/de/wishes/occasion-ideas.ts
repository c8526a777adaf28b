import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import { at } from '../at-place.ts';
import type { OCCASION_IDEAS } from '#src/recommender/decide/ideas/wishes/occasion-ideas.ts';

export const occasionIdeasDe: Readonly<Record<(typeof OCCASION_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-wedding': {
    name: (_, c) => `Der Tag vor der Hochzeit${c.near}`,
    text: (_, c) =>
      `Sei einen Tag früher da: Geh den Weg zur Trauung einmal ab, häng auf, was knittert, und merk dir, wo nachts Taxis stehen. Am Tag sind es etwa ${c.high}, nach dem letzten Tanz ${c.low}: Nimm für den Heimweg eine Jacke mit.`,
  },
  'wish-conference': {
    name: (_, c) => `Zwischen zwei Vorträgen${c.near}`,
    text: (_, c) =>
      `Halt dir eine Mittagspause und einen Abend frei und geh eine Stunde vom Tagungsort aus zu Fuß. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'wish-work': {
    name: (_, c) => `Von unterwegs arbeiten${c.near}`,
    text: (_, c) =>
      `Lass dir vor dem Buchen die gemessene Geschwindigkeit der Leitung nennen, und such als zweite Adresse eine Bibliothek oder einen Coworking-Raum. Leg die Arbeit ${c.hot ? `in die Mittagsstunden, wenn es ${c.high} sind` : 'in die Abendstunden, dann bleibt dir das Tageslicht'}.`,
  },
  'wish-romance': {
    name: (s) => `Ein Abend zu zweit${at(s)}`,
    text: (_, c) =>
      `Reserviert lieber den kleinen Tisch als den berühmten, und seid ${c.evening} dort, bevor die Küche Eile hat. Geht davor ein Stück spazieren; ${c.chilly ? `danach sind es ${c.low}` : 'der Abend bleibt mild'}.`,
  },
  'wish-romance-free': {
    name: (_, c) => `Sonnenuntergang zu zweit${c.near}`,
    text: (_, c) =>
      `Sucht euch am Tag einen Platz mit freiem Blick, kommt ${c.evening} wieder und bringt etwas zu trinken mit. Es kühlt auf etwa ${c.low} ab.`,
  },
  'wish-celebration': {
    name: (s) => `Feiern in ${s.name}`,
    text: (_, c) =>
      `Ab sechs Leuten will ein Lokal es Wochen vorher wissen: Frag nach einem festen Menü und einer Ecke, in der ihr laut sein dürft. Sucht euch vorher ein Lokal für nach Mitternacht; auf dem Weg dorthin sind es ${c.low}.`,
  },
  'wish-new-year': {
    name: (s) => `Silvester in ${s.name}`,
    text: (_, c) =>
      `Frag ein, zwei Tage vorher, wo die Leute um Mitternacht stehen, und sei um elf dort: Brücken und Plätze füllen sich und werden gesperrt. Sieh nach, wie du zurückkommst; nachts sind es ${c.low}.`,
  },
  'wish-visits': {
    name: (_, c) => `Mit den Leuten, die du besuchst${c.near}`,
    text: (_, c) =>
      `Bitte sie, dir ihre Sonntagsrunde und ihren Markt zu zeigen, und koch einmal für alle. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'wish-dog': {
    name: (_, c) => `Ausflug mit Hund${c.near}`,
    text: (_, c) =>
      `Frag vorher: In vielen Parks und an vielen Stränden gilt Leinenpflicht, manche lassen in der Saison gar keine Hunde zu. ${c.hot ? `Bei ${c.high} wird das Pflaster zu heiß für die Pfoten, geh also früh und spät` : `Am Tag sind es ${c.high}`}; nimm Wasser und Impfpass mit.`,
  },
  'wish-access': {
    name: (s) => `Ohne Stufen durch ${s.name}`,
    text: (_, c) =>
      `Bordsteine, Stufen und Toiletten kennen wir nicht: Ruf bei der Touristeninformation an, viele nennen stufenlose Wege und verleihen Rollstühle. Museen haben meist einen Aufzug, Altstädte Kopfsteinpflaster. Geh ${c.morning}, dann ist Platz.`,
  },
  'wish-access-free': {
    name: (_, c) => `Kurze, ebene Wege${c.near}`,
    text: (_, c) =>
      `Stufen und Beläge kennen wir nicht: Frag deine Gastgeber, welcher Aussichtspunkt mit dem Auto zu erreichen ist und welcher Weg eben und fest ist. Am Tag sind es ${c.high}.`,
  },
  'wish-budget': {
    name: (s) => `${s.name} für wenig Geld`,
    text: (_, c) =>
      `Frag, an welchem Abend die Museen frei sind, fahr eine Buslinie von Ende zu Ende und iss vom Markt. Kirchen und Parks kosten selten etwas (${c.light}).`,
  },
  'wish-budget-free': {
    name: (_, c) => `Ein Tag, der nichts kostet${c.near}`,
    text: (_, c) =>
      `Pack Proviant ein und nimm einen markierten Weg zu einer Badestelle oder einem Aussichtspunkt ohne Eintritt. Am Tag sind es ${c.high}. ${c.rainSentence}`,
  },
  'wish-luxury': {
    name: (s) => `Etwas Besonderes in ${s.name}`,
    text: () =>
      'In guten Restaurants ist das Menü mittags oft viel günstiger als am Abend. Reservier Wochen vorher, ebenso gute Plätze in Oper oder Konzerthaus.',
  },
  'wish-quiet': {
    name: (_, c) => `Stille Orte${c.near}`,
    text: (_, c) =>
      `Geh ${c.morning} oder an einem Werktag ${c.wet ? 'im Nieselregen' : 'in der letzten hellen Stunde'}, dann sind auch bekannte Plätze leer. Zehn Minuten hinter dem Parkplatz bist du meist allein.`,
  },
  'wish-language': {
    name: (s) => `Sprache üben in ${s.name}`,
    text: () =>
      'Sprachschulen verkaufen oft einzelne Stunden, und in vielen Städten gibt es einen Abend in der Woche, an dem sich Leute zum Sprachentausch treffen. Frag in einer Sprachschule oder an der Universität danach.',
  },
  'wish-pilgrimage': {
    name: (_, c) => `Ein Tag auf dem Pilgerweg${c.near}`,
    text: (_, c) =>
      `Frag im Pfarrbüro oder in der Touristeninformation, welcher markierte Pilgerweg vorbeiführt und wo es Stempel gibt. Geh ${c.morning} los, eine Etappe von zehn bis zwanzig Kilometern, und lass dich vom Bus zurückbringen. ${c.rainSentence}`,
  },
  'wish-roots': {
    name: (s) => `Familiengeschichte in ${s.name}`,
    text: () =>
      'Schreib dem Standes- oder Pfarrarchiv vor der Reise: Die meisten wollen einen Termin, einen Namen, ein Jahr und ein Dorf. Danach geh mit denselben Namen im Kopf über den Friedhof.',
  },
};
