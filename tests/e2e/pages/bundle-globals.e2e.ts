import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERYWHERE, LANGUAGE } from '#tests/helpers/browser-parts.ts';
import { freeNames } from '#tests/helpers/free-names.ts';

const ASSETS = join(import.meta.dirname, '../../../dist/assets');

/** Names that React, OpenLayers and Papa Parse use besides; all three engines have them, on plain http as well. */
const OF_LIBRARIES: ReadonlySet<string> = new Set(
  [
    'CSS CanvasGradient CanvasPattern CustomEvent DOMRect FormData HTMLCanvasElement',
    'HTMLImageElement HTMLVideoElement ImageBitmap PointerEvent ShadowRoot WheelEvent',
    'FileReaderSync XMLHttpRequest',
  ].flatMap((line) => line.split(' ')),
);

test(
  'no library in the bundle names an interface that a browser may lack without asking first',
  { tags: 'every-run' },
  () => {
    // The SDKs of remote services are loaded only where one is configured.
    const scripts = readdirSync(ASSETS).filter((file) => /^(?!remote-).*\.js$/u.test(file));
    expect(scripts.length).toBeGreaterThan(50);
    const unasked = scripts.flatMap((file) => {
      const { named, askedFor } = freeNames(file, readFileSync(join(ASSETS, file), 'utf8'));
      const interfaces = [...named].filter((name) => /^[A-Z]/u.test(name) && !askedFor.has(name));
      return interfaces.filter((name) => !isKnown(name)).map((name) => `${file}: ${name}`);
    });
    expect(unasked).toEqual([]);
  },
);

function isKnown(name: string): boolean {
  return LANGUAGE.has(name) || EVERYWHERE.has(name) || OF_LIBRARIES.has(name);
}
