import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { CITY_IDEAS } from '#src/recommender/decide/ideas/wishes/city-ideas.ts';

export const cityIdeasDe: Readonly<Record<(typeof CITY_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-souk': {
    name: (s) => `Durch den Souk von ${s.name}`,
    text: (_, c) =>
      `Geh ${c.morning} hin, wenn die Läden aufgehen, und geh zuerst durch, ohne zu kaufen: Jedes Gewerbe hat seine Gasse, Gewürze, Kupfer, Leder. Frag vor dem Fotografieren, biete die Hälfte und lehn freundlich ab, wenn dir jemand den Weg zeigen will.`,
  },
  'wish-bazaar': {
    name: (s) => `In der Markthalle von ${s.name}`,
    text: (_, c) =>
      `Einen Basar gibt es hier nicht; am nächsten kommt ihm die Markthalle. Komm ${c.morning}, hungrig und mit Kleingeld, am besten an einem nassen Tag.`,
  },
  'wish-flea': {
    name: (s) => `Flohmarkt in ${s.name}`,
    text: (_, c) =>
      `Frag, an welchem Tag Flohmarkt ist; oft ist es nur ein Vormittag in der Woche. Die Händler kaufen in der ersten Stunde, günstig wird es in der letzten. ${c.ifWet}, geh in die Trödelläden.`,
  },
  'wish-vegan': {
    name: (s) => `Essen, das zu dir passt, in ${s.name}`,
    text: () =>
      'Schreib auf einen Zettel in der Landessprache, was du nicht isst, eine Allergie in Großbuchstaben, und zeig ihn, bevor du dich setzt. Märkte, Tempelküchen und Mezze machen es leicht; die eigene Notfallmedizin hast du bei dir.',
  },
  'wish-cooking': {
    name: (s) => `Kochkurs in ${s.name}`,
    text: () =>
      `Nimm einen Kurs mit höchstens acht Leuten, der auf dem Markt beginnt. Er dauert einen halben Tag; sag bei der Buchung, was du nicht isst, und leg ihn auf einen nassen Tag.`,
  },
  'wish-beer': {
    name: (s) => `Was in ${s.name} gezapft wird`,
    text: (_, c) =>
      `Fang bei der nächsten Brauerei an, frag nach dem Bier, das nicht in Flaschen kommt, und bestell etwas zu essen dazu. ${c.cold ? '' : 'Frag nach dem Garten. '}Heim geht es zu Fuß oder mit dem Taxi.`,
  },
  'wish-spirits': {
    name: (s) => `Brennereien und Bars in ${s.name}`,
    text: () =>
      'Brennereien führen nach Anmeldung herum, gute Bars öffnen spät. Frag, was in der Gegend gebrannt wird, trink es mit Wasser und lass das Auto stehen.',
  },
  'wish-coffee': {
    name: (s) => `Kaffee und Kuchen in ${s.name}`,
    text: (_, c) =>
      `Such ein altes Kaffeehaus und bestell den Kuchen, dessen Namen du nicht kennst. ${c.ifWet}, bleib den ganzen Nachmittag${c.hot ? ', sonst setz dich draußen in den Schatten' : ''}.`,
  },
  'wish-tasting': {
    name: (s) => `Zusehen und kosten in ${s.name}`,
    text: () =>
      'Frag in der Touristeninformation, wer selbst herstellt und sich dabei zusehen lässt: Schokolade, Käse, Öl, Eis. Kleine Betriebe zeigen gern, wie es geht, oft nur vormittags.',
  },
  'wish-nightlife': {
    name: (s) => `Nachtleben in ${s.name}`,
    text: (_, c) =>
      `Frag hinter einer Theke, wohin sie nach Feierabend gehen. Iss vorher, behalt dein Glas im Auge und kläre den Heimweg: Nachtbus oder offizielles Taxi, nie allein zu Fuß. In der Schlange draußen sind es nachts ${c.low}.`,
  },
  'wish-stage': {
    name: (s) => `Musik und Bühne in ${s.name}`,
    text: () =>
      `Sieh vor der Reise in die Spielpläne, auch nach Konzerten in Kirchen und kleinen Klubs. Zurückgegebene Karten gibt es oft eine Stunde vor Beginn an der Kasse.`,
  },
  'wish-festival': {
    name: (s, c) => c.festival?.name ?? `Was in ${s.name} gefeiert wird`,
    text: (_, c) =>
      c.festival?.text ??
      'Viele Feste fallen jedes Jahr auf einen anderen Tag: Frag in der Touristeninformation, was in deiner Woche ist. Stell dich zu den Familien, iss, was es nur an diesem Tag gibt, und merk dir, wo du aus dem Gedränge hinauskommst.',
  },
  'wish-ruins': {
    name: (s) => `Ruinen: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `Bis dorthin sind es ${s.distance}, nimm dir also den Tag dafür. ` : ''}Geh ${c.morning} und sieh dir zuerst den Lageplan an. ${c.hot ? `Nimm Hut und Wasser mit: Es werden ${c.high}, und Schatten gibt es kaum` : 'Die besten Funde liegen oft in einem Museum in der Nähe'}.`,
  },
  'wish-ruins-free': {
    name: (_, c) => `Alte Mauern${c.near}`,
    text: (_, c) =>
      `Eine bekannte Ausgrabung gibt es in der Nähe nicht. Frag im Heimatmuseum nach der ältesten Mauer oder Kapelle am Ort, und bleib von losen Steinen weg (${c.light}).`,
  },
  'wish-memorial': {
    name: (s) => `Orte der Erinnerung in ${s.name}`,
    text: () =>
      'Frag in der Touristeninformation, welche Gedenkstätten und Soldatenfriedhöfe offen sind und wann es Führungen gibt. Nimm dir danach nichts weiter vor.',
  },
  'wish-architecture': {
    name: (s) => `Architektur in ${s.name}`,
    text: (_, c) =>
      `Such dir eine Epoche aus und geh ihr durch die Straßen nach: Treppenhäuser, Höfe, der Bahnhof. Einen Plan dazu gibt es oft im Stadtmuseum; fotografieren geht am besten ${c.morning}.`,
  },
  'wish-street-art': {
    name: (s) => `Street-Art in ${s.name}`,
    text: (_, c) =>
      `Wandbilder findest du meist in alten Häfen, unter Bahnbögen und rund um Kunstschulen; Rundgänge führen oft Leute, die selbst malen. Geh, solange es hell ist (${c.light}), und in leeren Straßen nicht allein.`,
  },
  'wish-film': {
    name: (_, c) => `Drehorte${c.near}`,
    text: (_, c) =>
      `Was hier gedreht wurde, wissen wir nicht: Die Filmförderung der Region hat oft eine Karte der Drehorte. Geh ${c.morning}, bevor viele kommen, und denk daran, dass dort Leute wohnen.`,
  },
  'wish-books': {
    name: (s) => `Bücher in ${s.name}`,
    text: (_, c) =>
      `Frag in einem Antiquariat nach einem Roman, der in der Stadt spielt, und lies ihn in einem alten Lesesaal oder Café an.${c.wet ? ` ${c.rainSentence}` : ''}`,
  },
  'wish-books-free': {
    name: (_, c) => `Ein Nachmittag zum Lesen${c.near}`,
    text: (_, c) =>
      `Nimm einen Roman mit, der in diesem Land spielt, und such dir eine Bank oder einen Liegestuhl. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'wish-crafts': {
    name: (s) => `Handwerk in ${s.name}`,
    text: () =>
      'Werkstätten, die selbst verkaufen, lassen meist zusehen, und manche geben für einen Vormittag Kurse in Töpfern, Weben oder Schnitzen. Frag in der Touristeninformation, welche gerade offen sind.',
  },
  'wish-science': {
    name: (s) => `Technik und Wissenschaft in ${s.name}`,
    text: (_, c) =>
      `Frag, ob es ein Technikmuseum, eine Sternwarte oder ein Schaubergwerk gibt und wann dort Führungen sind.${c.wet ? ` ${c.rainSentence}` : ''} Im Bergwerk bleibt es auch im Sommer kühl.`,
  },
  'wish-zoo': {
    name: (s) => `Zoo und Aquarium in ${s.name}`,
    text: (_, c) =>
      `Sieh nach den Fütterungszeiten und sei zur Öffnung da, dann sind die Tiere wach und die Schlangen kurz. ${c.hot ? `Mittags schlafen bei ${c.high} die meisten` : c.cold ? `Am Tag sind es ${c.high}; wärm dich in den Tierhäusern auf` : `Am Tag sind es ${c.high}`}.`,
  },
  'wish-theme-park': {
    name: (_, c) => `Freizeitpark${c.near}`,
    text: (_, c) =>
      `Frag, welcher Park in Reichweite und in deinen Wochen offen ist: Viele schließen im Winter. Kauf die Karte vorher, geh an einem Werktag und fang hinten an. ${c.rainSentence}`,
  },
  'wish-pool': {
    name: (s) => `Schwimmbad in ${s.name}`,
    text: (_, c) =>
      `Im städtischen Bad sind die Bahnen länger als im Hotel, und es gibt meist eine Wiese. ${c.hot ? `Bei ${c.high} komm zur Öffnung` : `Draußen sind es ${c.high}, frag also, ob das Freibad schon offen ist`}; manche verlangen Badekappen.`,
  },
  'wish-hammam': {
    name: (s) => `Hamam in ${s.name}`,
    text: () =>
      'Frag nach einem Hamam mit Zeiten für Frauen und für Männer und danach, was man trägt. Nimm Seife, Handschuh und Handtuch mit oder buch die Waschung; trink danach Tee und nimm dir nichts mehr vor.',
  },
  'wish-sauna': {
    name: (s) => `Sauna und Ruhe in ${s.name}`,
    text: (_, c) =>
      `Frag nach dem öffentlichen Bad und seinen Regeln, denn in manchen Ländern trägt man Badesachen und in anderen nicht. Drei Gänge, dazwischen kalt, dazu Wasser trinken; draußen sind es ${c.high}.`,
  },
  'wish-sauna-free': {
    name: (_, c) => `Sauna${c.near}`,
    text: (_, c) =>
      `Ein öffentliches Bad ist nicht in der Nähe: Frag in deiner Unterkunft nach Sauna oder Badefass. Draußen sind es abends ${c.low}.`,
  },
  'wish-massage': {
    name: (_, c) => `Massage${c.near}`,
    text: () =>
      'Frag vorher nach Ausbildung und Preis und sag, was wehtut und welche Medikamente du nimmst. Kuren und Fasten gehören in ein Haus mit Arzt.',
  },
};
