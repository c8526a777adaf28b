import { products } from '#data/catalogue/product-row.ts';
import { decathlon, globetrotter } from '#data/catalogue/shop-search.ts';

/** In the sizes of children. */
export const FOR_CHILDREN = [
  ...products('clothing', [
    {
      id: 'base-layer-kids',
      job: 'base-layer-kids',
      warmth: -12,
      name: 'Children’s base layer, top and leggings',
      name_de: 'Funktionsunterwäsche für Kinder',
      description:
        'Merino set, long at wrist and ankle so that it fits a second winter. Doubles as pyjamas.',
      description_de:
        'Set aus Merino, an Arm und Bein so lang, dass es noch einen Winter passt. Taugt auch als Schlafanzug.',
      climate: 'Winter cold',
      activity: 'Family outings',
      price: 49.95,
      weight_g: 230,
      quantity: 'per-group',
      shop: globetrotter('kinder funktionsunterwäsche merino set'),
    },
    {
      id: 'fleece-kids',
      job: 'fleece-kids',
      warmth: 5,
      name: 'Children’s fleece jacket',
      name_de: 'Fleecejacke für Kinder',
      description: 'Warm under the rain suit and on the ferry. Thumb loops keep the sleeves down.',
      description_de:
        'Wärmt unter dem Regenanzug und auf der Fähre. Daumenschlaufen halten die Ärmel unten.',
      climate: 'Cool',
      activity: 'Family outings',
      price: 29.95,
      weight_g: 220,
      quantity: 'per-group',
      shop: decathlon('fleecejacke kinder'),
    },
    {
      id: 'hat-kids',
      job: 'hat-kids',
      warmth: -5,
      name: 'Children’s warm hat',
      name_de: 'Warme Kindermütze',
      description: 'Covers the ears and ties under the chin, so that the wind does not take it.',
      description_de:
        'Bedeckt die Ohren und wird unter dem Kinn gebunden, damit der Wind sie nicht mitnimmt.',
      activity: 'Family outings',
      price: 14.95,
      weight_g: 50,
      quantity: 'per-group',
      shop: decathlon('kindermütze warm'),
    },
  ]),
  ...products('footwear', [
    {
      id: 'boots-kids',
      job: 'boots-kids',
      name: 'Children’s hiking boots',
      name_de: 'Wanderschuhe für Kinder',
      description:
        'Over the ankle, a sole that bends. A thumb’s width of room in front, and a week of wearing before the trip.',
      description_de:
        'Über den Knöchel, mit biegsamer Sohle. Vorne eine Daumenbreite Platz und vor der Reise eine Woche getragen.',
      activity: 'Family outings',
      price: 49.95,
      weight_g: 600,
      quantity: 'per-group',
      shop: decathlon('wanderschuhe kinder'),
    },
    {
      id: 'rubber-boots-kids',
      job: 'rubber-boots-kids',
      name: 'Children’s rubber boots',
      name_de: 'Gummistiefel für Kinder',
      description: 'For puddles, camp sites and tide pools. A size larger with a wool sock.',
      description_de:
        'Für Pfützen, Campingplätze und Gezeitentümpel. Eine Nummer größer, mit Wollsocke.',
      climate: 'Rainy',
      activity: 'Family outings',
      price: 19.95,
      weight_g: 650,
      quantity: 'per-group',
      shop: decathlon('gummistiefel kinder'),
    },
  ]),
  ...products('sun', [
    {
      id: 'sun-hat-kids',
      job: 'sun-hat-kids',
      name: 'Children’s sun hat',
      name_de: 'Sonnenhut für Kinder',
      description: 'UPF 50, with a neck flap and a band under the chin that opens under pull.',
      description_de: 'UPF 50, mit Nackenschutz und einem Kinnband, das bei Zug aufgeht.',
      activity: 'Family outings',
      price: 19.95,
      weight_g: 60,
      quantity: 'per-group',
      shop: decathlon('sonnenhut kinder nackenschutz'),
    },
  ]),
  ...products('sleep-and-camp', [
    {
      id: 'sleeping-bag-kids',
      job: 'sleeping-bag-kids',
      warmth: 6,
      name: 'Children’s sleeping bag, comfort 6 °C',
      name_de: 'Kinderschlafsack, Komfort 6 °C',
      description:
        'Grows from 110 to 150 centimetres. In a bag that is too long the feet stay cold.',
      description_de:
        'Wächst von 110 auf 150 Zentimeter mit. In einem zu langen Sack bleiben die Füße kalt.',
      activity: 'Family outings',
      price: 69.95,
      weight_g: 950,
      quantity: 'per-group',
      shop: globetrotter('kinderschlafsack mitwachsend'),
    },
  ]),
];
