import { coversPoint, inSeason } from '#src/recommender/know/regions/in-region.ts';
import { regionTable } from '#src/recommender/know/regions/region-table.ts';
import { dryLand } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Theme } from './theme.ts';

/** Whether they live there, by the table of their ranges. */
const animal = (name: string, words: string, en: string, de: string) => ({
  words: [
    `(?:${words})(?: ?-?(?:watching|spotting|tours?|safari|tracking|trekking|beobacht\\w*))?`,
  ],
  en,
  de,
  activity: 'Wildlife watching' as const,
  obstacle: (facts: TripFacts) => {
    const range = regionTable('animal-ranges').find((row) => row.name === name);
    if (range === undefined) return 'not-living-here' as const;
    if (range.coast === undefined && !dryLand(facts)) return 'open-sea' as const;
    if (!coversPoint(range, facts.trip.location)) return 'not-living-here' as const;
    if (facts.terrain.coastKm > (range.coast ?? Infinity)) return 'no-sea' as const;
    return inSeason(range, facts.month) ? null : ('out-of-season' as const);
  },
});

/** Animals by name. Whales, birds and farm animals are in nature-themes.ts. */
export const ANIMAL_THEMES = {
  'big-game': animal(
    'big-game',
    String.raw`big (?:five|game|cats)|lions?|elephants?|giraffes?|rhinos?|rhinoceros|zebras?|hippos?|leopards?|cheetahs?|buffalos?|big 5|loewen?|elefanten?|giraffen?|nashoern\w*|nilpferde?|leoparden?|geparde?n?|gnus?|wildebeest`,
    'big game',
    'große Wildtiere',
  ),
  jaguars: animal('jaguars', String.raw`jaguars?|jaguare?n?|pumas?`, 'jaguars', 'Jaguare'),
  tigers: animal('tigers', String.raw`tigers?n?|bengal tigers?`, 'tigers', 'Tiger'),
  apes: animal(
    'apes',
    String.raw`gorillas?|chimp(?:anzee)?s?|orang-? ?utans?|bonobos?|schimpansen?|menschenaffen?`,
    'great apes',
    'Menschenaffen',
  ),
  monkeys: animal(
    'monkeys',
    String.raw`monkeys?|lemurs?|sloths?|toucans?|macaws?|affen|lemuren?|faultiere?n?|tukane?n?|papageien?|parrots?`,
    'monkeys, sloths and parrots',
    'Affen, Faultiere und Papageien',
  ),
  bears: animal(
    'bears',
    String.raw`(?:grizzly |brown |black )?bears?|grizzl(?:y|ies|ys)|(?:braun|schwarz)?baer(?:en)?`,
    'bears',
    'Bären',
  ),
  'polar-bears': animal(
    'polar-bears',
    String.raw`polar ?bears?|eisbaer(?:en)?`,
    'polar bears',
    'Eisbären',
  ),
  moose: animal(
    'moose',
    String.raw`moose|elks?|reindeers?|caribous?|musk ?ox\w*|elche?n?|rentiere?n?|karibus?|moschusochsen?`,
    'moose and reindeer',
    'Elche und Rentiere',
  ),
  wolves: animal(
    'wolves',
    String.raw`wol(?:f|ves)|woelfe?n?|lynx(?:es)?|luchse?`,
    'wolves and lynx',
    'Wölfe und Luchse',
  ),
  deer: animal(
    'deer',
    String.raw`(?:red |roe )?deer|stags?|marmots?|ibex|chamois|squirrels?|foxes|hedgehogs?|badgers?|beavers?|hirsche?n?|rehe?n?|murmeltiere?n?|steinboecke?|gaemsen?|eichhoernchen|biber|fuechse`,
    'deer, marmots and the like',
    'Hirsche, Murmeltiere und andere',
  ),
  penguins: animal('penguins', String.raw`penguins?|pinguine?n?`, 'penguins', 'Pinguine'),
  'sea-lions': animal(
    'sea-lions',
    String.raw`sea ?lions?|(?:elephant|fur) seals?|walrus(?:es)?|seeloewen?|see-?elefanten?|walrosse?n?`,
    'sea lions and other large seals',
    'Seelöwen und andere große Robben',
  ),
  puffins: animal(
    'puffins',
    String.raw`puffins?|papageientaucher\w*`,
    'puffins',
    'Papageientaucher',
  ),
  turtles: animal(
    'turtles',
    String.raw`(?:sea )?turtles?|(?:meeres)?schildkroeten?\w*`,
    'sea turtles',
    'Meeresschildkröten',
  ),
  sharks: animal(
    'sharks',
    String.raw`(?:whale |basking )?sharks?|mantas?|manta rays?|stingrays?|(?:wal)?haie?n?|rochen`,
    'sharks and rays',
    'Haie und Rochen',
  ),
  kangaroos: animal(
    'kangaroos',
    String.raw`kangaroos?|koalas?|wombats?|wallab(?:y|ies)|platypus\w*|tasmanian devils?|kaengurus?|schnabeltiere?|quokkas?`,
    'kangaroos and koalas',
    'Kängurus und Koalas',
  ),
  kiwis: animal('kiwis', String.raw`kiwi (?:birds?|spotting|watching)|kiwis`, 'kiwis', 'Kiwis'),
  condors: animal(
    'condors',
    String.raw`(?:bald |golden |sea |white-tailed )?eagles?|condors?|vultures?|falcons?|(?:see)?adler\w*|kondore?|geier\w*`,
    'birds of prey',
    'Greifvögel',
  ),
  flamingos: animal(
    'flamingos',
    String.raw`flamingos?|pelicans?|pelikane?n?`,
    'flamingos and pelicans',
    'Flamingos und Pelikane',
  ),
  crocodiles: animal(
    'crocodiles',
    String.raw`crocodiles?|alligators?|caimans?|crocs?|krokodile?n?|alligatoren?|kaimane?`,
    'crocodiles',
    'Krokodile',
  ),
  iguanas: animal(
    'iguanas',
    String.raw`iguanas?|giant tortoises?|tortoises?|komodo dragons?|leguane?n?|riesenschildkroeten?|komodowarane?|warane?|chameleons?|chamaeleons?`,
    'lizards and tortoises',
    'Echsen und Riesenschildkröten',
  ),
  insects: animal(
    'insects',
    String.raw`butterfl(?:y|ies)|fire ?fl(?:y|ies)|dragonfl(?:y|ies)|schmetterlinge?n?|gluehwuermchen|libellen?`,
    'butterflies and fireflies',
    'Schmetterlinge und Glühwürmchen',
  ),
  pandas: animal('pandas', String.raw`(?:giant |red )?pandas?|pandabaeren?`, 'pandas', 'Pandas'),
} satisfies Record<string, Theme>;
