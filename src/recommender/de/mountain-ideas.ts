import type { IdeaWords } from '../ideas/idea.ts';
import type { MOUNTAIN_IDEAS } from '../ideas/mountain-ideas.ts';

export const mountainIdeasDe: Readonly<Record<(typeof MOUNTAIN_IDEAS)[number]['id'], IdeaWords>> = {
  'hike-peak-dawn': {
    name: (s) => `${s.name} vor der Hitze`,
    text: (s, c) =>
      `Nachmittags wird es um ${c.high}, also geh ${c.morning} los und kehr gegen elf um. ${s.height === '' ? s.name : `${s.name} (${s.height})`} hast du als Ziel vor Augen; schon ein schattiges Stück Weg dorthin ist ein guter Vormittag.`,
  },
  'hike-peak': {
    name: (s) => `Zu Fuß Richtung ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'Der Gipfel' : `Der Gipfel (${s.height})`} gibt dem Tag die Richtung vor; wie weit du kommst, entscheiden deine Beine. ${c.rainSentence} Brich früh auf und halte eine Stunde Reserve (${c.light}).`,
  },
  'hike-park-wet': {
    name: (s) => `Zwischen zwei Schauern: ${s.name}`,
    text: (_, c) =>
      `${c.rainSentence} Die Wege tropfen, die Bäche sind voll, und du teilst sie mit weniger Leuten. Frag am Eingang, welche Wege schnell abtrocknen, und geh trocken los, auch wenn du nass zurückkommst.`,
  },
  'hike-park': {
    name: (s, c) => `${c.hot ? 'Die frühen Stunden' : 'Ein ganzer Tag zu Fuß'}: ${s.name}`,
    text: (s, c) =>
      `In Schutzgebieten sind markierte Wege meist am besten gepflegt. ${c.hot ? `Mittags sind es ${c.high}: Geh ${c.morning} los und sei zum Essen wieder im Schatten` : `Tage um ${c.high} passen zu einer langen Runde`}${s.far ? `; bis dorthin sind es ${s.distance}, nimm dir also den ganzen Tag` : ''}. ${c.rainSentence}`,
  },
  'hike-lake': {
    name: (s) => `Am Ufer entlang: ${s.name}`,
    text: (_, c) =>
      `Ebene Wege, immer Wasser neben dir und überall ein Platz zum Sitzen. Bei ${c.high} am Tag ist das ein Weg für alle; geht so weit herum, wie Pfad und Laune tragen.`,
  },
  'hike-fjord': {
    name: (s) => `Hoch über dem Wasser: ${s.name}`,
    text: (_, c) =>
      `Wege am Fjord steigen schnell und lohnen sich sofort. Zeit ist genug (${c.light}); nimm lieber den ersten trockenen halben Tag als ein festes Datum. ${c.rainSentence}`,
  },
  'hike-coast': {
    name: (s) => `Immer an der Kante: ${s.name}`,
    text: (_, c) =>
      `Hin am Ufer, zurück mit dem Wind. Tagsüber um ${c.high}, nach Sonnenuntergang ${c.low}: Eine winddichte Schicht gehört in den Rucksack, auch wenn es ruhig aussieht.`,
  },
  'hike-island': {
    name: (s) => `Inselwege: ${s.name}`,
    text: (_, c) =>
      `Inseln versteht man zu Fuß: kurze Anstiege, weite Blicke, Meer auf mehr als einer Seite. Tage um ${c.high} lassen Zeit für Umwege (${c.light}).`,
  },
  'hike-range': {
    name: (s) => `${s.name}: hinauf zum ersten Kamm`,
    text: (_, c) =>
      `Such dir einen markierten Weg, der früh Höhe gewinnt und anders zurückführt. An deinem Pin sind es ${c.high}, oben einige Grad weniger. ${c.rainSentence}`,
  },
  'hike-heritage': {
    name: (s) => `Unterwegs im Welterbe: ${s.name}`,
    text: (s, c) =>
      `Hier steht die Landschaft selbst auf der Welterbeliste, und zu Fuß begreift man am besten, warum. ${s.far ? `Rechne ${s.distance} je Strecke und sei` : 'Sei'} ${c.morning} da, vor den Bussen.`,
  },
  'hike-waterfall': {
    name: (s) => `Bis in die Gischt: ${s.name}`,
    text: (_, c) =>
      `Ein Weg mit klarem Ende, und mit lautem. Am fallenden Wasser ist der Fels zu jeder Jahreszeit glatt. ${c.rainSentence}`,
  },
  'hike-desert': {
    name: (s) => `${s.name}: früh und kurz`,
    text: (_, c) =>
      `Offenes Land hat keinen Schatten: Geh ${c.morning} los, mit drei Litern Wasser pro Kopf, und sag jemandem, wohin. Am Tag sind es ${c.high}, in der Nacht ${c.low}, beides ohne Deckung.`,
  },
  'hike-dawn': {
    name: (_, c) => `Eine frühe Wanderung${c.near}`,
    text: (_, c) =>
      `Bei ${c.high} am Tag sind die ersten drei hellen Stunden die Wanderstunden. Geh ${c.morning} los, halte dich auf der Schattenseite und sei zurück, bevor die Steine warm sind.`,
  },
  'hike-free': {
    name: (_, c) => `Eine lange Wanderung${c.near}`,
    text: (_, c) =>
      `Es muss kein berühmter Weg sein: Eine Runde von drei bis fünf Stunden zeigt mehr als jede Autofahrt. Tagsüber sind es um ${c.high} (${c.light}). ${c.rainSentence}`,
  },
  'summit-peak': {
    name: (s) => `Mit Bergführer: ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'Ein richtiger Gipfel' : `${s.height} über dem Meer`}: Frag vor Ort nach Normalweg, Schwierigkeit und Schneelage. An deinem Pin sind es ${c.high} am Tag und ${c.low} in der Nacht: kalter Aufbruch, wärmerer Abstieg.`,
  },
  'summit-range': {
    name: (s) => `Eine Tour ins Hochgebirge: ${s.name}`,
    text: (_, c) =>
      `Buch den Bergführer lieber für zwei Tage: einen zum Ankommen, einen für die Höhe. Ein freier Tag als Reserve ist gut angelegt. ${c.rainSentence}`,
  },
  'summit-free': {
    name: (_, c) => `Ins hohe Gelände${c.near}`,
    text: (_, c) =>
      `In der Nähe ist kein Gipfel verzeichnet, lass also jemanden von dort die Route wählen. Am frühen Nachmittag solltest du wieder unten sein (${c.light}).`,
  },
  'climb-peak': {
    name: (s) => `Fels in der Umgebung: ${s.name}`,
    text: (_, c) =>
      `Besorg dir den Kletterführer der Gegend: Wo Berge so steil stehen, lohnt sich meist das Seil. Bei ${c.high} such dir ${c.cold ? 'eine Wand mit Sonne' : 'die Seite, die im Schatten liegt,'} und lass sie nach Regen abtrocknen. ${c.rainSentence}`,
  },
  'climb-hall': {
    name: (s, c) => `${c.ifWet}: Kletterhalle in ${s.name}`,
    text: (_, c) =>
      `${c.rainSentence} Einer deiner Klettertage kann also ins Wasser fallen. Eine Wand unter Dach hält Finger und Laune in Form; frag vorher nach den Öffnungszeiten.`,
  },
  'climb-free': {
    name: (_, c) => `Ein halber Tag am Fels${c.near}`,
    text: (_, c) =>
      `Frag im Bergsportladen oder auf der Hütte, welcher Klettergarten trocken und offen ist. Tage um ${c.high} sind ${c.hot ? 'heiß, klettere also im Morgenschatten' : 'angenehm für die Finger, sobald die Sonne herumkommt'}.`,
  },
  'camp-lake': {
    name: (s) => `Eine Nacht am Wasser: ${s.name}`,
    text: (_, c) =>
      `Bau das Zelt etwas oberhalb des Ufers auf, dort ist die Luft trockener. Nachts sind es im Mittel ${c.low}, mit dem richtigen Schlafsack ist das gemütlich; klär vorher, ob freies Zelten erlaubt ist.`,
  },
  'camp-park': {
    name: (s) => `Im Zelt: ${s.name}`,
    text: (_, c) =>
      `In den meisten Parks darfst du nur auf markierten Plätzen zelten, und die sind früh weg: Buch rechtzeitig. Nachts um ${c.low}; auf einer kleinen Kuppe bleibt es trocken. ${c.rainSentence}`,
  },
  'camp-coast': {
    name: (s) => `Zeltplatz mit Aussicht: ${s.name}`,
    text: (_, c) =>
      `Wellen zum Einschlafen, und draußen ist es ${c.light}. Dreh die schmale Seite des Zelts in den Wind; ${c.low} fühlen sich am Wasser kühler an.`,
  },
  'camp-free': {
    name: (_, c) => `Eine Nacht draußen${c.near}`,
    text: (_, c) =>
      `Frag, wo Zelte willkommen sind, und halt es einfach: früh essen, draußen ${c.low}, und bis zum Frühstück kein Programm.`,
  },
  'cycle-lake': {
    name: (s) => `Mit dem Rad ans Wasser: ${s.name}`,
    text: (_, c) =>
      `Uferwege sind meist eben, und das Anhalten ist der halbe Spaß. ${c.hot ? `Fahr ${c.morning}; mittags sind es ${c.high}` : c.cold ? `Bei ${c.high} braucht es Handschuhe und etwas Winddichtes` : `Um ${c.high} ist gutes Radwetter`}. ${c.rainSentence}`,
  },
  'cycle-coast': {
    name: (s) => `Küstenstraße: ${s.name}`,
    text: (_, c) =>
      `Hin gegen den Wind, heim mit ihm. Tagsüber um ${c.high}, nachts um ${c.low}: Eine dünne Jacke in der Trikottasche deckt beides ab.`,
  },
  'cycle-town': {
    name: (s) => `Mit dem Rad nach ${s.name} und zurück`,
    text: (s, c) =>
      `${s.distance} Luftlinie, mit einem Café als Wendepunkt. Hin über die kleinen Straßen, zurück auf dem direkten Weg (${c.light}).`,
  },
  'cycle-free': {
    name: (_, c) => `Eine Radrunde${c.near}`,
    text: (_, c) =>
      `Leih dir für einen Tag ein Rad und folge den ruhigen Straßen. Bei ${c.high} sind zwei bis drei Stunden leicht untergebracht. ${c.rainSentence}`,
  },
  'run-lake': {
    name: (s) => `Morgenlauf am Wasser: ${s.name}`,
    text: (_, c) =>
      `Lauf ${c.morning} los, wenn die Luft näher an ${c.low} ist als an ${c.high}. Die halbe Zeit hin, am selben Ufer zurück: keine Karte, kein Verkehr.`,
  },
  'run-town': {
    name: (s) => `Vor dem Frühstück durch ${s.name}`,
    text: (_, c) =>
      `Schneller lernt man eine Stadt nicht kennen: Parks und Plätze, solange sie noch dir gehören. Um diese Zeit sind es etwa ${c.low}, zieh dich für den zweiten Kilometer an.`,
  },
  'run-free': {
    name: () => 'Eine lockere Stunde laufen',
    text: (_, c) =>
      `Nimm eine Strecke, die du am Vortag gegangen bist. Bei ${c.high} am Tag ${c.hot ? `lohnt sich nur die Stunde ${c.morning}` : 'passt jede Stunde'} (${c.light}).`,
  },
};
