import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READING_PATHS } from '#src/app/pages.ts';
import { twinOf } from '#src/app/address/page-address.ts';
import { LANGUAGES } from '#src/domain/language.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What a device has under the names that fonts.css asks for; Tinos has the widths of Times. */
const DEVICE_FACES = {
  'Times New Roman Bold': 'tinos/files/tinos-latin-700-normal.woff2',
  'Times New Roman': 'tinos/files/tinos-latin-400-normal.woff2',
  'NotoSerif-Bold': 'noto-serif/files/noto-serif-latin-700-normal.woff2',
  'NotoSerif-Regular': 'noto-serif/files/noto-serif-latin-400-normal.woff2',
};
const STAND_INS = ['Fraunces as Times', 'Fraunces as Noto'];
const WEIGHTS = [620, 460];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('what stands in for Fraunces is as wide and as high: nothing moves when it arrives', async () => {
  const { page, leave } = await arrive();
  const headings: string[] = [];
  for (const path of LANGUAGES.flatMap((code) => READING_PATHS.map((one) => twinOf(one, code)))) {
    await page.goto(site.url + path);
    headings.push(...(await page.locator('h1, h2').allTextContents()));
  }
  expect(headings.length).toBeGreaterThan(100);
  await page.goto('about:blank');
  await page.setContent(
    `<style>${facesFromFiles()} p { font-size: 100px; width: max-content; margin: 0; }</style>`,
  );
  for (const weight of WEIGHTS) {
    const fraunces = await page.evaluate(sizeOf, { family: 'Fraunces', weight, headings });
    for (const family of STAND_INS) {
      const standIn = await page.evaluate(sizeOf, { family, weight, headings });
      const wider = standIn.width / fraunces.width - 1;
      const higher = standIn.lineHeight - fraunces.lineHeight;
      expect(Math.abs(wider), `${family}, ${weight}`).toBeLessThan(0.015);
      expect(Math.abs(higher), `${family}, ${weight}`).toBeLessThanOrEqual(1);
    }
  }
  await leave();
});

/** The rules as they are, with our files and a device's in the place of addresses and names. */
function facesFromFiles(): string {
  const css = readFileSync(join(ROOT, 'src/app/frame/fonts.css'), 'utf8').replaceAll(
    /url\('\.\/([^']+)'\)/gu,
    (_, file: string) => dataOf(`src/app/frame/${file}`),
  );
  return Object.entries(DEVICE_FACES).reduce((text, [name, file]) => {
    expect(text).toContain(`local('${name}')`);
    return text.replace(`local('${name}')`, dataOf(`node_modules/@fontsource/${file}`));
  }, css);
}

function dataOf(file: string): string {
  return `url('data:font/woff2;base64,${readFileSync(join(ROOT, file)).toString('base64')}')`;
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
    /** Of letters of 100 px. */
    lineHeight: lines[0]?.height ?? 0,
  };
}
