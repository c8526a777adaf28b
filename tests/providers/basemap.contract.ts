import { describe, expect, test } from 'vitest';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';

const WORLD_M = 40_075_016.685_578_49;
/** In web mercator, 0 to 1 from the north-west. */
const MUNICH = { x: 0.5321, y: 0.3469 };

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

    test('the level of places has every place and sight, in both languages, within its tile', async () => {
      const { tiles, placeLevel } = create();
      const side = WORLD_M / 2 ** placeLevel;
      const [column, row] = tileOf(MUNICH, placeLevel);
      const labels = await tiles.labels(placeLevel, column, row);
      const munich = labels.find(({ names }) => names.en === 'Munich');
      expect(munich).toMatchObject({ kind: 'city', zoom: 9, names: { de: 'München' } });
      expect(labels.filter(({ kind }) => kind === 'city').length).toBeGreaterThan(100);
      expect(labels.some(({ sight }) => sight !== undefined)).toBe(true);
      for (const { x, y } of labels) {
        expect(Math.floor((x + WORLD_M / 2) / side)).toBe(column);
        expect(Math.floor((WORLD_M / 2 - y) / side)).toBe(row);
      }
    });

    test('a sight on the map can be asked about; one that is not listed is null', async () => {
      const { tiles, placeLevel, sight } = create();
      const [column, row] = tileOf(MUNICH, placeLevel);
      const labels = await tiles.labels(placeLevel, column, row);
      const labelled = labels.find((label) => label.sight !== undefined);
      const details = await sight(labelled?.sight?.id ?? '', 'de');
      expect(details).toMatchObject({ name: labelled?.names.de, kind: labelled?.sight?.kind });
      expect(await sight('no-such-sight', 'de')).toBeNull();
    });

    test('an aborted request rejects', async () => {
      const aborted = AbortSignal.abort();
      await expect(create().tiles.labels(3, 4, 2, aborted)).rejects.toThrow('abort');
    });
  });
}

function tileOf({ x, y }: { x: number; y: number }, z: number): [number, number] {
  return [Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
}
