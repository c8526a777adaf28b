import { products } from '#data/catalogue/product-row.ts';
import { globetrotter } from '#data/catalogue/shop-search.ts';

/** Tops, and the bottoms that go with each. */
export const BASE_LAYERS = products('clothing', [
  {
    id: 'base-layer-light',
    job: 'base-layer',
    warmth: 3,
    name: 'Merino long-sleeve',
    name_de: 'Merino-Langarmshirt',
    description: 'Thin merino for under a fleece; on milder days it is enough on its own.',
    description_de: 'Dünnes Merino für unter den Fleece; an milderen Tagen genügt es allein.',
    climate: 'Cool',
    essential: true,
    price: 69.95,
    weight_g: 190,
    quantity: 'per-traveler',
    shop: globetrotter('merino langarmshirt 150'),
  },
  {
    id: 'base-layer-winter',
    job: 'base-layer',
    warmth: -12,
    name: 'Winter base layer top',
    name_de: 'Langarm-Unterhemd für den Winter',
    description:
      'Long-sleeved merino, 250 g per square metre. Draws sweat away and still warms when damp.',
    description_de:
      'Merino mit 250 Gramm pro Quadratmeter. Leitet Schweiß ab und wärmt auch feucht noch.',
    climate: 'Winter cold',
    essential: true,
    price: 89.95,
    weight_g: 240,
    quantity: 'per-traveler',
    shop: globetrotter('merino unterhemd langarm 250'),
  },
  {
    id: 'base-layer-expedition',
    job: 'base-layer',
    warmth: -30,
    name: 'Base layer, extra warm',
    name_de: 'Thermounterhemd, extra warm',
    description:
      'Top of brushed merino, about 400 g per square metre, with a high collar and a neck zip. Too warm above freezing.',
    description_de:
      'Angerautes Merino mit rund 400 Gramm pro Quadratmeter, hohem Kragen und Reißverschluss. Bei Plusgraden zu warm.',
    climate: 'Arctic cold',
    essential: true,
    price: 119.95,
    weight_g: 320,
    quantity: 'per-traveler',
    shop: globetrotter('merino unterwäsche 400'),
  },
  {
    id: 'base-layer-leggings',
    job: 'base-layer-legs',
    warmth: -12,
    name: 'Winter base layer leggings',
    name_de: 'Lange Unterhose aus Merino',
    description:
      'Merino long johns for under the trousers. Also good to sleep in when the room stays cold.',
    description_de:
      'Gehört im Winter unter die Hose. Auch gut zum Schlafen, wenn das Zimmer kalt bleibt.',
    climate: 'Winter cold',
    price: 84.95,
    weight_g: 220,
    quantity: 'per-traveler',
    shop: globetrotter('merino lange unterhose'),
  },
  {
    id: 'base-layer-leggings-light',
    job: 'base-layer-legs',
    warmth: 3,
    name: 'Light base layer leggings',
    name_de: 'Dünne lange Unterhose',
    description:
      'Thin merino for frosty mornings under hiking trousers, and for cool huts at night.',
    description_de:
      'Dünnes Merino für frostige Morgen unter der Wanderhose und für kühle Nächte auf der Hütte.',
    climate: 'Cool',
    price: 64.95,
    weight_g: 160,
    quantity: 'per-traveler',
    shop: globetrotter('merino leggings 150'),
  },
  {
    id: 'base-layer-leggings-expedition',
    job: 'base-layer-legs',
    warmth: -30,
    name: 'Base layer leggings, extra warm',
    name_de: 'Lange Unterhose, extra warm',
    description:
      'Brushed merino of about 400 g per square metre with a high waist. Only for days far below freezing.',
    description_de:
      'Angerautes Merino mit rund 400 Gramm pro Quadratmeter und hohem Bund. Nur bei strengem Frost.',
    climate: 'Arctic cold',
    essential: true,
    price: 109.95,
    weight_g: 300,
    quantity: 'per-traveler',
    shop: globetrotter('merino lange unterhose 400'),
  },
]);
