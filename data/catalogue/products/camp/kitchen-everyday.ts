import { products } from '#data/catalogue/product-row.ts';
import { amazon, decathlon, globetrotter } from '#data/catalogue/shop-search.ts';

export const KITCHEN_EVERYDAY = products('kitchen', [
  {
    id: 'bottle-steel',
    name: 'Steel water bottle, 0.75 litres',
    name_de: 'Trinkflasche aus Edelstahl, 0,75 Liter',
    description:
      'Single-walled, light and free of taste. Empty it goes through the security check.',
    description_de:
      'Einwandig, leicht und geschmacksfrei. Leer kommt sie durch die Sicherheitskontrolle.',
    essential: true,
    price: 24.95,
    weight_g: 310,
    quantity: 'per-traveler',
    shop: globetrotter('trinkflasche edelstahl 0,75'),
  },
  {
    id: 'cutlery-travel',
    name: 'Travel cutlery',
    name_de: 'Reisebesteck',
    description: 'Fork, spoon and a blunt knife in a washable sleeve, allowed in the cabin.',
    description_de: 'Gabel, Löffel und stumpfes Messer in waschbarer Hülle, im Handgepäck erlaubt.',
    price: 11.95,
    weight_g: 55,
    quantity: 'per-traveler',
    shop: globetrotter('reisebesteck'),
  },
  {
    id: 'lunch-box',
    name: 'Lunch box',
    name_de: 'Brotdose',
    description: 'Leak-proof with a divider, for train rides and picnics. The lid is a board.',
    description_de:
      'Auslaufsicher und unterteilt, für Zugfahrt und Picknick. Der Deckel dient als Brettchen.',
    price: 19.95,
    weight_g: 260,
    quantity: 'per-two-travelers',
    shop: amazon('brotdose auslaufsicher'),
  },
  {
    id: 'vacuum-flask',
    name: 'Vacuum flask, 0.75 litres',
    name_de: 'Isolierflasche, 0,75 Liter',
    description:
      'Keeps tea hot for a winter’s day out. Warm it with boiling water before you fill it.',
    description_de: 'Hält Tee einen Wintertag lang heiß. Vorher mit kochendem Wasser vorwärmen.',
    climate: 'Winter cold',
    price: 34.95,
    weight_g: 420,
    quantity: 'per-two-travelers',
    shop: globetrotter('isolierflasche 0,75'),
  },
  {
    id: 'tea-kit',
    name: 'Tea assortment',
    name_de: 'Teesortiment',
    description: 'Twenty wrapped bags for evenings when the kitchen is shut but the kettle works.',
    description_de:
      'Zwanzig verpackte Beutel für Abende, an denen die Küche zu ist, der Wasserkocher aber läuft.',
    climate: 'Cool',
    price: 14.95,
    weight_g: 120,
    quantity: 'per-group',
    shop: amazon('teebeutel sortiment'),
  },
  {
    id: 'bottle-double-wall',
    name: 'Double-walled bottle for cold water, 1 litre',
    name_de: 'Doppelwandige Kaltwasserflasche, 1 Liter',
    description:
      'Keeps water cold for a day at 40 °C. A metal bottle with one wall is warm within an hour.',
    description_de:
      'Hält Wasser bei 40 °C einen Tag lang kühl. In einer einwandigen Flasche ist es nach einer Stunde warm.',
    climate: 'Hot and dry',
    essential: true,
    price: 34.95,
    weight_g: 480,
    quantity: 'per-traveler',
    shop: decathlon('trinkflasche doppelwandig 1 liter'),
  },
  {
    id: 'bottle-filter',
    name: 'Filter bottle',
    name_de: 'Filterflasche',
    description:
      'Hollow fibre and activated carbon make tap water safe against bacteria and parasites. Saves a plastic bottle or two a day.',
    description_de:
      'Hohlfaser und Aktivkohle halten Bakterien und Parasiten aus dem Leitungswasser. Spart täglich mehrere Plastikflaschen.',
    climate: 'Hot and humid',
    essential: true,
    price: 49.95,
    weight_g: 170,
    quantity: 'per-traveler',
    shop: globetrotter('trinkflasche mit filter'),
  },
  {
    id: 'bottle-wide-1l',
    name: 'Wide-mouth bottle, 1 litre',
    name_de: 'Weithalsflasche, 1 Liter',
    description:
      'At altitude the breath alone dries you out: three litres a day. Takes boiling water and warms a sleeping bag.',
    description_de:
      'In der Höhe trocknet schon das Atmen aus: drei Liter am Tag. Verträgt kochendes Wasser und wärmt den Schlafsack.',
    climate: 'High altitude',
    essential: true,
    price: 19.95,
    weight_g: 180,
    quantity: 'per-traveler',
    shop: globetrotter('weithalsflasche 1 liter'),
  },
  {
    id: 'soup-sachets',
    name: 'Instant soup sachets',
    name_de: 'Tütensuppen',
    description:
      'Appetite falls with height, while salt and fluid are needed. Soup goes down when nothing else does.',
    description_de:
      'In der Höhe sinkt der Appetit, Salz und Flüssigkeit fehlen trotzdem. Suppe geht auch, wenn sonst nichts schmeckt.',
    climate: 'High altitude',
    price: 9.95,
    weight_g: 180,
    quantity: 'per-two-travelers',
    shop: globetrotter('instantsuppe outdoor'),
  },
  {
    id: 'water-canister',
    name: 'Folding water canister, 10 litres',
    name_de: 'Faltkanister, 10 Liter',
    description:
      'Reserve for car and camp. Count five litres a person and day, and one day more than planned.',
    description_de:
      'Reserve für Auto und Lager. Rechne fünf Liter pro Person und Tag und einen Tag mehr als geplant.',
    terrain: 'Desert',
    essential: true,
    price: 14.95,
    weight_g: 320,
    quantity: 'per-two-travelers',
    shop: decathlon('faltkanister 10 liter'),
  },
  {
    id: 'snack-reserve',
    name: 'Snack reserve',
    name_de: 'Proviantreserve',
    description:
      'Nuts, bars and crackers for the day the ferry does not run and the shop is empty.',
    description_de:
      'Nüsse, Riegel und Cracker für den Tag, an dem keine Fähre fährt und der Laden leer ist.',
    terrain: 'Island',
    price: 14.95,
    weight_g: 500,
    quantity: 'per-two-travelers',
    shop: amazon('nussmischung riegel vorrat'),
  },
  {
    id: 'water-filter',
    name: 'Water filter, hollow fibre',
    name_de: 'Wasserfilter mit Hohlfasern',
    description:
      'Makes stream water drinkable, about a litre a minute. Once frozen the fibres are broken.',
    description_de:
      'Macht Bachwasser trinkbar, etwa einen Liter pro Minute. Nach Frost sind die Fasern zerstört.',
    terrain: 'Lakes and rivers',
    essential: true,
    price: 44.95,
    weight_g: 90,
    quantity: 'per-group',
    shop: globetrotter('wasserfilter hohlfaser'),
  },
  {
    id: 'thermos-food',
    name: 'Insulated food jar',
    name_de: 'Isolierbehälter für Essen',
    description: 'Hot soup or stew at noon where there is no hut. Wide enough for a spoon.',
    description_de: 'Mittags heiße Suppe, wo keine Hütte steht. Weit genug für den Löffel.',
    terrain: 'Snow and ice',
    price: 29.95,
    weight_g: 380,
    quantity: 'per-two-travelers',
    shop: globetrotter('isolierbehälter essen'),
  },
]);
