import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READING_PATHS } from '#src/app/pages.ts';
import { twinOf } from '#src/app/address/page-address.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Files for the local() names in fonts.css; Tinos has the metrics of Times. */
const LOCAL_FONTS = {
  'Times New Roman Bold': 'tinos/files/tinos-latin-700-normal.woff2',
  'Times New Roman': 'tinos/files/tinos-latin-400-normal.woff2',
  'NotoSerif-Bold': 'noto-serif/files/noto-serif-latin-700-normal.woff2',
  'NotoSerif-Regular': 'noto-serif/files/noto-serif-latin-400-normal.woff2',
};
const FALLBACKS = ['Fraunces as Times', 'Fraunces as Noto'];
const WEIGHTS = [620, 460];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('the fallback fonts for Fraunces have its width and height, so its arrival shifts nothing', async () => {
  const { page, leave } = await arrive();
  const paths = LANGUAGES.flatMap((code) => READING_PATHS.map((one) => twinOf(one, code)));
  const pages = await Promise.all(
    paths.map((path) => fetch(site.url + path).then((reply) => reply.text())),
  );
  const headings = await page.evaluate(headingsIn, pages);
  expect(headings.length).toBeGreaterThan(100);
  await page.setContent(
    `<style>${facesFromFiles()} p { font-size: 100px; width: max-content; margin: 0; }</style>`,
  );
  for (const weight of WEIGHTS) {
    const fraunces = await page.evaluate(sizeOf, { family: 'Fraunces', weight, headings });
    for (const family of FALLBACKS) {
      const fallback = await page.evaluate(sizeOf, { family, weight, headings });
      const wider = fallback.width / fraunces.width - 1;
      const higher = fallback.lineHeight - fraunces.lineHeight;
      expect(Math.abs(wider), `${family}, ${weight}`).toBeLessThan(0.015);
      expect(Math.abs(higher), `${family}, ${weight}`).toBeLessThanOrEqual(1);
    }
  }
  await leave();
});

/** fonts.css with its URLs and local() names replaced by data URLs. */
function facesFromFiles(): string {
  const css = readFileSync(join(ROOT, 'src/app/frame/fonts.css'), 'utf8').replaceAll(
    /url\('\.\/([^']+)'\)/gu,
    (_, file: string) => dataOf(`src/app/frame/${file}`),
  );
  return Object.entries(LOCAL_FONTS).reduce((text, [name, file]) => {
    expect(text).toContain(`local('${name}')`);
    return text.replace(`local('${name}')`, dataOf(`node_modules/@fontsource/${file}`));
  }, css);
}

function dataOf(file: string): string {
  return `url('data:font/woff2;base64,${readFileSync(join(ROOT, file)).toString('base64')}')`;
}

/** Runs in the page: the texts of the headings of these documents. */
function headingsIn(pages: readonly string[]): string[] {
  return pages.flatMap((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return Array.from(parsed.querySelectorAll('h1, h2'), ({ textContent }) => textContent);
  });
}

/** Runs in the page. */
async function sizeOf(wanted: { family: string; weight: number; headings: string[] }) {
  const { family, weight, headings } = wanted;
  const found = await document.fonts.load(`${weight} 100px '${family}'`);
  if (found.length === 0) throw new Error(`no face for ${family} ${weight}`);
  const lines = headings.map((heading) => {
    const line = document.createElement('p');
    line.style.font = `${weight} 100px / normal '${family}', monospace`;
    line.textContent = heading;
    document.body.append(line);
    return line.getBoundingClientRect();
  });
  return {
    width: lines.reduce((sum, line) => sum + line.width, 0),
    /** At a font size of 100 px. */
    lineHeight: lines[0]?.height ?? 0,
  };
}
