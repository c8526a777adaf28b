import type { Product } from '#src/domain/catalogue.ts';
import type { Catalogue } from '#src/domain/ports.ts';

/*
 * A catalogue of the columns that the specification names and of no others, as somebody else would
 * have made it: its own names, ids of three types, some texts and prices missing, links over http.
 */

const LISTS = {
  terrains: ['Mountain', 'Beach', 'Forest', 'Urban', 'Desert'],
  climates: ['Alpine', 'Temperate', 'Mediterranean', 'Tropical', 'Arctic'],
  activities: ['Trekking', 'Camping', 'Swimming', 'Sightseeing', 'Winter Sports', 'Photography'],
} as const;

type Row = readonly [
  name: string,
  description: string | null,
  price: number | null,
  link: string | null,
  terrain: (typeof LISTS.terrains)[number],
  climate: (typeof LISTS.climates)[number],
  activity: (typeof LISTS.activities)[number],
];

const SHOP = 'https://shop.example/';
const PLAIN = 'http://old-shop.example/';

const ROWS: readonly Row[] = [
  [
    'Trail boots',
    'Leather boots with a firm sole.',
    189.9,
    `${SHOP}1`,
    'Mountain',
    'Alpine',
    'Trekking',
  ],
  [
    'Folding poles',
    'Carbon, 420 g the pair.',
    99.95,
    `${SHOP}2`,
    'Mountain',
    'Temperate',
    'Trekking',
  ],
  ['Rain shell', null, 149, `${PLAIN}3`, 'Mountain', 'Alpine', 'Trekking'],
  ['Day pack 28 l', 'With a rain cover.', 109, `${SHOP}4`, 'Mountain', 'Temperate', 'Trekking'],
  ['Hut sleeping bag', null, null, `${SHOP}5`, 'Mountain', 'Alpine', 'Camping'],
  ['Tent for two', 'Stands in wind.', 329, `${SHOP}6`, 'Forest', 'Temperate', 'Camping'],
  ['Gas stove', 'Screw-on cartridge.', 49.9, null, 'Forest', 'Temperate', 'Camping'],
  ['Head torch', 'Red light included.', 39.95, `${SHOP}8`, 'Forest', 'Alpine', 'Camping'],
  ['Beach towel', 'Dries quickly.', 24.9, `${SHOP}9`, 'Beach', 'Mediterranean', 'Swimming'],
  ['Snorkel mask', null, 34.5, `${PLAIN}10`, 'Beach', 'Mediterranean', 'Swimming'],
  ['Sun cream 50', 'Reef-friendly.', 16.95, `${SHOP}11`, 'Beach', 'Tropical', 'Swimming'],
  ['Water shoes', null, null, null, 'Beach', 'Mediterranean', 'Swimming'],
  ['City sneakers', 'For a day on cobbles.', 119, `${SHOP}13`, 'Urban', 'Temperate', 'Sightseeing'],
  ['Umbrella', 'Fits into a coat pocket.', 29, `${SHOP}14`, 'Urban', 'Temperate', 'Sightseeing'],
  ['Sling bag', null, 45, `${SHOP}15`, 'Urban', 'Mediterranean', 'Sightseeing'],
  ['Skis', 'All-mountain, 172 cm.', 549, `${SHOP}16`, 'Mountain', 'Arctic', 'Winter Sports'],
  ['Goggles', null, 79.9, `${SHOP}17`, 'Mountain', 'Arctic', 'Winter Sports'],
  ['Travel tripod', '1.1 kg, 140 cm.', 139, `${SHOP}18`, 'Mountain', 'Temperate', 'Photography'],
  ['Sun hat', 'With a neck flap.', 32.5, `${SHOP}19`, 'Desert', 'Tropical', 'Trekking'],
];

/** The same catalogue in memory, as the adapter would read it. */
export function createSpecifiedCatalogue(): Catalogue {
  return {
    vocabulary: () =>
      Promise.resolve({
        terrains: entries(LISTS.terrains),
        climates: entries(LISTS.climates),
        activities: entries(LISTS.activities),
      }),
    productsFor: ({ terrains, climates, activities }) =>
      Promise.resolve(
        ROWS.map(productOf).filter(
          ({ terrain, climate, activity }) =>
            terrains.includes(terrain) &&
            climates.includes(climate) &&
            activities.includes(activity),
        ),
      ),
  };
}

function entries(names: readonly string[]) {
  return names.map((name, id) => ({ id, name }));
}

function productOf(row: Row, index: number): Product {
  const [name, description, price, link, terrain, climate, activity] = row;
  return {
    id: String(index + 1),
    name,
    name_de: name,
    description: description ?? '',
    description_de: description ?? '',
    category: null,
    price,
    price_checked_on: null,
    affiliate_link: link === null ? '' : link.replace('http:', 'https:'),
    weight_g: null,
    job: null,
    warmth: null,
    volume: null,
    season: null,
    quantity: 'per-group',
    status: 'active',
    terrain,
    climate,
    activity,
  };
}

/** The tables and their rows; the last product is not offered. */
export function specifiedCatalogueSql(): string[] {
  return [
    `create table public.terrains (id uuid primary key default gen_random_uuid(), name text not null);
     create table public.climates (id bigint generated always as identity primary key, name text);
     create table public.activities (id text primary key, name text not null);
     create table public.product_details (
       id bigint generated always as identity primary key,
       name text not null, description text, price numeric, affiliate_link text,
       status text not null default 'active',
       terrain_id uuid references public.terrains (id),
       climate_id bigint references public.climates (id),
       activity_id text references public.activities (id)
     );
     grant select on public.terrains, public.climates, public.activities, public.product_details
       to anon, authenticated;`,
    ...(['terrains', 'climates'] as const).map(
      (list) =>
        `insert into public.${list} (name) values ${LISTS[list].map((name) => tuple(name)).join(', ')};`,
    ),
    `insert into public.activities (id, name)
     values ${LISTS.activities.map((name) => tuple(name.toLowerCase(), name)).join(', ')};`,
    ...ROWS.map((row) => productSql(row, 'active')),
    productSql(['Old tent', null, 99, null, 'Forest', 'Temperate', 'Camping'], 'inactive'),
  ];
}

function productSql(row: Row, status: string): string {
  const [name, description, price, link, terrain, climate, activity] = row;
  return `insert into public.product_details
    (name, description, price, affiliate_link, status, terrain_id, climate_id, activity_id)
    select ${[name, description, price, link, status].map(literal).join(', ')},
      terrains.id, climates.id, activities.id
    from public.terrains, public.climates, public.activities
    where terrains.name = ${literal(terrain)} and climates.name = ${literal(climate)}
      and activities.name = ${literal(activity)};`;
}

function tuple(...values: string[]): string {
  return `(${values.map(literal).join(', ')})`;
}

function literal(value: string | number | null): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
