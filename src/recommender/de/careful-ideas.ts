import type { CAREFUL_IDEAS } from '../ideas/careful-ideas.ts';
import type { IdeaWords } from '../ideas/idea.ts';

export const carefulIdeasDe: Readonly<Record<(typeof CAREFUL_IDEAS)[number]['id'], IdeaWords>> = {
  'game-walk': {
    name: (_, c) => `Zu Fuß hinter dem Ranger${c.near}`,
    text: (_, c) =>
      `Buch es im Camp des Parks oder in deiner Lodge: Zwei bewaffnete Ranger gehen voran, sechs bis acht Leute folgen schweigend im Gänsemarsch. Du liest eher Spuren, als dass du Löwen siehst. Los geht es ${c.morning}, für drei Stunden; meist ab zwölf Jahren.`,
  },
  'game-drive': {
    name: (_, c) => `Am Tor, wenn es öffnet${c.near}`,
    text: (_, c) =>
      `Die Tiere sind in den ersten zwei Stunden unterwegs, bei etwa ${c.low}, und noch einmal, bevor das Tor schließt. Fahr langsam mit halb offenen Fenstern, halt, wo andere stehen, und bleib drin: Aussteigen ist nur an Rastplätzen erlaubt.`,
  },
  'game-hide': {
    name: (_, c) => `Warten am Wasserloch${c.near}`,
    text: (_, c) =>
      `Stell das Auto ans Wasser oder setz dich in den Unterstand, Motor aus, und lass eine Stunde vergehen. Wer wartet, sieht mehr, als wer fährt; ein Reissack auf der Fensterkante hält das Objektiv ruhig. Am besten ${c.evening}.`,
  },
  'game-night': {
    name: (_, c) => `Sterne innerhalb des Campzauns${c.near}`,
    text: (_, c) =>
      `Dunkler ist es selten irgendwo. Zu sehen sind sie ${c.night}, bei rund ${c.low}; geh nur zwischen den Lampen und innerhalb des Zauns, und hör auf die Hyänen. Nachtfahrten starten in den Camps, mit Guide.`,
  },
  'game-noon': {
    name: (_, c) => `Die stillen Stunden im Camp${c.near}`,
    text: (_, c) =>
      `Zwischen elf und drei stehen die Tiere im Schatten, und du darfst das auch: Pool, Buch und die Liste von dem, was du gesehen hast. Bei ${c.high} wird die zweite Fahrt dadurch besser.`,
  },
  'bear-walk': {
    name: (_, c) => `Hinaus mit bewaffnetem Guide${c.near}`,
    text: (_, c) =>
      `Eisbären kommen hier überall hin, deshalb verlässt niemand allein die letzten Häuser. Guides tragen das Gewehr und wissen, wo heute einer war: Frag nach einem halben Tag zu einem Aussichtspunkt, im Tempo der Gruppe. Zieh dich für ${c.low} und Wind an.`,
  },
  'bear-boat': {
    name: (_, c) => `Vom Deck oder vom Buggy aus${c.near}`,
    text: (_, c) =>
      `Boote und hochrädrige Buggys kommen dorthin, wo niemand geht, und halten den Abstand, den das Gesetz verlangt. Nimm ein Fernglas und die wärmste Schicht mit: Es ist ${c.light}.`,
  },
  'bear-street': {
    name: (_, c) => `Zwischen den Häusern${c.near}`,
    text: (_, c) =>
      `Bemaltes Holz, Schlitten, Warnschilder mit Bär: eine Stunde mit der Kamera, die keinen Guide braucht, solange du zwischen den Häusern bleibst. Geh ${c.evening}.`,
  },
  'war-town': {
    name: (_, c) => `Die alten Straßen, für später${c.near}`,
    text: (_, c) =>
      `Wenn Frieden ist und du kommen kannst, fang dort an, wo man sich trifft: in einer Markthalle, einer Kirche oder Moschee, einem Café, das nie zugemacht hat. Bis dahin ist ein Buch oder ein Film von hier der Weg hinein; die Tage haben dann etwa ${c.high}.`,
  },
  'swim-pool': {
    name: (s) => `Sicher schwimmen in ${s.name}`,
    text: (_, c) =>
      `Wer diese Gewässer kennt, schwimmt gerade nicht darin. Nimm das öffentliche Bad, das Lagunenbecken oder den Pool eines Hotels, der oft Tageskarten hat. Bei ${c.high} geh früh oder dann, wenn die Familien gegangen sind.`,
  },
  'city-cold': {
    name: (s) => `Von warmer Tür zu warmer Tür in ${s.name}`,
    text: (_, c) =>
      `Bei ${c.high} geh immer nur zehn Minuten hinaus: Markthalle, Museum, eine Kantine mit Suppe, dazwischen Reif an den Wimpern. Trag das Telefon am Körper, sonst geht es aus.`,
  },
  'paddle-guided': {
    name: (_, c) => `Aufs Wasser, hinter einem Guide${c.near}`,
    text: (_, c) =>
      `Dieses Wasser gehört Krokodilen oder Flusspferden, deshalb paddelt hier niemand allein: ein Poler im Mokoro, ein zugelassener Guide im Kanu oder ein flaches Boot mit Dach. Geh ${c.morning}, lass Arme und Telefon im Boot und sitz, wo man es dir sagt.`,
  },
  'cold-table': {
    name: (_, c) => `Was man bei ${c.high} kocht`,
    text: () =>
      'Brühe, Teigtaschen, hauchdünn gehobelter gefrorener Fisch, Tee mit Marmelade: Winterküchen haben eine eigene Karte. Frag deine Gastgeber, in welche Kantine sie selbst gehen, und wer auf dem Markt den Fisch stehend verkauft.',
  },
  'cold-bath': {
    name: (_, c) => `Ein Abend im Dampf${c.near}`,
    text: (_, c) =>
      `In Sauna oder Badehaus kommt man hier durch Tage von ${c.high}. Drei Gänge, dazwischen Ruhe und Tee; die Haare müssen trocken sein, bevor du hinausgehst.`,
  },
  'cold-frost': {
    name: () => 'Frost aus der Nähe',
    text: (_, c) =>
      `Zehn Minuten mit dem Makro: Eisblumen, Reif an einem Seil, Atem im Bart. Bei ${c.high} ist das genug. Ersatzakkus bleiben in der Innentasche, und die Kamera wird in einer geschlossenen Tüte wieder warm.`,
  },
};
