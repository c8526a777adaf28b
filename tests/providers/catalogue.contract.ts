import { expect, test } from 'vitest';
import { GENERAL } from '#src/domain/catalogue.ts';
import type { Catalogue } from '#src/domain/ports.ts';

const GENERAL_ONLY = {
  terrains: [GENERAL.terrain],
  climates: [GENERAL.climate],
  activities: [GENERAL.activity],
};

/** The contract of every adapter of this port. */
export function catalogueContract(create: () => Catalogue): void {
  test('the vocabulary has three lists of unique names and ids, with the general ones', async () => {
    const { terrains, climates, activities } = await create().vocabulary();
    for (const list of [terrains, climates, activities]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    expect(terrains.map(({ name }) => name)).toContain(GENERAL.terrain);
    expect(climates.map(({ name }) => name)).toContain(GENERAL.climate);
    expect(activities.map(({ name }) => name)).toContain(GENERAL.activity);
  });

  test('each product fits in all three names', async () => {
    const analysis = {
      terrains: [GENERAL.terrain, 'Mountains'],
      climates: [GENERAL.climate, 'Cool'],
      activities: [GENERAL.activity, 'Hiking'],
    };
    const products = await create().productsFor(analysis);
    expect(products.length).toBeGreaterThan(40);
    for (const product of products) {
      expect(analysis.terrains).toContain(product.terrain);
      expect(analysis.climates).toContain(product.climate);
      expect(analysis.activities).toContain(product.activity);
      expect(product.status).toBe('active');
    }
  });

  test('inactive products are never offered', async () => {
    const products = await create().productsFor({
      ...GENERAL_ONLY,
      activities: ['Photography', GENERAL.activity],
    });
    const ids = products.map(({ id }) => id);
    expect(ids).toContain('first-aid-basic');
    expect(ids).toContain('tripod-travel');
    expect(ids).not.toContain('film-35mm');
    expect(ids).not.toContain('converter-voltage');
  });

  test('names outside of the vocabulary find nothing', async () => {
    const strangers = { terrains: ['Moon'], climates: ['Vacuum'], activities: ['Golf'] };
    expect(await create().productsFor(strangers)).toEqual([]);
    expect(await create().productsFor({ ...GENERAL_ONLY, climates: [] })).toEqual([]);
  });

  test('the same query gets the same products in the same order', async () => {
    const first = await create().productsFor(GENERAL_ONLY);
    expect(await create().productsFor(GENERAL_ONLY)).toEqual(first);
  });

  test('an aborted request rejects with an AbortError', async () => {
    const signal = AbortSignal.abort();
    await expect(create().productsFor(GENERAL_ONLY, signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
  });
}
