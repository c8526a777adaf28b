import type { Theme } from './theme.ts';

const animal = (words: string) => ({
  words: [
    `(?:${words})(?: ?-?(?:watching|spotting|tours?|safari|tracking|trekking|beobacht\\w*))?`,
  ],
  activity: 'Wildlife watching' as const,
});

/** Animals by name. Whales, birds and farm animals are in nature-themes.ts. */
export const ANIMAL_THEMES = {
  'big-game': animal(
    String.raw`big (?:five|game|cats)|lions?|elephants?|giraffes?|rhinos?|rhinoceros|zebras?|hippos?|leopards?|cheetahs?|buffalos?|big 5|loewen?|elefanten?|giraffen?|nashoern\w*|nilpferde?|leoparden?|geparde?n?|gnus?|wildebeest`,
  ),
  jaguars: animal(String.raw`jaguars?|jaguare?n?|pumas?`),
  tigers: animal(String.raw`tigers?n?|bengal tigers?`),
  apes: animal(
    String.raw`gorillas?|chimp(?:anzee)?s?|orang-? ?utans?|bonobos?|schimpansen?|menschenaffen?`,
  ),
  monkeys: animal(
    String.raw`monkeys?|lemurs?|sloths?|toucans?|macaws?|affen|lemuren?|faultiere?n?|tukane?n?|papageien?|parrots?`,
  ),
  bears: animal(
    String.raw`(?:grizzly |brown |black )?bears?|grizzl(?:y|ies|ys)|(?:braun|schwarz)?baer(?:en)?`,
  ),
  'polar-bears': animal(String.raw`polar ?bears?|eisbaer(?:en)?`),
  moose: animal(
    String.raw`moose|elks?|reindeers?|caribous?|musk ?ox\w*|elche?n?|rentiere?n?|karibus?|moschusochsen?`,
  ),
  wolves: animal(String.raw`wol(?:f|ves)|woelfe?n?|lynx(?:es)?|luchse?`),
  deer: animal(
    String.raw`(?:red |roe )?deer|stags?|marmots?|ibex|chamois|squirrels?|foxes|hedgehogs?|badgers?|beavers?|hirsche?n?|rehe?n?|murmeltiere?n?|steinboecke?|gaemsen?|eichhoernchen|biber|fuechse`,
  ),
  penguins: animal(String.raw`penguins?|pinguine?n?`),
  'sea-lions': animal(
    String.raw`sea ?lions?|(?:elephant|fur) seals?|walrus(?:es)?|seeloewen?|see-?elefanten?|walrosse?n?`,
  ),
  puffins: animal(String.raw`puffins?|papageientaucher\w*`),
  turtles: animal(String.raw`(?:sea )?turtles?|(?:meeres)?schildkroeten?\w*`),
  sharks: animal(
    String.raw`(?:whale |basking )?sharks?|mantas?|manta rays?|stingrays?|(?:wal)?haie?n?|rochen`,
  ),
  kangaroos: animal(
    String.raw`kangaroos?|koalas?|wombats?|wallab(?:y|ies)|platypus\w*|tasmanian devils?|kaengurus?|schnabeltiere?|quokkas?`,
  ),
  kiwis: animal(String.raw`kiwi (?:birds?|spotting|watching)|kiwis`),
  condors: animal(
    String.raw`(?:bald |golden |sea |white-tailed )?eagles?|condors?|vultures?|falcons?|(?:see)?adler\w*|kondore?|geier\w*`,
  ),
  flamingos: animal(String.raw`flamingos?|pelicans?|pelikane?n?`),
  crocodiles: animal(
    String.raw`crocodiles?|alligators?|caimans?|crocs?|krokodile?n?|alligatoren?|kaimane?`,
  ),
  iguanas: animal(
    String.raw`iguanas?|giant tortoises?|tortoises?|komodo dragons?|leguane?n?|riesenschildkroeten?|komodowarane?|warane?|chameleons?|chamaeleons?`,
  ),
  insects: animal(
    String.raw`butterfl(?:y|ies)|fire ?fl(?:y|ies)|dragonfl(?:y|ies)|schmetterlinge?n?|gluehwuermchen|libellen?`,
  ),
  pandas: animal(String.raw`(?:giant |red )?pandas?|pandabaeren?`),
} satisfies Record<string, Theme>;
