import { describe, expect, test } from 'vitest';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';

/** The contract of every embedded basemap. */
export function describeBasemap(name: string, create: () => EmbeddedBasemap): void {
  describe(`basemap: ${name}`, () => {
    test('central Europe has labels in both languages, within its tile', async () => {
      const labels = await create().tiles.labels(3, 4, 2);
      const munich = labels.find(({ names }) => names.en === 'Munich');
      expect(munich?.names.de).toBe('München');
      for (const { x, y } of labels) {
        expect(Math.floor(x / 5_009_377.1)).toBe(0);
        expect(Math.floor(y / 5_009_377.1)).toBe(1);
      }
    });

    test('the same tile has the same labels again', async () => {
      const { tiles } = create();
      expect(await tiles.labels(7, 68, 44)).toEqual(await tiles.labels(7, 68, 44));
    });

    test('the open sea has no labels', async () => {
      expect(await create().tiles.labels(7, 20, 82)).toEqual([]);
    });

    test('every level with labels has some', async () => {
      const { tiles, labelLevels } = create();
      for (const z of labelLevels) {
        const at = { x: Math.floor(0.532 * 2 ** z), y: Math.floor(0.347 * 2 ** z) };
        expect(await tiles.labels(z, at.x, at.y)).not.toEqual([]);
      }
    });

    test('an aborted request rejects', async () => {
      const aborted = AbortSignal.abort();
      await expect(create().tiles.labels(3, 4, 2, aborted)).rejects.toThrow('abort');
    });
  });
}
