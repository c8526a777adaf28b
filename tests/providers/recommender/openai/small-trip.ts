import type { Product, Vocabulary } from '#src/domain/catalogue.ts';
import type { Trip } from '#src/domain/trip/trip.ts';

/** A trip, a vocabulary and four products, with a model's replies to them. */
export const TRIP: Trip = {
  location: { lat: 47.3769, lng: 11.48034, place: 'Karwendel, Tyrol, Austria' },
  request: {
    startDate: '2027-07-10',
    endDate: '2027-07-12',
    travelers: 3,
    preferences: 'hiking, "slowly"',
  },
  language: 'en',
};

export const VOCABULARY: Vocabulary = {
  terrains: [
    { id: 1, name: 'Any terrain' },
    { id: 2, name: 'Mountains' },
    { id: 3, name: 'Lakes and rivers' },
  ],
  climates: [
    { id: 1, name: 'All climates' },
    { id: 2, name: 'Warm' },
  ],
  activities: [
    { id: 1, name: 'Everyday travel' },
    { id: 2, name: 'Hiking' },
    { id: 3, name: 'Photography' },
  ],
};

export const ANALYSIS = {
  terrains: ['Mountains', 'Any terrain'],
  climates: ['Warm', 'All climates'],
  activities: ['Hiking', 'Everyday travel'],
};

export const PRODUCTS: Product[] = [
  product('boots-hiking', 'Hiking boots', 'Wanderstiefel', { category: 'footwear', price: 189.95 }),
  product('socks-hiking', 'Hiking socks', 'Wandersocken', {
    category: 'clothing',
    price: 22.95,
    quantity: 'per-day',
  }),
  product('trousers-hiking', 'Hiking trousers', 'Wanderhose', {
    category: 'clothing',
    price: 99.95,
  }),
  product('12', 'Trekking poles', 'Wanderstöcke', { category: 'activity-gear', price: 79 }),
];

function product(
  id: string,
  name: string,
  name_de: string,
  row: Pick<Product, 'category' | 'price'> & Partial<Product>,
): Product {
  return {
    id,
    name,
    name_de,
    description: `${name} for the trail.`,
    description_de: `${name_de} für unterwegs.`,
    price_checked_on: '2026-11-01',
    affiliate_link: `https://shop.example/${id}`,
    weight_g: 100,
    job: null,
    warmth: null,
    volume: null,
    season: null,
    quantity: 'per-traveler',
    status: 'active',
    terrain: 'Mountains',
    climate: 'All climates',
    activity: 'Hiking',
    ...row,
  };
}

export const ANALYSIS_REPLY = JSON.stringify({
  terrains: ['Mountains'],
  climates: ['Warm'],
  activities: ['Hiking'],
});

/** A good reply of step 2; each test changes its own copy. */
export function sectionsReply() {
  return {
    sections: {
      weather: {
        title: 'Mountain summer',
        summary: 'Warm days with thunder in the afternoon.',
        temperature: { min: 9, max: 21, unit: 'celsius' },
        conditions: [{ type: 'thunderstorms', description: 'Be down by two.' }],
      },
      recommendedEquipment: {
        title: 'What to pack',
        summary: 'Layers and good shoes.',
        categories: [
          { name: 'On your feet', products: ['boots-hiking', 'socks-hiking'] },
          { name: 'To wear', products: ['trousers-hiking'] },
        ],
      },
      activities: {
        title: 'What to do',
        summary: 'Quiet walks.',
        suggestions: [
          {
            name: 'Walk to the hut',
            description: 'Three hours along the stream.',
            recommendedProducts: ['boots-hiking'],
          },
        ],
      },
    },
  };
}
