import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sketchOf } from '#server/prerender/sketch.ts';

const IMAGES = join(import.meta.dirname, '../../../public/images');
const LANDSCAPES = readdirSync(join(IMAGES, 'landscapes')).map((name) => `landscapes/${name}`);
const LARGEST_BYTES = 3000;

test.each(['hero.svg', ...LANDSCAPES])(
  'the sketch of %s has its plain shapes by day and by night, and is small',
  (name) => {
    const sketch = sketchOf(readFileSync(join(IMAGES, name), 'utf8'));
    const svg = decodeURIComponent(/^url\("data:image\/svg\+xml,(.*)"\)$/u.exec(sketch)?.[1] ?? '');
    const shapes = Array.from(svg.matchAll(/(?<=<path class=')\w+/gu), ([shape]) => shape);
    expect(shapes[0]).toBe('s0');
    for (const shape of shapes) {
      expect(svg.match(new RegExp(`\\.${shape}\\{fill:#[0-9A-Fa-f]{3,6}\\}`, 'gu'))).toHaveLength(
        2,
      );
    }
    expect(sketch).not.toMatch(/[<>#]/u);
    expect(sketch.length).toBeLessThan(LARGEST_BYTES);
  },
);

test('a drawing without plain shapes stops the build', () => {
  expect(() => sketchOf('<svg viewBox="0 0 1 1"></svg>')).toThrow('plain shapes');
});
