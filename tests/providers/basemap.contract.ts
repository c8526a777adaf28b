import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Basemap } from '#src/domain/ports.ts';

type Embedded = Extract<Basemap, { kind: 'embedded' }>;

const styleSchema = v.looseObject({
  version: v.literal(8),
  sources: v.record(v.string(), v.looseObject({ type: v.string() })),
  layers: v.pipe(
    v.array(v.looseObject({ id: v.string(), type: v.string(), source: v.optional(v.string()) })),
    v.minLength(3),
  ),
});

/** What every basemap that brings its own tiles promises. */
export function describeBasemap(name: string, create: () => Embedded): void {
  describe(`basemap: ${name}`, () => {
    test('both schemes are styles of the same layers', () => {
      const { styles } = create();
      const light = v.parse(styleSchema, styles.light);
      const dark = v.parse(styleSchema, styles.dark);
      expect(light.layers.map((layer) => layer.id)).toEqual(dark.layers.map((layer) => layer.id));
    });

    test('every layer of the style draws from a source that the style names', () => {
      const style = v.parse(styleSchema, create().styles.light);
      const sources = style.layers.flatMap((layer) => layer.source ?? []);
      expect(Object.keys(style.sources)).toEqual(expect.arrayContaining(sources));
    });

    test('the tile of central Europe has content', async () => {
      const bytes = await create().tiles.vector(3, 4, 2);
      expect(bytes?.length).toBeGreaterThan(1000);
    });

    test('the same tile has the same bytes again', async () => {
      const { tiles } = create();
      expect(await tiles.vector(7, 68, 44)).toEqual(await tiles.vector(7, 68, 44));
    });

    test('open sea without a name has no tile', async () => {
      expect(await create().tiles.vector(7, 20, 82)).toBeNull();
    });

    test('an aborted question is not answered', async () => {
      const aborted = AbortSignal.abort();
      await expect(create().tiles.vector(3, 4, 2, aborted)).rejects.toThrow('abort');
    });
  });
}
