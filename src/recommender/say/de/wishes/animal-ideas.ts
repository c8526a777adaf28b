import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { ANIMAL_IDEAS } from '#src/recommender/decide/ideas/wishes/animal-ideas.ts';

export const animalIdeasDe: Readonly<Record<(typeof ANIMAL_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-animals': {
    name: (s) => `${s.wish} beobachten, mit Guide`,
    text: (_, c) =>
      `Buch Guides oder Ranger, die den Abstand des Parks einhalten, und geh ${c.morning}, wenn Tiere unterwegs sind. Aus dem Auto oder hinter dem Guide, nie allein zu Fuß; frag nach Wochen und Orten, denn versprechen kann sie niemand.`,
  },
  'wish-shore-animals': {
    name: (s) => `${s.wish} beobachten, mit Abstand`,
    text: (_, c) =>
      `Frag am Hafen oder im Schutzgebiet, welche Wochen und welcher Abschnitt die richtigen sind, und geh mit lizenzierten Leuten: nicht anfassen, kein Blitz, keine Drohne. Nimm ein Fernglas und etwas Winddichtes mit (${c.light}).`,
  },
  'wish-shore-far': {
    name: (s) => `${s.wish} an der Küste`,
    text: (_, c) =>
      `Sie leben am Meer, und das ist eine Fahrt entfernt: Frag vorher einen lizenzierten Anbieter an der Küste nach den richtigen Wochen. Fahr ${c.morning} los; versprechen kann die Tiere niemand.`,
  },
  'wish-turtle-nests': {
    name: () => 'Schildkröten am Strand, mit Rangern',
    text: () =>
      'In diesen Monaten legen sie an dieser Küste ihre Eier, oder die Jungen schlüpfen. Geh nachts mit Rangern oder lizenzierten Guides, dunkel gekleidet, ohne Lampe und Blitz, und warte, bis man dich heranlässt; versprechen kann es niemand.',
  },
  'wish-turtles': {
    name: () => 'Schwimmen, wo Schildkröten weiden',
    text: () =>
      'An Land kommen sie in diesen Monaten kaum, aber in flachen Buchten weiden sie im Seegras, früh und spät am Tag: Frag am Strand, wo. Bleib zwei Körperlängen weg und nie über einer: Sie muss zum Atmen hinauf.',
  },
  'wish-sharks': {
    name: (s) => `${s.wish} vom Boot aus`,
    text: () =>
      'Buch ein Boot mit kleinen Gruppen, das ein paar Meter Abstand hält und nichts füttert: Mit Maske und Flossen siehst du von oben zu, mit der Flasche vom Grund. Frag vor dem Buchen nach den richtigen Wochen, denn versprechen kann die Tiere niemand.',
  },
  'wish-small-animals': {
    name: (s) => `${s.wish} beobachten`,
    text: (_, c) =>
      `Geh ${c.morning} oder ${c.evening} an einen Waldrand oder ans Wasser und sitz eine halbe Stunde still, gegen den Wind. Im Schutzgebiet oder im Vogelverein weiß man, was diese Woche da ist.`,
  },
  'wish-armed': {
    name: (s) => `${s.wish} vom Schiff oder Fahrzeug aus`,
    text: () =>
      'Nur mit lizenziertem Anbieter und bewaffneten Guides, vom Schiff, aus dem Fahrzeug oder von einem eingezäunten Posten: Außerhalb der Siedlungen geht niemand allein. Ein Teleobjektiv zeigt mehr als Nähe, und den Abstand bestimmt das Gesetz.',
  },
  'wish-crocodiles': {
    name: (s) => `${s.wish} vom hohen Deck aus`,
    text: (_, c) =>
      `Sieh sie dir von einem großen Boot oder einem Steg mit Geländer an, mit lizenziertem Guide, ${c.morning}, wenn sie in der Sonne liegen. Bleib fünf Meter von jedem Ufer weg, schwimm dort nie, nimm dort keinen Fisch aus und glaub jedem Schild.`,
  },
};
