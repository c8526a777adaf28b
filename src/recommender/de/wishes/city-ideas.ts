import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { CITY_IDEAS } from '#src/recommender/ideas/wishes/city-ideas.ts';

export const cityIdeasDe: Readonly<Record<(typeof CITY_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-souk': {
    name: (s) => `Verlaufen erwünscht: der Souk, ${s.name}`,
    text: (_, c) =>
      `Geh ${c.morning} hin, wenn die Läden aufgehen, ohne etwas kaufen zu wollen, und lass dich von den Gewerben führen: Gewürze, dann Kupfer, dann Leder. Frag vor dem Fotografieren, biete mit einem Lächeln die Hälfte und winke ab, wenn dir jemand den Weg zeigen will.`,
  },
  'wish-bazaar': {
    name: (s) => `Die Markthalle: ${s.name}`,
    text: (_, c) =>
      `Einem Basar am nächsten kommt hier die Markthalle: Stände unter einem Dach, die ältesten nah an der Tür. Komm ${c.morning}, hungrig und mit Kleingeld; ${c.ifWet.toLowerCase()}, ist es die beste Adresse der Stadt.`,
  },
  'wish-flea': {
    name: (s) => `Altes, früh am Tag: ${s.name}`,
    text: (_, c) =>
      `Frag, an welchem Tag Floh- oder Nachtmarkt ist; meist ist es ein Vormittag der Woche. Händler kaufen in der ersten Stunde, Schnäppchen gibt es in der letzten. ${c.ifWet}, sind Trödelläden das Dach dazu.`,
  },
  'wish-vegan': {
    name: (s) => `Eine Karte, die zu dir passt: ${s.name}`,
    text: () =>
      'Schreib auf einen Zettel in der Landessprache, was du nicht isst, eine Allergie in Großbuchstaben, und zeig ihn, bevor du dich setzt. Märkte, Tempelküchen und Mezze machen es leicht; die eigene Notfallmedizin hast du bei dir.',
  },
  'wish-cooking': {
    name: (s) => `Eine Schürze in ${s.name}`,
    text: (_, c) =>
      `Nimm einen Kurs, der auf dem Markt beginnt und am Tisch endet, mit höchstens acht Leuten. Ein halber Tag, meist ${c.morning}; sag rechtzeitig, was du nicht isst. Er passt auf den nassesten Tag.`,
  },
  'wish-beer': {
    name: (s) => `Was in ${s.name} gezapft wird`,
    text: (_, c) =>
      `Fang bei der nächsten Brauerei an, frag nach dem Bier, das nicht in Flaschen kommt, und bestell etwas zu essen dazu. ${c.hot || !c.cold ? 'Draußen, wenn es einen Garten gibt' : `Drinnen, bei ${c.high}`}; heim geht es zu Fuß oder mit dem Taxi.`,
  },
  'wish-spirits': {
    name: (s) => `Ein kleines Glas in ${s.name}`,
    text: () =>
      'Brennereien zeigen ihre Kessel nach Anmeldung, gute Bars öffnen spät und leise. Frag, was im Umkreis eines Fußmarschs gebrannt wird, trink es langsam und mit Wasser, und lass das Auto stehen.',
  },
  'wish-coffee': {
    name: (s) => `Die zweite Tasse in ${s.name}`,
    text: (_, c) =>
      `Such das Haus mit Zeitungen, alten Tischen und einem Kuchen, dessen Namen du nicht kennst. ${c.ifWet}, wird ein ganzer Nachmittag daraus, sonst eine Stunde ${c.hot ? 'im Schatten' : 'am Fenster'}.`,
  },
  'wish-tasting': {
    name: (s) => `Kosten, wo es entsteht: ${s.name}`,
    text: () =>
      'Wer etwas herstellt, wird gern gefragt: Käserei, Ölmühle, Schokoladenküche, die Eisdiele mit wenigen Sorten. Koste in der Reihenfolge, die man dir nennt, und kauf ein Stück vom Besten.',
  },
  'wish-nightlife': {
    name: (s) => `Nach elf in ${s.name}`,
    text: (_, c) =>
      `Frag hinter einer Theke, wohin sie nach Feierabend gehen. Iss vorher, behalt dein Glas im Auge und kläre den Heimweg: Nachtbus oder offizielles Taxi, nie allein zu Fuß. Nachts ${c.low}, nimm also etwas für die Schlange mit.`,
  },
  'wish-stage': {
    name: (s) => `Ein Abend mit Musik in ${s.name}`,
    text: (_, c) =>
      `Sieh vor der Reise in die Spielpläne und nach Konzerten in Kirchen, am Tag selbst nach dem kleinen Keller. Restkarten gibt es eine Stunde vorher; ${c.ifWet.toLowerCase()}, ist es das beste Dach der Stadt.`,
  },
  'wish-festival': {
    name: (s) => `Was in ${s.name} gefeiert wird`,
    text: () =>
      'Festtage wandern, frag also die Stadt, welcher Umzug, Markt oder Namenstag in deine Woche fällt. Stell dich zu den Familien, iss, was es nur an diesem Tag gibt, und sieh nach, wo die Notausgänge sind.',
  },
  'wish-ruins': {
    name: (s) => `Alte Steine: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `Es sind ${s.distance}, nimm dir also den Tag dafür. ` : ''}Geh ${c.morning}, lies zehn Minuten im Lageplan, bevor du losgehst, und achte auf die ausgetretenen Stufen. ${c.hot ? `Hut und Wasser: Bei ${c.high} gibt es zwischen Ruinen keinen Schatten` : 'Das kleine Museum daneben erklärt, was du gesehen hast'}.`,
  },
  'wish-ruins-free': {
    name: (_, c) => `Was von den Alten blieb${c.near}`,
    text: (_, c) =>
      `Eine berühmte Ausgrabung ist nicht in der Nähe, aber fast jeder Ort hat eine Mauer, einen Hügel oder eine Kapelle, die älter ist als jede Erinnerung: Im Heimatmuseum liegen Schlüssel und Geschichte. Bleib von losen Mauern weg; es ist ${c.light}.`,
  },
  'wish-memorial': {
    name: (s) => `Orte der Erinnerung in ${s.name}`,
    text: () =>
      'Frag in der Touristeninformation, welche Gedenkstätten und Soldatenfriedhöfe offen sind und ob es einen Rundgang gibt: Mit jemandem, der erzählt, wiegt eine Stunde mehr als ein Museum. Nimm dir danach nichts weiter vor.',
  },
  'wish-architecture': {
    name: (s) => `Den Blick nach oben in ${s.name}`,
    text: (_, c) =>
      `Such dir ein Jahrhundert aus und folg ihm durch die Straßen: Treppenhäuser, Höfe, der Bahnhof. Bei der Architektenkammer oder im Stadtmuseum gibt es oft einen kostenlosen Plan; das beste Licht ist ${c.morning}.`,
  },
  'wish-street-art': {
    name: (s) => `Wände, die reden: ${s.name}`,
    text: (_, c) =>
      `Wandbilder findest du in alten Häfen, unter Bahnbögen und rund um Kunstschulen; bei einem Rundgang mit jemandem, der malt, siehst du, wer wem antwortet. Geh, solange es hell ist (${c.light}), und in leeren Straßen nicht allein.`,
  },
  'wish-film': {
    name: (_, c) => `Eine Szene, die du kennst, zu Fuß${c.near}`,
    text: (_, c) =>
      `Dieser Plan weiß nicht, was hier gedreht wurde: Die Filmförderung der Region hat oft eine Karte der Drehorte. Geh ${c.morning}, vor allen anderen mit demselben Bild im Telefon, und denk daran, dass dort Leute wohnen.`,
  },
  'wish-books': {
    name: (s) => `Zwischen Regalen in ${s.name}`,
    text: (_, c) =>
      `Ein Antiquariat, eine Bibliothek mit Lesesaal, ein Café, in dem du sitzen bleiben darfst. Frag nach einem Roman, der in der Stadt spielt. ${c.rainSentence} Eine Stunde zum Lesen findet sich also.`,
  },
  'wish-books-free': {
    name: (_, c) => `Ein Nachmittag mit Buch${c.near}`,
    text: (_, c) =>
      `Such erst die Bank, die Hängematte oder den Liegestuhl und schlag dann das Buch auf. Am Tag um ${c.high}, ${c.light}: Ein Roman, der in diesem Land spielt, ist der beste Führer.`,
  },
  'wish-crafts': {
    name: (s) => `Hände bei der Arbeit: ${s.name}`,
    text: () =>
      'Werkstätten, die ab Tür verkaufen, lassen meist zusehen, und manche geben für einen Vormittag Kurse: Ton, Wolle, Holz, Papier. Frag, was am längsten dauert; ein Skizzenbuch ist als Andenken so gut wie eine Schale.',
  },
  'wish-science': {
    name: (s) => `Wie es funktioniert: ${s.name}`,
    text: (_, c) =>
      `Technikmuseum, Sternwarte, Schaubergwerk: Frag, wo es in deiner Woche Führungen gibt und ob du buchen musst. ${c.rainSentence} Es passt auf den nassesten Tag; im Bergwerk sind es etwa zehn Grad.`,
  },
  'wish-zoo': {
    name: (s) => `Tiere hinter Glas und Graben: ${s.name}`,
    text: (_, c) =>
      `Nimm das Haus mit wenigen Arten und viel Platz und frag nach den Fütterungen. Sei zur Öffnung da, dann sind die Tiere wach und die Schlangen kurz; ${c.hot ? `bei ${c.high} schlafen mittags die meisten` : `bei ${c.high} sind die warmen Häuser die zweite Hälfte`}.`,
  },
  'wish-theme-park': {
    name: (_, c) => `Ein Tag auf Schienen und Rutschen${c.near}`,
    text: (_, c) =>
      `Frag, welcher Park in Reichweite und in deinen Wochen offen ist: Viele schließen im Winter. Kauf die Karte mit Datum, fang hinten an und geh an einem Werktag. ${c.rainSentence} Nimm trockene Socken mit.`,
  },
  'wish-pool': {
    name: (s) => `Rutschen, Bahnen, warmes Wasser: ${s.name}`,
    text: (_, c) =>
      `Frag nach dem städtischen Bad statt nach dem im Hotel: längere Bahnen, eine Wiese, Familien. ${c.hot ? `Bei ${c.high} komm zur Öffnung` : `Draußen sind es ${c.high}, frag also, ob das Freibad schon offen ist`}; manche verlangen Badekappen.`,
  },
  'wish-hammam': {
    name: (s) => `Dampf und schwarze Seife in ${s.name}`,
    text: () =>
      'Frag nach einem Hamam mit Zeiten für Frauen und für Männer und danach, was man trägt. Nimm Seife, Handschuh und Handtuch mit oder buch die Waschung; trink danach Tee und nimm dir nichts mehr vor.',
  },
  'wish-sauna': {
    name: (s) => `Sauna und Ruhe in ${s.name}`,
    text: (_, c) =>
      `Frag nach dem öffentlichen Bad und seinen Regeln, denn in manchen Ländern trägt man Badesachen und in anderen nicht. Drei Gänge, dazwischen kalt, dazu Wasser trinken; draußen sind es ${c.high}.`,
  },
  'wish-sauna-free': {
    name: (_, c) => `Hitze und dann die Luft${c.near}`,
    text: (_, c) =>
      `Kein Ort ist in der Nähe: Frag in deiner Unterkunft nach Sauna oder Badefass. Gibt es keins, kommen ein heißes Getränk, eine Decke und der Abend bei ${c.low} vor der Tür nah heran.`,
  },
  'wish-massage': {
    name: (_, c) => `Eine Stunde in guten Händen${c.near}`,
    text: () =>
      'Frag nach Ausbildung und Preis, bevor du dich hinlegst, und sag, was wehtut und was du einnimmst. Kuren und Fasten gehören in ein Haus mit Arzt; für eine Stunde reichen eine gute Massage und ein Spaziergang.',
  },
};
