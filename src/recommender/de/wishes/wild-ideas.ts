import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { WILD_IDEAS } from '#src/recommender/ideas/wishes/wild-ideas.ts';

export const wildIdeasDe: Readonly<Record<(typeof WILD_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-lake': {
    name: (s) => `Ein halber Tag am Wasser: ${s.name}`,
    text: (s, c) =>
      `Geh ans Ende des Sees, an dem keine Straße ist, und setz dich ins Gras. ${s.far ? `Er liegt ${s.distance} entfernt, brich also ${c.morning} auf` : `Komm ${c.morning}, vor dem Wind`}; am Tag um ${c.high}.`,
  },
  'wish-lake-free': {
    name: (_, c) => `Der See, um den alle gehen${c.near}`,
    text: (_, c) =>
      `Ein See liegt in Reichweite, nur kennen wir seinen Namen nicht: Frag, an welchem Ufer ein Weg und eine Bank sind. Am Tag um ${c.high}, ${c.light}.`,
  },
  'wish-sea': {
    name: (s) => `Das Meer: ${s.name}`,
    text: (_, c) =>
      `Hin geht es am Wasser, zurück auf dem höheren Weg; bleib weg von Klippenkanten und von Wellen, die bis an den Weg reichen. ${c.sea === '' ? '' : `Das Wasser hat etwa ${c.sea}. `}Im Wind fühlen sich ${c.high} kühler an, nimm also die winddichte Schicht.`,
  },
  'wish-sea-free': {
    name: (_, c) => `Ans Ufer${c.near}`,
    text: (_, c) =>
      `Frag nach dem Ufer, an dem die Leute vom Ort sonntags gehen, und sieh nach der Tide, bevor du um eine Landspitze gehst. Es ist ${c.light}; am Tag um ${c.high}, im Wind weniger.`,
  },
  'wish-island': {
    name: (s) => `Ein Tag auf der Insel: ${s.name}`,
    text: (_, c) =>
      `Sieh erst nach dem letzten Boot oder den Zeiten der Brücke, dann nach der ersten Überfahrt. Wer früh kommt, hat die Wege bis zum zweiten Boot für sich; nimm Wasser mit, bei ${c.high} gibt es auf Inseln wenig Schatten.`,
  },
  'wish-river': {
    name: (_, c) => `Am Fluss entlang${c.near}`,
    text: (_, c) =>
      `Geh am Ufer flussaufwärts, bis du die Straße nicht mehr hörst, und kehr um, wo der Schatten am besten ist. ${c.rainSentence} Bleib von Kiesbänken weg: Wasser aus den Bergen steigt, ohne dass über dir eine Wolke steht.`,
  },
  'wish-forest': {
    name: (_, c) => `Zwei Stunden unter Bäumen${c.near}`,
    text: (_, c) =>
      `Nimm die markierte Runde andersherum, langsam, mit ausgeschaltetem Telefon. Unter Blättern fühlen sich ${c.high} einige Grad kühler an; bei Sturm bleib draußen.`,
  },
  'wish-country': {
    name: (s) => `Aussicht und kleine Wege: ${s.name}`,
    text: (s, c) =>
      `Frag nach der Bank mit dem Blick: Jeder Ort hat eine, und sie steht auf keiner Liste. ${s.far ? `Es sind ${s.distance}; ` : ''}es ist ${c.light}, da bleibt Zeit für den langen Heimweg.`,
  },
  'wish-country-free': {
    name: (_, c) => `Zur Tür hinaus und weiter${c.near}`,
    text: (_, c) =>
      `Geh dort los, wo du schläfst, eine Stunde in die Richtung mit den wenigsten Häusern. Am Tag um ${c.high}, ${c.light}: eine Thermoskanne, eine Schicht, kein Plan.`,
  },
  'wish-volcano': {
    name: (s) => `Der Vulkan der Gegend: ${s.name}`,
    text: (s, c) =>
      `Er ist ${s.distance} entfernt. Sieh auf der Seite des Observatoriums nach Warnstufe und Sperrungen, dann entscheide: Aussichtspunkt, Kraterstraße oder geführte Tour. Nie hinter eine Absperrung; nimm etwas Winddichtes mit, denn ${c.high} am Pin sind oben weniger.`,
  },
  'wish-waterfall': {
    name: (s) => `Zum Wasserfall: ${s.name}`,
    text: (s, c) =>
      `${s.far ? `Brich früh auf, es sind ${s.distance}` : `Geh ${c.morning}`}, und lass die Gischt entscheiden, wo du stehst. Nach Regen ist er am schönsten, und die Steine sind am glattesten; bleib hinter dem Geländer und aus dem Becken darunter.`,
  },
  'wish-waterfall-free': {
    name: (_, c) => `Wo der Bach fällt${c.near}`,
    text: (_, c) =>
      `Berge mit so viel Regen haben Wasserfälle, die auf keiner Liste stehen: Frag nach dem nächsten, zu dem ein Weg führt. ${c.rainSentence} Nimm Schuhe mit griffiger Sohle und ein trockenes Hemd.`,
  },
  'wish-cave': {
    name: (_, c) => `Eine Stunde unter der Erde${c.near}`,
    text: (_, c) =>
      `Frag, welche Schauhöhle am nächsten ist und wann Führungen gehen, und ob ein Verein Anfänger in eine wilde mitnimmt. Drinnen ist es das ganze Jahr gleich kühl, nimm also auch bei ${c.high} einen Pullover mit; geh nie ohne jemanden hinein, der sie kennt.`,
  },
  'wish-glacier': {
    name: (_, c) => `Eis, am Seil und mit Bergführer${c.near}`,
    text: (_, c) =>
      `Auf einen Gletscher geht es nur geführt: Die Leute bringen Steigeisen mit und kennen die Spalten; Eishöhlen auch, und nur in den kalten Monaten. Ohne Führung ist der Aussichtspunkt über der Zunge das Ziel. Bei ${c.low} zählt die Sonnenbrille so viel wie die Handschuhe.`,
  },
  'wish-desert': {
    name: (s) => `Sand und Stille: ${s.name}`,
    text: (_, c) =>
      `Fahr mit jemandem, der die Pisten kennt, ${c.morning} oder ${c.evening}; bei ${c.high} gehört der Mittag in den Schatten. Wenn du auf einem Kamel reitest, frag, wie lange, und sieh dir das Tier vorher an. Vier Liter Wasser für jeden.`,
  },
  'wish-desert-free': {
    name: (_, c) => `Hinaus ins trockene Land${c.near}`,
    text: (_, c) =>
      `Nur geführt oder mit zwei Autos, und die Route liegt in der Unterkunft. Die Stunden dafür sind ${c.morning} und ${c.evening}; am Tag ${c.high}, in der Nacht ${c.low}, also kommen Hut und Fleece mit.`,
  },
  'wish-jungle': {
    name: (_, c) => `Geführt in den Wald${c.near}`,
    text: (_, c) =>
      `Zwei Stunden mit jemandem, der hört, was du überhörst, sind mehr als ein Tag allein, und niemand verläuft sich. Lange Ärmel gegen Regen und Insekten, Schuhe, die trocknen, ein Fernglas; ${c.morning} ist das Kronendach wach.`,
  },
  'wish-leaves': {
    name: (s) => `Herbstfarben: ${s.name}`,
    text: (_, c) =>
      `Frag, welcher Hang diese Woche dran ist: Die Farbe wandert in zwei Wochen einige hundert Meter bergab. Komm ${c.morning}, mit der Sonne hinter den Blättern, und nimm eine Schicht für ${c.low} mit.`,
  },
  'wish-leaves-free': {
    name: (_, c) => `Unter bunten Blättern${c.near}`,
    text: (_, c) =>
      `Alte Parks, Flussufer und Waldränder färben sich zuerst und halten am längsten. Geh ${c.morning} oder ${c.evening}, wenn das Licht von der Seite kommt. ${c.rainSentence}`,
  },
  'wish-blossom': {
    name: (_, c) => `Was diese Woche blüht${c.near}`,
    text: (_, c) =>
      `Blüten halten sich an kein Datum: Frag auf dem Markt oder im botanischen Garten, was offen ist und wo. Am Tag um ${c.high}; geh ${c.morning}, vor dem Wind, und lass alles stehen, wo es wächst.`,
  },
  'wish-garden': {
    name: (s) => `Gärten und Parks: ${s.name}`,
    text: (_, c) =>
      `Fang dort an, wo die Leute vom Ort mittags sitzen, und hör im botanischen Garten auf oder auf dem Friedhof mit den alten Bäumen. ${c.hot ? `Bei ${c.high} ist der Schatten die Sehenswürdigkeit` : `Bei ${c.high} ist eine Bank Plan genug`}.`,
  },
  'wish-foraging': {
    name: (_, c) => `Mit Korb und jemandem, der sich auskennt${c.near}`,
    text: (_, c) =>
      `Sammle Pilze nur mit Leuten, die hier seit Jahren sammeln, und lass den Korb bei der Pilzberatung durchsehen; auch Beeren wollen ein sicheres Auge. Frag, was erlaubt ist. ${c.rainSentence} Nach Regen ist der Morgen die richtige Zeit.`,
  },
  'wish-midnight': {
    name: (_, c) => `Aufbleiben fürs Licht${c.near}`,
    text: (_, c) =>
      `Schlaf am Nachmittag und sei um Mitternacht an einem freien Ufer oder auf einer Anhöhe mit Blick nach Norden (im hohen Süden: nach Süden): Es ist ${c.light}. Es kühlt auf etwa ${c.low} ab; nimm etwas Heißes zu trinken mit.`,
  },
  'wish-aurora': {
    name: (_, c) => `Warten aufs Polarlicht${c.near}`,
    text: (_, c) =>
      `Sieh erst auf die Wolkenkarte, dann auf die Polarlichtvorhersage, geh weg von Lampen und gib der Sache zwei Stunden: Dunkel ist es ${c.night}. Zieh dich für ${c.low} im Stehen an; manche Nacht bleibt grau, halt also drei frei.`,
  },
  'wish-sunset': {
    name: (_, c) => `Erstes Licht, letztes Licht${c.colon}`,
    text: (_, c) =>
      `Such dir den Platz bei Tag, mit freier Sicht, und sei ${c.morning} oder ${c.evening} zwanzig Minuten vorher da. Die beste Farbe kommt, wenn die Sonne weg ist und die meisten gehen.`,
  },
  'wish-picnic': {
    name: (_, c) => `Mittag auf der Decke${c.near}`,
    text: (_, c) =>
      `Brot, etwas, das duftet, Obst, ein Messer: eine Stunde vorher auf dem Markt gekauft. Am Tag um ${c.high}. ${c.rainSentence} Feuer nur an einer ausgewiesenen Stelle und wenn kein Verbot gilt.`,
  },
  'wish-snowmobile': {
    name: (_, c) => `Geführt über den Schnee${c.near}`,
    text: (_, c) =>
      `Buch eine Tour mit Anzügen und Helmen, die auf markierten Spuren bleibt: Wer fährt, braucht einen Führerschein und keinen Alkohol. Bei ${c.high} beißt der Fahrtwind, bedeck also das Gesicht; frag nach einer kleinen Gruppe.`,
  },
  'wish-animals': {
    name: (s) => `${s.wish}, mit Leuten, die sie kennen`,
    text: (_, c) =>
      `Buch Guides oder Ranger, die den Abstand des Parks einhalten, und geh ${c.morning}, wenn Tiere unterwegs sind. Aus dem Auto oder hinter dem Guide, nie allein zu Fuß; frag nach Wochen und Orten, denn versprechen kann sie niemand.`,
  },
  'wish-shore-animals': {
    name: (s) => `${s.wish}, aus der Ferne`,
    text: (_, c) =>
      `Frag am Hafen oder im Schutzgebiet, welche Wochen und welcher Abschnitt die richtigen sind, und geh mit lizenzierten Leuten: nicht anfassen, kein Blitz, keine Drohne. Fernglas, winddichte Schicht, ${c.light}.`,
  },
  'wish-shore-far': {
    name: (s) => `${s.wish}: ein Tag an der Küste`,
    text: (_, c) =>
      `Sie leben am Meer, und das ist eine Fahrt entfernt: Frag vorher einen lizenzierten Anbieter an der Küste nach den richtigen Wochen. Fahr ${c.morning} los; die Tiere kann niemand versprechen, plan also das Ufer selbst als Ziel.`,
  },
  'wish-small-animals': {
    name: (s) => `Unterwegs für: ${s.wish}`,
    text: (_, c) =>
      `Die Zeiten sind ${c.morning} und ${c.evening}; der Ort ist ein Rand, von Wald, Wasser oder Wiese. Sitz eine halbe Stunde still, gegen den Wind. Im Schutzgebiet oder im Vogelverein weiß man, was diese Woche da ist.`,
  },
  'wish-armed': {
    name: (s) => `${s.wish}, vom Schiff oder Fahrzeug aus`,
    text: () =>
      'Nur mit lizenziertem Anbieter und bewaffneten Guides, vom Schiff, aus dem Fahrzeug oder von einem eingezäunten Posten: Außerhalb der Siedlungen geht niemand allein. Ein Teleobjektiv zeigt mehr als Nähe, und den Abstand bestimmt das Gesetz.',
  },
  'wish-crocodiles': {
    name: (s) => `${s.wish}, vom hohen Deck aus`,
    text: (_, c) =>
      `Sieh sie dir von einem großen Boot oder einem Steg mit Geländer an, mit lizenziertem Guide, ${c.morning}, wenn sie in der Sonne liegen. Bleib fünf Meter von jedem Ufer weg, schwimm dort nie, nimm dort keinen Fisch aus und glaub jedem Schild.`,
  },
  'wish-farm': {
    name: (_, c) => `Ein Vormittag auf dem Hof${c.near}`,
    text: (_, c) =>
      `Frag, welcher Hof Besuch herumführt oder ab Tür verkauft: Käse, Eier, Öl, was das Land hergibt. Gefüttert wird ${c.morning}; feste Schuhe, gewaschene Hände und Kleingeld.`,
  },
  'wish-finds': {
    name: (_, c) => `Was die Flut liegen ließ${c.near}`,
    text: (_, c) =>
      `Geh nach einem Sturm und bei ablaufendem Wasser die Tanglinie entlang, nie mit dem Rücken zu den Wellen. Frag, was du mitnehmen darfst: Bewohnte Muscheln, Korallen und vieles mehr bleiben da. Im Wind fühlen sich ${c.high} kühler an.`,
  },
  'place-heights': {
    name: (s) => `Ein Tag in Richtung ${s.name}`,
    text: (s, c) =>
      `Du hast es genannt: ${s.distance} in gerader Linie, auf der Straße mehr. Brich ${c.morning} auf und frag, welches Dorf oder welcher Pass in deinen Wochen erreichbar ist. Oben ist es viel kühler als ${c.high}, und das Wetter schlägt früher um.`,
  },
  'place-town': {
    name: (s) => `Ein Tagesausflug: ${s.name}`,
    text: (s, c) =>
      `Du hast es genannt: ${s.distance} in gerader Linie. Sieh nach der ersten und der letzten Verbindung, komm vor zehn an, sieh eine Sache richtig an und iss, wo die Karte nicht in vier Sprachen aushängt. Es ist ${c.light}.`,
  },
  'place-water': {
    name: (s) => `Ans Wasser, das du genannt hast: ${s.name}`,
    text: (s, c) =>
      `Es sind ${s.distance} in gerader Linie. Frag nach dem Ufer mit einem Weg und, wenn du baden willst, nach der Stelle der Einheimischen. Brich ${c.morning} auf; im Wind fühlen sich ${c.high} kühler an.`,
  },
  'place-wild': {
    name: (s) => `Hinaus: ${s.name}`,
    text: (s, c) =>
      `Du hast es genannt: ${s.distance} in gerader Linie. Frag bei den Rangern nach Genehmigung, offenen Straßen und Wegen, füll Wasser und Tank und brich ${c.morning} auf: Es ist ${c.light}, das muss für hin und zurück reichen.`,
  },
};
