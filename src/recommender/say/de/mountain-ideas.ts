import type { IdeaWords } from '../ideas/idea-words.ts';
import type { MOUNTAIN_IDEAS } from '#src/recommender/decide/ideas/mountain-ideas.ts';
import { at } from './at-place.ts';

export const mountainIdeasDe: Readonly<Record<(typeof MOUNTAIN_IDEAS)[number]['id'], IdeaWords>> = {
  'hike-peak-dawn': {
    name: (s) => `${s.name} vor der Hitze`,
    text: (s, c) =>
      `Nachmittags wird es um ${c.high}, also geh ${c.morning} los und kehr gegen elf um. ${s.height === '' ? s.name : `${s.name} (${s.height})`} hast du vor Augen; auch ein schattiges Stück des Weges dorthin reicht.`,
  },
  'hike-peak': {
    name: (s) => `Zu Fuß Richtung ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'Der Gipfel' : `Der Gipfel (${s.height})`} muss nicht das Ziel sein: Geh, so weit du magst. ${c.rainSentence} Brich früh auf und plan eine Stunde Reserve ein (${c.light}).`,
  },
  'hike-park-wet': {
    name: (s) => `Zwischen zwei Schauern${at(s)}`,
    text: (_, c) =>
      `${c.rainSentence} Dafür sind die Bäche voll und die Wege leer. Frag am Eingang, welche Wege schnell abtrocknen.`,
  },
  'hike-park': {
    name: (s, c) => `${c.hot ? 'Frühe Wanderung' : 'Wandertag'}${at(s)}`,
    text: (s, c) =>
      `${c.hot ? `Mittags sind es ${c.high}: Geh ${c.morning} los und sei zum Essen wieder im Schatten` : `Tage um ${c.high} passen zu einer langen Runde`}${s.far ? `; bis dorthin sind es ${s.distance}, nimm dir also den ganzen Tag` : ''}. ${c.rainSentence}`,
  },
  'hike-lake': {
    name: (s) => `Uferweg${at(s)}`,
    text: (_, c) =>
      `Frag, welcher Teil des Ufers einen Weg hat und ob er ganz herumführt. Am Tag sind es ${c.high}; am Wasser geht es eben dahin, auch mit Kindern.`,
  },
  'hike-fjord': {
    name: (s) => `Wandern${at(s)}`,
    text: (_, c) =>
      `Wege am Fjord steigen steil, dafür siehst du nach einer halben Stunde schon weit hinaus (${c.light}). ${c.rainSentence} Leg dich nicht auf einen Tag fest und nimm den ersten trockenen.`,
  },
  'hike-coast': {
    name: (s) => `Küstenwanderung${at(s)}`,
    text: (_, c) =>
      `Geh zuerst gegen den Wind, dann schiebt er dich zurück. Am Tag sind es ${c.high}, nach Sonnenuntergang ${c.low}: Nimm etwas Winddichtes mit, auch wenn es ruhig aussieht.`,
  },
  'hike-island': {
    name: (s) => `Wandern${at(s)}`,
    text: (_, c) =>
      `Nimm einen Weg quer hinüber, dann siehst du das Meer auf beiden Seiten. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'hike-range': {
    name: (s) => `Hinauf zum ersten Kamm${at(s)}`,
    text: (_, c) =>
      `Such dir einen markierten Weg, der früh Höhe gewinnt und anders zurückführt. Unten sind es ${c.high}, oben einige Grad weniger. ${c.rainSentence}`,
  },
  'hike-heritage': {
    name: (s) => `Unterwegs im Welterbe: ${s.name}`,
    text: (s, c) =>
      `Auf der Welterbeliste steht hier die Landschaft selbst, also geh hinein. ${s.far ? `Rechne ${s.distance} je Strecke und sei` : 'Sei'} ${c.morning} da, vor den Reisebussen.`,
  },
  'hike-waterfall': {
    name: (s) => `Bis in die Gischt${at(s)}`,
    text: (_, c) =>
      `Bleib auf dem Weg: Neben dem Fall ist der Fels immer glatt. ${c.wet ? `${c.rainSentence} Viel Regen heißt viel Wasser.` : 'Nach trockenen Wochen ist er schmaler und zeigt den Fels dahinter.'}`,
  },
  'hike-desert': {
    name: (s) => `Kurze Wanderung${at(s)}`,
    text: (_, c) =>
      `Offenes Land hat keinen Schatten: Geh ${c.morning} los, mit drei Litern Wasser pro Kopf, und sag jemandem, wohin. Am Tag sind es ${c.high}, in der Nacht ${c.low}.`,
  },
  'hike-dawn': {
    name: (_, c) => `Frühe Wanderung${c.near}`,
    text: (_, c) =>
      `Am Tag werden es ${c.high}, also wander in den ersten drei hellen Stunden: Geh ${c.morning} los und such dir einen Weg im Schatten.`,
  },
  'hike-free': {
    name: (_, c) => `Lange Wanderung${c.near}`,
    text: (_, c) =>
      `Frag nach einer markierten Runde von drei bis fünf Stunden. Tagsüber sind es um ${c.high} (${c.light}). ${c.rainSentence}`,
  },
  'summit-peak': {
    name: (s) => `Mit Bergführer${at(s)}`,
    text: (s, c) =>
      `Frag vor Ort nach Normalweg, Schwierigkeit und Schneelage${s.height === '' ? '' : `: Der Gipfel liegt auf ${s.height}`}. Unten sind es nachts ${c.low}, am Tag ${c.high}; oben wird der Aufbruch kalt.`,
  },
  'summit-range': {
    name: (s) => `Hochtour${at(s)}`,
    text: (_, c) =>
      `Buch den Bergführer für zwei Tage: einen zum Ankommen, einen für die Höhe. ${c.rainSentence} Halt einen Tag als Reserve frei.`,
  },
  'summit-free': {
    name: (_, c) => `Ins Hochgebirge${c.near}`,
    text: (_, c) =>
      `Unsere Karte nennt hier keinen Gipfel: Lass einen Bergführer die Route wählen. Am frühen Nachmittag solltest du wieder unten sein (${c.light}).`,
  },
  'climb-peak': {
    name: (s) => `Klettern${at(s)}`,
    text: (_, c) =>
      `Besorg dir den Kletterführer der Gegend. Bei ${c.high} such dir eine Wand ${c.cold ? 'in der Sonne' : 'im Schatten'} und lass sie nach Regen abtrocknen. ${c.rainSentence}`,
  },
  'climb-hall': {
    name: (s, c) => `${c.ifWet}: Kletterhalle in ${s.name}`,
    text: (_, c) =>
      `${c.rainSentence} Für den nassen Tag gibt es die Halle; sieh vorher nach den Öffnungszeiten.`,
  },
  'climb-free': {
    name: (_, c) => `Klettern${c.near}`,
    text: (_, c) =>
      `Frag im Bergsportladen oder auf der Hütte, welcher Klettergarten trocken und offen ist. Am Tag sind es ${c.high}: ${c.hot ? 'Kletter im Morgenschatten' : 'Geh, sobald die Sonne auf die Wand kommt'}.`,
  },
  'camp-lake': {
    name: (s) => `Eine Nacht im Zelt${at(s)}`,
    text: (_, c) =>
      `Klär zuerst, ob du frei zelten darfst oder auf einen Platz musst. Bau etwas oberhalb des Ufers auf, da wird weniger feucht, und nimm einen Schlafsack für ${c.low}.`,
  },
  'camp-park': {
    name: (s) => `Zelten${at(s)}`,
    text: (_, c) =>
      `In den meisten Parks darfst du nur auf markierten Plätzen zelten, und die sind früh weg: Buch rechtzeitig. Nachts sind es um ${c.low}. ${c.rainSentence} Nimm den Platz, der etwas höher liegt.`,
  },
  'camp-coast': {
    name: (s) => `Zelten${at(s)}`,
    text: (_, c) =>
      `Dreh die schmale Seite des Zelts in den Wind und zurr die Leinen nach: Am Ufer frischt es nachts auf. Dann sind es ${c.low} (${c.light}).`,
  },
  'camp-free': {
    name: (_, c) => `Eine Nacht im Zelt${c.near}`,
    text: (_, c) =>
      `Frag, wo Zelte erlaubt sind, und bau auf, solange es hell ist. Nachts sind es ${c.low}.`,
  },
  'cycle-lake': {
    name: (s) => `Mit dem Rad${at(s)}`,
    text: (_, c) =>
      `Am Ufer ist es meist eben, also auch etwas für Ungeübte. ${c.hot ? `Fahr ${c.morning}; mittags sind es ${c.high}` : c.cold ? `Bei ${c.high} braucht es Handschuhe und etwas Winddichtes` : `Um ${c.high} ist gutes Radwetter`}. ${c.rainSentence}`,
  },
  'cycle-coast': {
    name: (s) => `Mit dem Rad${at(s)}`,
    text: (_, c) =>
      `Fahr gegen den Wind hin und mit ihm zurück. Tagsüber sind es ${c.high}, abends ${c.low}: Nimm eine dünne Windjacke mit.`,
  },
  'cycle-town': {
    name: (s) => `Mit dem Rad nach ${s.name} und zurück`,
    text: (s, c) =>
      `${s.distance} Luftlinie. Nimm hin die kleinen Straßen, kehr dort ein und fahr auf dem direkten Weg zurück (${c.light}).`,
  },
  'cycle-free': {
    name: (_, c) => `Radtour${c.near}`,
    text: (_, c) =>
      `Leih dir ein Rad und frag im Laden nach einer Runde von zwei, drei Stunden auf ruhigen Straßen. Am Tag sind es ${c.high}. ${c.rainSentence}`,
  },
  'run-lake': {
    name: (s) => `Morgenlauf${at(s)}`,
    text: (_, c) =>
      `Lauf ${c.morning} los, wenn die Luft näher an ${c.low} ist als an ${c.high}. Lauf die halbe Zeit hinaus und am selben Ufer zurück.`,
  },
  'run-town': {
    name: (s) => `Vor dem Frühstück durch ${s.name}`,
    text: (_, c) =>
      `Parks und Plätze sind dann noch leer. Um diese Zeit sind es etwa ${c.low}: Zieh dich so an, dass du auf dem ersten Kilometer leicht frierst.`,
  },
  'run-free': {
    name: () => 'Eine lockere Stunde laufen',
    text: (_, c) =>
      `Nimm eine Strecke, die du am Vortag gegangen bist. ${c.hot ? `Lauf ${c.morning}, später werden es ${c.high}` : `Am Tag sind es ${c.high}`} (${c.light}).`,
  },
};
