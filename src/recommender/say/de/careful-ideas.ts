import type { CAREFUL_IDEAS } from '#src/recommender/decide/ideas/careful-ideas.ts';
import type { IdeaWords } from '../ideas/idea-words.ts';

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
      `Stell das Auto ans Wasser oder setz dich in den Unterstand, Motor aus, und lass eine Stunde vergehen. Wer wartet, sieht mehr, als wer herumfährt; ein Reissack auf der Fensterkante hält das Objektiv ruhig. Am besten ${c.evening}.`,
  },
  'game-night': {
    name: (_, c) => `Sterne innerhalb des Campzauns${c.near}`,
    text: (_, c) =>
      `Ringsum brennt keine Lampe. Es ist ${c.night}, bei etwa ${c.low}; geh nur zwischen den Lampen und innerhalb des Zauns, und hör auf die Hyänen. Nachtfahrten starten in den Camps, mit Guide.`,
  },
  'game-noon': {
    name: (_, c) => `Die stillen Stunden im Camp${c.near}`,
    text: (_, c) =>
      `Zwischen elf und drei stehen die Tiere bei ${c.high} im Schatten. Mach es wie sie, im Pool oder mit einem Buch, und fahr ab vier noch einmal hinaus.`,
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
      `Zwischen den Häusern brauchst du keinen Guide: Fotografier bunte Fassaden, Schlitten und das Warnschild mit dem Bären. Geh ${c.evening}.`,
  },
  'for-later': {
    name: (_, c) => `Für später${c.near}`,
    text: () =>
      'Wenn du eines Tages kommen kannst, zeigt dir jemand von hier die Gegend. Bis dahin lies ein Buch oder sieh einen Film von hier, und koch, was man hier isst.',
  },
  'swim-pool': {
    name: (s) => `Sicher schwimmen in ${s.name}`,
    text: (_, c) =>
      `Wer diese Gewässer kennt, schwimmt gerade nicht darin. Nimm das öffentliche Bad, das Lagunenbecken oder den Pool eines Hotels, der oft Tageskarten hat. Bei ${c.high} geh früh oder dann, wenn die Familien gegangen sind.`,
  },
  'city-cold': {
    name: (s) => `Von warmer Tür zu warmer Tür in ${s.name}`,
    text: (_, c) =>
      `Bei ${c.high} geh immer nur zehn Minuten hinaus, von der Markthalle ins Museum und von dort in eine Kantine mit Suppe. Trag das Telefon am Körper, sonst geht es aus.`,
  },
  'paddle-guided': {
    name: (_, c) => `Aufs Wasser, hinter einem Guide${c.near}`,
    text: (_, c) =>
      `Dieses Wasser gehört Krokodilen oder Flusspferden, deshalb paddelt hier niemand allein: ein Poler im Mokoro, ein zugelassener Guide im Kanu oder ein flaches Boot mit Dach. Geh ${c.morning}, lass Arme und Telefon im Boot und sitz, wo man es dir sagt.`,
  },
  'cold-table': {
    name: (_, c) => `Was man bei ${c.high} kocht`,
    text: () =>
      'Brühe, Teigtaschen, hauchdünn gehobelter gefrorener Fisch, Tee mit Marmelade: Frag deine Gastgeber, in welche Kantine sie selbst gehen, und sieh auf dem Markt nach dem Fisch, der steif gefroren im Eimer steht.',
  },
  'cold-bath': {
    name: (_, c) => `Ein Abend im Dampf${c.near}`,
    text: (_, c) =>
      `In Sauna oder Badehaus kommt man hier durch Tage von ${c.high}. Drei Gänge, dazwischen Ruhe und Tee; die Haare müssen trocken sein, bevor du hinausgehst.`,
  },
  'cold-frost': {
    name: () => 'Frost aus der Nähe',
    text: (_, c) =>
      `Nimm das Makro mit und such Eisblumen, Reif an einem Seil, Atem im Bart. Bei ${c.high} reichen zehn Minuten. Ersatzakkus bleiben in der Innentasche, und die Kamera wird in einer geschlossenen Tüte wieder warm.`,
  },
};
