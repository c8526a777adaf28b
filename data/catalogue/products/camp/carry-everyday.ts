import { products } from '#data/catalogue/product-row.ts';
import { amazon, decathlon, globetrotter } from '#data/catalogue/shop-search.ts';

export const CARRY_EVERYDAY = products('carry', [
  {
    id: 'backpack-day-20',
    job: 'daypack',
    name: 'Daypack, 20 litres',
    name_de: 'Tagesrucksack, 20 Liter',
    description:
      'Two side pockets, chest strap and room for jacket, water and food. Fits under the seat in front.',
    description_de:
      'Zwei Seitentaschen, Brustgurt und Platz für Jacke, Wasser und Proviant. Passt unter den Vordersitz.',
    essential: true,
    price: 69.95,
    weight_g: 650,
    quantity: 'per-traveler',
    shop: globetrotter('tagesrucksack 20 liter'),
  },
  {
    id: 'bag-carry-on',
    job: 'luggage',
    name: 'Carry-on travel bag, 40 litres',
    name_de: 'Reisetasche in Handgepäckgröße, 40 Liter',
    description:
      '55 × 35 × 20 cm, opens like a suitcase and is worn on the back up stairs and over cobbles.',
    description_de:
      '55 × 35 × 20 cm, öffnet sich wie ein Koffer und wird auf Treppen und Pflaster auf dem Rücken getragen.',
    price: 139.95,
    weight_g: 1350,
    quantity: 'per-traveler',
    shop: globetrotter('handgepäck reisetasche rucksack 40 liter'),
  },
  {
    id: 'packing-cubes',
    job: 'packing-cubes',
    name: 'Packing cubes, set of 3',
    name_de: 'Packwürfel, 3er-Set',
    description: 'Zipped cubes keep clean and worn clothes apart and the bag in order.',
    description_de:
      'Getrennte Fächer mit Reißverschluss: Sauberes und Getragenes bleiben auseinander, das Gepäck in Ordnung.',
    price: 29.95,
    weight_g: 220,
    quantity: 'per-traveler',
    shop: globetrotter('packwürfel set'),
  },
  {
    id: 'tote-foldable',
    job: 'tote',
    name: 'Foldable shopping bag',
    name_de: 'Faltbare Einkaufstasche',
    description: 'The size of an egg when folded, and carries ten kilograms.',
    description_de: 'Gefaltet klein wie ein Ei, trägt zehn Kilogramm.',
    price: 7.95,
    weight_g: 45,
    quantity: 'per-group',
    shop: amazon('faltbare einkaufstasche'),
  },
  {
    id: 'luggage-lock',
    job: 'lock',
    name: 'Luggage lock',
    name_de: 'Kofferschloss',
    description:
      'Three-digit lock for zips and hostel lockers. Airport security opens it with a key of its own instead of by force.',
    description_de:
      'Dreistelliges Zahlenschloss für Reißverschluss und Schließfach. Die Flughafenkontrolle öffnet es mit ihrem Schlüssel, statt es aufzubrechen.',
    price: 12.95,
    weight_g: 80,
    quantity: 'per-traveler',
    shop: amazon('kofferschloss zahlenschloss'),
  },
  {
    id: 'luggage-tag',
    job: 'luggage-tag',
    name: 'Luggage tag',
    name_de: 'Kofferanhänger',
    description:
      'The address shows only when the flap is opened. Put a second slip inside the bag.',
    description_de:
      'Die Adresse ist erst lesbar, wenn man die Klappe öffnet. Ein zweiter Zettel gehört in die Tasche hinein.',
    price: 6.95,
    weight_g: 30,
    quantity: 'per-traveler',
    shop: amazon('kofferanhänger adresse verdeckt'),
  },
  {
    id: 'water-bladder-3',
    job: 'bladder',
    name: 'Drinking bladder, 3 litres',
    name_de: 'Trinkblase, 3 Liter',
    description:
      'A sip every few minutes without stopping. Check the level, since nobody sees it shrink.',
    description_de:
      'Alle paar Minuten ein Schluck, ohne anzuhalten. Prüf den Stand, denn du siehst nicht, wie er sinkt.',
    climate: 'Hot and dry',
    essential: true,
    price: 39.95,
    weight_g: 190,
    quantity: 'per-traveler',
    shop: decathlon('trinkblase 3 liter'),
  },
  {
    id: 'backpack-hip-12',
    job: 'daypack',
    name: 'Small backpack, 12 litres',
    name_de: 'Kleiner Rucksack, 12 Liter',
    description: 'Just enough for half a day: wind jacket, bottle, apple.',
    description_de: 'Genau richtig für einen halben Tag: Windjacke, Flasche, Apfel.',
    terrain: 'Hills',
    price: 54.95,
    weight_g: 420,
    quantity: 'per-traveler',
    shop: globetrotter('rucksack 12 liter'),
  },
  {
    id: 'dry-bag-10',
    job: 'dry-bag',
    name: 'Dry bag, 10 litres',
    name_de: 'Wasserdichter Packsack, 10 Liter',
    description:
      'Roll top with a shoulder strap. Keeps phone and pullover dry on small boats and wet sand.',
    description_de:
      'Rollverschluss mit Schultergurt. Hält Handy und Pullover auf dem Boot und im nassen Sand trocken.',
    terrain: 'Coast',
    essential: true,
    price: 19.95,
    weight_g: 110,
    quantity: 'per-two-travelers',
    shop: decathlon('wasserdichter packsack 10 liter'),
  },
  {
    id: 'bag-anti-theft',
    job: 'hip-bag',
    name: 'Anti-theft shoulder bag',
    name_de: 'Diebstahlsichere Umhängetasche',
    description:
      'A wire in the strap, zips that lock and a compartment at the back, for metro and crowds.',
    description_de:
      'Stahldraht im Gurt, abschließbare Reißverschlüsse und ein Fach am Rücken, für U-Bahn und Gedränge.',
    terrain: 'City',
    price: 59.95,
    weight_g: 480,
    quantity: 'per-traveler',
    shop: amazon('diebstahlsichere umhängetasche'),
  },
  {
    id: 'bag-duffel-wet',
    job: 'luggage',
    name: 'Waterproof duffel, 60 litres',
    name_de: 'Wasserdichter Duffel, 60 Liter',
    description: 'Welded seams and no frame: stows into any locker and stays dry in the dinghy.',
    description_de:
      'Verschweißte Nähte und kein Gestell: passt in jedes Schapp und bleibt im Beiboot trocken.',
    terrain: 'Open sea',
    price: 89.95,
    weight_g: 1100,
    quantity: 'per-traveler',
    shop: globetrotter('duffel wasserdicht 60 liter'),
  },
]);
