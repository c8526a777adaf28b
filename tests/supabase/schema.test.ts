import { readFile } from 'node:fs/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSql } from '#data/catalogue/seed-sql.ts';
import { PRODUCTS } from '#data/catalogue/source.ts';
import { VOCABULARY_NAMES } from '#data/catalogue/vocabulary.ts';
import { databaseTypes } from '#data/database/database-types.ts';
import { createMigratedDatabase } from '#data/database/migrated-database.ts';
import { ODD_NAMES, ODD_PRODUCTS, oddNamesSql } from '#tests/fixtures/names/odd-names.ts';

const TABLES = ['terrains', 'climates', 'activities', 'product_details'] as const;
const ROLES = ['anon', 'authenticated'] as const;
const REFUSED = { code: '42501' };
const AGAINST_CHECK = { code: '23514' };

let database: PGlite;

beforeAll(async () => {
  database = await createMigratedDatabase();
}, 120_000);

afterAll(() => database.close());

/** Runs in a transaction that is rolled back, as this role or as the owner. */
async function trying<T>(work: (sql: Transaction) => Promise<T>, role?: string): Promise<T> {
  return database.transaction(async (sql) => {
    if (role !== undefined) await sql.exec(`set local role ${role}`);
    const result = await work(sql);
    await sql.rollback();
    return result;
  });
}

function count(table: string, role?: string): Promise<number> {
  return trying(async (sql) => {
    const { rows } = await sql.query<{ count: number }>(`select count(*)::int from ${table}`);
    return rows[0]?.count ?? -1;
  }, role);
}

/** Sets a column of a product, in a transaction that is rolled back. */
function change(column: string, value: string | null) {
  return trying((sql) =>
    sql.query(`update public.product_details set ${column} = $1 where id = 'balaclava'`, [value]),
  );
}

describe('generated files', () => {
  test('supabase/seed.sql is that of the catalogue (else: npm run data -- . catalogue)', async () => {
    const written = await readFile('supabase/seed.sql', 'utf8');
    expect(written === seedSql(VOCABULARY_NAMES, PRODUCTS)).toBe(true);
  });

  test('database.ts is that of the migrations (else: npm run database:types)', async () => {
    const written = await readFile('src/providers/catalogue/supabase/database.ts', 'utf8');
    expect(await databaseTypes(database)).toBe(written);
  }, 60_000);
});

describe('the seed', () => {
  test('brings every product and every name', async () => {
    expect(await count('public.product_details')).toBe(PRODUCTS.length);
    for (const list of ['terrains', 'climates', 'activities'] as const) {
      expect(await count(`public.${list}`)).toBe(VOCABULARY_NAMES[list].length);
    }
  });

  test('brings old rows up to date when it runs again, and leaves others alone', async () => {
    await trying(async (sql) => {
      await sql.exec(`
        update public.product_details set price = 1, position = 9999, climate_id = 2;
        insert into public.climates (name) values ('Foggy');
        ${oddNamesSql()}
        ${await readFile('supabase/seed.sql', 'utf8')}
      `);
      const { rows } = await sql.query(
        `select product_details.id, price::float, position, climates.name as climate,
           job, warmth::float, volume::float, season
         from public.product_details join public.climates on climates.id = climate_id
         where product_details.id not like 'odd-%' order by position`,
      );
      expect(rows).toEqual(
        PRODUCTS.map(({ id, price, climate, job, warmth, volume, season }, index) => ({
          id,
          price,
          position: index + 1,
          climate,
          job,
          warmth,
          volume,
          season,
        })),
      );
      const others = await sql.query(`select name from public.climates where name = 'Foggy'`);
      expect(others.rows).toHaveLength(1);
    });
  });

  test('keeps quotes, backslashes and other odd characters of a name', async () => {
    await trying(async (sql) => {
      await sql.exec(oddNamesSql());
      const { rows } = await sql.query<{ name: string }>(
        `select name from public.product_details where id like 'odd-%' order by position`,
      );
      expect(rows.map(({ name }) => name)).toEqual(ODD_NAMES);
      expect(ODD_PRODUCTS).toHaveLength(ODD_NAMES.length);
    });
  });
});

describe.each(ROLES)('the role %s', (role) => {
  test('reads the three lists', async () => {
    expect(await count('public.terrains', role)).toBe(VOCABULARY_NAMES.terrains.length);
    expect(await count('public.climates', role)).toBe(VOCABULARY_NAMES.climates.length);
    expect(await count('public.activities', role)).toBe(VOCABULARY_NAMES.activities.length);
  });

  test('reads active products only', async () => {
    const active = PRODUCTS.filter(({ status }) => status === 'active');
    expect(active.length).toBeLessThan(PRODUCTS.length);
    expect(await count('public.product_details', role)).toBe(active.length);
    expect(await count("public.product_details where status = 'inactive'", role)).toBe(0);
  });

  test.each(TABLES)('can change nothing in %s', async (table) => {
    for (const statement of [
      `insert into public.${table} default values`,
      `update public.${table} set name = 'x'`,
      `delete from public.${table}`,
      `truncate public.${table} cascade`,
      `alter table public.${table} disable row level security`,
      `create trigger t before insert on public.${table} execute function now()`,
      `drop table public.${table} cascade`,
    ]) {
      await expect(trying((sql) => sql.exec(statement), role)).rejects.toMatchObject(REFUSED);
    }
  });

  test.each(['terrains', 'climates', 'activities'])(
    'cannot advance the ids of %s',
    async (list) => {
      const next = `select nextval('public.${list}_id_seq')`;
      await expect(trying((sql) => sql.exec(next), role)).rejects.toMatchObject(REFUSED);
    },
  );
});

describe('a product', () => {
  test.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'https://',
    ' https://example.org',
    'https://example.org/a b',
    'https://example.org\njavascript:alert(1)',
    '',
  ])('with the link %j is refused', async (link) => {
    await expect(change('affiliate_link', link)).rejects.toMatchObject(AGAINST_CHECK);
  });

  test.each(['-0.01', '-1', 'NaN'])('for %s euro is refused', async (price) => {
    await expect(change('price', price)).rejects.toMatchObject(AGAINST_CHECK);
  });

  test.each([
    ['status', 'draft'],
    ['category', 'weapons'],
    ['quantity', 'many'],
    ['id', 'Upper case'],
    ['name', ' '],
    ['weight_g', '-1'],
    ['job', 'rain jacket'],
    ['job', ''],
    ['warmth', '-273'],
    ['warmth', 'NaN'],
    ['volume', '-1'],
    ['volume', 'NaN'],
    ['season', 'spring'],
  ])('with the %s %j is refused', async (column, value) => {
    await expect(change(column, value)).rejects.toMatchObject(AGAINST_CHECK);
  });

  test.each(['terrain_id', 'climate_id', 'activity_id'])(
    'without its %s is refused',
    async (column) => {
      await expect(change(column, null)).rejects.toMatchObject({ code: '23502' });
      await expect(change(column, '999')).rejects.toMatchObject({ code: '23503' });
    },
  );

  test.each(['job', 'warmth', 'volume', 'season', 'price', 'price_checked_on', 'affiliate_link'])(
    'may stay without a %s',
    async (column) => {
      await expect(change(column, null)).resolves.toMatchObject({ affectedRows: 1 });
    },
  );

  test('may cost nothing, and keeps its cents', async () => {
    await expect(change('price', '0')).resolves.toMatchObject({ affectedRows: 1 });
    await expect(change('price', '89.90')).resolves.toMatchObject({ affectedRows: 1 });
  });
});
