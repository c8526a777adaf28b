import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { WILD_IDEAS } from '#src/recommender/decide/ideas/wishes/wild-ideas.ts';
import { at } from '../at-place.ts';

export const wildIdeasDe: Readonly<Record<(typeof WILD_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-lake': {
    name: (s) => `Ein halber Tag${at(s)}`,
    text: (s, c) =>
      `Such dir das Ufer ohne Straße. ${s.far ? `Bis dorthin sind es ${s.distance}, brich also ${c.morning} auf` : `Komm ${c.morning}, dann steht die Luft und das Wasser spiegelt`}; am Tag sind es ${c.high}.`,
  },
  'wish-lake-free': {
    name: (_, c) => `Rund um den See${c.near}`,
    text: (_, c) =>
      `Ein See liegt in Reichweite, nur kennen wir seinen Namen nicht: Frag, an welchem Ufer ein Weg ist. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'wish-sea': {
    name: (s) => `Am Meer entlang${at(s)}`,
    text: (_, c) =>
      `Geh am Wasser hin und auf dem höheren Weg zurück, weg von Klippenkanten und großen Wellen. ${c.sea === '' ? '' : `Das Wasser hat etwa ${c.sea}. `}Im Wind fühlen sich ${c.high} kühler an.`,
  },
  'wish-sea-free': {
    name: (_, c) => `Ans Ufer${c.near}`,
    text: (_, c) =>
      `Frag nach dem Ufer, an dem die Leute vom Ort sonntags gehen, und sieh nach der Tide, bevor du um eine Landspitze gehst. Es ist ${c.light}; am Tag sind es ${c.high}, im Wind gefühlt weniger.`,
  },
  'wish-island': {
    name: (s) => `Ein Tag auf ${s.name}`,
    text: (_, c) =>
      `Sieh nach, wann das erste und wann das letzte Boot fährt, und nimm das erste. Am Tag sind es ${c.high}: Nimm Wasser und einen Hut mit.`,
  },
  'wish-river': {
    name: (_, c) => `Am Fluss entlang${c.near}`,
    text: (_, c) =>
      `Geh am Ufer flussaufwärts, bis du die Straße nicht mehr hörst. ${c.rainSentence} Bleib von Kiesbänken weg: Nach einem Gewitter in den Bergen steigt der Fluss auch unter blauem Himmel.`,
  },
  'wish-forest': {
    name: (_, c) => `Waldspaziergang${c.near}`,
    text: (_, c) =>
      `Nimm eine markierte Runde von zwei Stunden. Unter Bäumen fühlen sich ${c.high} einige Grad kühler an; bei Sturm geh nicht in den Wald.`,
  },
  'wish-country': {
    name: (s) => `Auf kleinen Wegen rund um ${s.name}`,
    text: (s, c) =>
      `Frag im Ort nach dem Weg zur Bank mit der Aussicht. ${s.far ? `Bis dorthin sind es ${s.distance}; ` : ''}am Tag sind es ${c.high} (${c.light}).`,
  },
  'wish-country-free': {
    name: (_, c) => `Zu Fuß von der Haustür${c.near}`,
    text: (_, c) =>
      `Geh dort los, wo du schläfst, eine Stunde in die Richtung mit den wenigsten Häusern, und auf einem anderen Weg zurück. Am Tag sind es ${c.high} (${c.light}).`,
  },
  'wish-volcano': {
    name: (s) => `Vulkan: ${s.name}`,
    text: (s, c) =>
      `Bis dorthin sind es ${s.distance}. Sieh auf der Seite des Observatoriums nach Warnstufe und Sperrungen, dann entscheide: Aussichtspunkt, Kraterstraße oder geführte Tour. Nie hinter eine Absperrung; nimm etwas Winddichtes mit: Unten sind es ${c.high}, oben weniger.`,
  },
  'wish-waterfall': {
    name: (s) => `Am Wasserfall: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `Brich früh auf, bis dorthin sind es ${s.distance}` : `Geh ${c.morning}`}. Nach Regen ist er am schönsten, und die Steine sind am glattesten: Bleib hinter dem Geländer und geh nicht ins Becken darunter.`,
  },
  'wish-waterfall-free': {
    name: (_, c) => `Wo der Bach fällt${c.near}`,
    text: (_, c) =>
      `Berge mit so viel Regen haben Wasserfälle, die auf keiner Liste stehen: Frag nach dem nächsten, zu dem ein Weg führt. ${c.rainSentence} Nimm Schuhe mit griffiger Sohle und ein trockenes Hemd.`,
  },
  'wish-cave': {
    name: (_, c) => `Eine Stunde unter der Erde${c.near}`,
    text: (_, c) =>
      `Frag, welche Schauhöhle am nächsten ist und wann Führungen gehen, und ob ein Verein Anfänger in eine wilde mitnimmt. Drinnen ist es das ganze Jahr gleich kühl: Nimm auch bei ${c.high} einen Pullover mit, und geh nie allein hinein.`,
  },
  'wish-glacier': {
    name: (_, c) => `Eis, am Seil und mit Bergführer${c.near}`,
    text: (_, c) =>
      `Auf einen Gletscher und in Eishöhlen geht es nur mit Bergführer, der Steigeisen mitbringt und die Spalten kennt. Ohne ihn geh bis zum Aussichtspunkt über der Zunge. Nimm bei ${c.low} Handschuhe und Sonnenbrille mit.`,
  },
  'wish-desert': {
    name: (s) => `In die Wüste: ${s.name}`,
    text: (_, c) =>
      `Fahr mit jemandem, der die Pisten kennt, ${c.morning} oder ${c.evening}; mittags sind es ${c.high}, da bleibst du im Schatten. Wenn du auf einem Kamel reitest, frag, wie lange, und sieh dir das Tier vorher an. Vier Liter Wasser für jeden.`,
  },
  'wish-desert-free': {
    name: (_, c) => `Hinaus ins trockene Land${c.near}`,
    text: (_, c) =>
      `Nur geführt oder mit zwei Autos, und die Route liegt in der Unterkunft. Fahr ${c.morning} oder ${c.evening}; am Tag sind es ${c.high}, in der Nacht ${c.low}: Nimm ${c.chilly ? 'Hut und Fleece' : 'einen Hut und reichlich Wasser'} mit.`,
  },
  'wish-jungle': {
    name: (_, c) => `Mit Guide in den Regenwald${c.near}`,
    text: (_, c) =>
      `Mit Guide siehst du in zwei Stunden mehr als allein an einem Tag, und du verläufst dich nicht. Geh ${c.morning}, wenn die Tiere wach sind, mit langen Ärmeln, Schuhen, die nass werden dürfen, und Fernglas.`,
  },
  'wish-leaves': {
    name: (s) => `Herbstlaub${at(s)}`,
    text: (_, c) =>
      `Frag, welcher Hang diese Woche dran ist: Die Farbe wandert in zwei Wochen einige hundert Meter bergab. Komm ${c.morning}, mit der Sonne hinter den Blättern, und nimm eine Schicht für ${c.low} mit.`,
  },
  'wish-leaves-free': {
    name: (_, c) => `Herbstlaub${c.near}`,
    text: (_, c) =>
      `Alte Parks, Flussufer und Waldränder färben sich zuerst und halten am längsten. Geh ${c.morning} oder ${c.evening}, wenn das Licht von der Seite kommt. ${c.rainSentence}`,
  },
  'wish-blossom': {
    name: (_, c) => `Was diese Woche blüht${c.near}`,
    text: (_, c) =>
      `Die Blüte kommt jedes Jahr zu einer anderen Woche: Frag auf dem Markt oder im botanischen Garten, was gerade offen ist und wo. Am Tag sind es ${c.high}; pflück nichts.`,
  },
  'wish-garden': {
    name: (s) => `Gärten und Parks in ${s.name}`,
    text: (_, c) =>
      `Geh in den Park, in dem die Leute ihre Mittagspause machen, und danach in den botanischen Garten oder auf den Friedhof mit den alten Bäumen. ${c.hot ? `Bei ${c.high} bleib im Schatten` : `Am Tag sind es ${c.high}`}.`,
  },
  'wish-foraging': {
    name: (_, c) => `Pilze und Beeren sammeln${c.near}`,
    text: (_, c) =>
      `Sammle Pilze nur mit Leuten, die hier seit Jahren sammeln, und lass den Korb bei der Pilzberatung durchsehen; auch Beeren wollen ein sicheres Auge. Frag, was erlaubt ist. ${c.rainSentence} Nach Regen ist der Morgen die richtige Zeit.`,
  },
  'wish-midnight': {
    name: (_, c) => `Mitternachtssonne${c.near}`,
    text: (_, c) =>
      `Schlaf am Nachmittag und sei um Mitternacht an einem freien Ufer oder auf einer Anhöhe mit Blick nach Norden (im hohen Süden: nach Süden): Es ist ${c.light}. Es kühlt auf etwa ${c.low} ab; nimm etwas Heißes zu trinken mit.`,
  },
  'wish-aurora': {
    name: (_, c) => `Nordlichter${c.near}`,
    text: (_, c) =>
      `Sieh erst auf die Wolkenkarte, dann auf die Polarlichtvorhersage, geh weg von Lampen und bleib zwei Stunden: Es ist ${c.night}. Zieh dich so an, dass du bei ${c.low} stehen kannst, und halt drei Nächte frei, denn manche bleibt bewölkt.`,
  },
  'wish-aurora-rare': {
    name: (_, c) => `Mit Glück Nordlichter${c.near}`,
    text: (_, c) =>
      `So weit von der Arktis kommen sie nur in starken Nächten: Die Vorhersage muss Kp 5 oder mehr melden, und der Himmel zum Pol hin muss klar sein. Es ist ${c.night}; ein Ufer ohne Lampen genügt. Nimm sie als Geschenk und plan die Tage ohne sie.`,
  },
  'wish-sunset': {
    name: (_, c) => `Sonnenauf- und -untergang${c.near}`,
    text: (_, c) =>
      `Such dir bei Tag einen Platz mit freier Sicht und sei ${c.morning} oder ${c.evening} da, zwanzig Minuten vorher. Bleib, wenn die Sonne weg ist: Die stärksten Farben kommen erst dann.`,
  },
  'wish-picnic': {
    name: (_, c) => `Picknick${c.near}`,
    text: (_, c) =>
      `Kauf eine Stunde vorher auf dem Markt ein: Brot, Käse, Obst. Am Tag sind es ${c.high}. ${c.rainSentence} Feuer nur an einer ausgewiesenen Stelle und wenn kein Verbot gilt.`,
  },
  'wish-snowmobile': {
    name: (_, c) => `Mit dem Schneemobil${c.near}`,
    text: (_, c) =>
      `Buch eine Tour mit Anzügen und Helmen, die auf markierten Spuren bleibt: Wer fährt, braucht einen Führerschein und trinkt nichts. Bei ${c.high} und Fahrtwind bedeck das ganze Gesicht; frag nach einer kleinen Gruppe.`,
  },
  'wish-farm': {
    name: (_, c) => `Ein Vormittag auf dem Hof${c.near}`,
    text: (_, c) =>
      `Frag, welcher Hof Besuch herumführt oder ab Tür verkauft: Käse, Eier, Öl, was das Land hergibt. Gefüttert wird ${c.morning}; feste Schuhe, gewaschene Hände und Kleingeld.`,
  },
  'wish-finds': {
    name: (_, c) => `Strandfunde${c.near}`,
    text: (_, c) =>
      `Geh nach einem Sturm und bei ablaufendem Wasser die Tanglinie entlang, nie mit dem Rücken zu den Wellen. Frag, was du mitnehmen darfst: Bewohnte Muscheln, Korallen und vieles mehr bleiben da. Im Wind fühlen sich ${c.high} kühler an.`,
  },
  'place-far': {
    name: (s) => `Mit Übernachtung: ${s.name}`,
    text: (s) =>
      `Bis dorthin sind es ${s.distance} Luftlinie, zu weit für hin und zurück an einem Tag. Leg es an den Anfang oder ans Ende der Reise und sieh zuerst nach, ob Flug, Zug oder Straße schneller ist.`,
  },
  'place-heights': {
    name: (s) => `Ausflug: ${s.name}`,
    text: (s, c) =>
      `Bis dorthin sind es ${s.distance} Luftlinie. Brich ${c.morning} auf und frag, ${s.kind === 'peak' ? 'wie weit man in diesen Wochen hinaufkommt: bis zum Fuß, zu einer Hütte oder weiter' : 'welches Dorf oder welcher Pass in diesen Wochen erreichbar ist'}. Unten sind es ${c.high}, oben ist es viel kühler.`,
  },
  'place-town': {
    name: (s) => `Tagesausflug nach ${s.name}`,
    text: (s, c) =>
      `Bis dorthin sind es ${s.distance} Luftlinie. Sieh nach, wann die erste und die letzte Verbindung fährt, und sei vor zehn da (${c.light}).`,
  },
  'place-water': {
    name: (s) => `Am Wasser: ${s.name}`,
    text: (s, c) =>
      `Bis dorthin sind es ${s.distance} Luftlinie. Frag, wo ein Weg am Ufer entlangführt und wo die Leute von hier baden. Brich ${c.morning} auf; im Wind fühlen sich ${c.high} kühler an.`,
  },
  'place-wild': {
    name: (s) => `Hinaus: ${s.name}`,
    text: (s, c) =>
      `Bis dorthin sind es ${s.distance} Luftlinie. Frag bei den Rangern nach Genehmigung, offenen Straßen und Wegen, füll Wasser und Tank und brich ${c.morning} auf (${c.light}).`,
  },
};
