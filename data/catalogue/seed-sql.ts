import type { BundledProduct } from './catalogue-row.ts';

type Lists = Record<'terrains' | 'climates' | 'activities', readonly string[]>;

/** The columns of product_details that hold a product's own values. */
const COLUMNS = [
  'id',
  'status',
  'name',
  'name_de',
  'description',
  'description_de',
  'category',
  'price',
  'price_checked_on',
  'affiliate_link',
  'weight_g',
  'quantity',
  'job',
  'warmth',
  'volume',
  'season',
] as const satisfies (keyof BundledProduct)[];

/** Where PostgreSQL would take the listed values for text. */
const CASTS: Partial<Record<(typeof COLUMNS)[number], string>> = {
  price_checked_on: '::date',
  warmth: '::numeric',
  volume: '::numeric',
};

/**
 * The text of supabase/seed.sql: the lists, then the products, which find their three entries by
 * name. It may run again on a database that has it: changed products are brought up to date,
 * rows of others are left alone.
 */
export function seedSql(lists: Lists, products: readonly BundledProduct[]): string {
  return [
    '-- Written by `npm run data -- . catalogue` from data/catalogue/. Do not edit.',
    ...Object.entries(lists).map(listSql),
    productsSql(products),
  ].join('\n\n');
}

function listSql([table, names]: [string, readonly string[]]): string {
  const rows = names.map((name) => `  (${literal(name)})`).join(',\n');
  return `insert into public.${table} (name) values\n${rows}\non conflict (name) do nothing;`;
}

function productsSql(products: readonly BundledProduct[]): string {
  const own = COLUMNS.join(', ');
  const changes = ['position', 'terrain_id', 'climate_id', 'activity_id', ...COLUMNS.slice(1)]
    .map((column) => `  ${column} = excluded.${column}`)
    .join(',\n');
  return `insert into public.product_details
  (position, terrain_id, climate_id, activity_id, ${own})
select
  position, terrains.id, climates.id, activities.id, ${COLUMNS.map(selected).join(', ')}
from (values
${products.map(productRow).join(',\n')}
) as product (position, terrain, climate, activity, ${own})
join public.terrains on terrains.name = product.terrain
join public.climates on climates.name = product.climate
join public.activities on activities.name = product.activity
on conflict (id) do update set
${changes};
`;
}

function selected(column: (typeof COLUMNS)[number]): string {
  return `product.${column}${CASTS[column] ?? ''}`;
}

function productRow(product: BundledProduct, index: number): string {
  const { terrain, climate, activity } = product;
  const own = COLUMNS.map((column) => (product[column] === '' ? null : product[column]));
  return `  (${[index + 1, terrain, climate, activity, ...own].map(literal).join(', ')})`;
}

/** A standard string: a quote is doubled, a backslash is a letter like any other. */
function literal(value: string | number | null): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
