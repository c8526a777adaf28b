import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapPicture, zoomTo } from '#tests/e2e/support/map-picture.ts';
import type { MapPicture, Point, Rgb, Spot } from '#tests/e2e/support/map-picture.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const VIEWPORT = { width: 960, height: 560 };
const SCHEMES = ['light', 'dark'] as const;

/** Between two points of the drawn line; the pin beside it is in the same view and covers none of it. */
const LINES = [
  {
    name: 'the A1 beside Bologna',
    pin: { lat: 44.4171, lng: 11.33 },
    from: { lat: 44.4357, lng: 11.2775 },
    to: { lat: 44.3985, lng: 11.2775 },
    zooms: [10, 12],
    color: { light: [0xf7, 0xde, 0x9e], dark: [0xa8, 0x8f, 0x58] },
  },
  {
    name: 'the railway into Kanazawa',
    pin: { lat: 36.6156, lng: 136.76 },
    from: { lat: 36.6001, lng: 136.6837 },
    to: { lat: 36.631, lng: 136.7166 },
    zooms: [10, 12],
    color: { light: [0x6a, 0x66, 0x5c], dark: [0x8b, 0x8f, 0x86] },
  },
  {
    name: 'the ferry from Dover to Calais',
    pin: { lat: 51.02, lng: 1.5 },
    from: { lat: 51.0068, lng: 1.7084 },
    to: { lat: 51.1, lng: 1.4556 },
    zooms: [9, 11],
    color: { light: [0x5c, 0x90, 0xa7], dark: [0x4e, 0x7f, 0x96] },
  },
] as const;

/** Of the names of towns. */
const INK = { light: [0x1c, 0x2a, 0x23], dark: [0xe9, 0xef, 0xe8] } as const;
/** A name beside the pin is in this distance of its tip. */
const NAME_PX = 80;

type Line = { from: Point; to: Point };

/** Where the line is looked at, and how far beside it the same colour must not be. */
const SAMPLES = 24;
const ON_LINE_PX = 4;
const BESIDE_LINE_PX = 15;
/** Sum over red, green and blue: thin lines are blended with what is under them. */
const SAME_COLOR = 60;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test.each(LINES)('$name is drawn, near and far, by day and by night', async (line) => {
  const { page, errors, leave } = await arrive({ viewport: VIEWPORT });
  await open(page, line.pin);
  for (const zoom of line.zooms) {
    await zoomTo(page, line.pin, zoom);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const prominence = async () => {
        const picture = await mapPicture(page, line.pin);
        const color = line.color[colorScheme];
        const [on, beside] = [0, BESIDE_LINE_PX].map((px) => share(picture, line, px, color));
        return (on ?? 0) - (beside ?? 1);
      };
      await expect.poll(prominence).toBeGreaterThan(0.4);
    }
  }
  expect(errors).toEqual([]);
  await leave();
});

test('Dublin is built-up land, the fields west of it are not', { tags: 'every-run' }, async () => {
  const { page, errors, leave } = await arrive({ viewport: VIEWPORT });
  const pin = { lat: 53.36, lng: -6.42 };
  await open(page, pin);
  for (const zoom of [9, 11]) {
    await zoomTo(page, pin, zoom);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const warmer = async () => {
        const picture = await mapPicture(page, pin);
        const town = picture.around(picture.at({ lat: 53.315, lng: -6.27 }), 12);
        const fields = picture.around(picture.at({ lat: 53.3, lng: -6.56 }), 12);
        return median(town.map(warmth)) - median(fields.map(warmth));
      };
      await expect.poll(warmer).toBeGreaterThan(5);
    }
  }
  expect(errors).toEqual([]);
  await leave();
});

test("Zermatt has its name beside the traveller's own pin", async () => {
  const { page, errors, leave } = await arrive({ viewport: VIEWPORT, locale: 'de-DE' });
  const pin = { lat: 46.0207, lng: 7.7491 };
  await open(page, pin, 'de');
  for (const zoom of [9, 12]) {
    await zoomTo(page, pin, zoom);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const ink = async () => {
        const picture = await mapPicture(page, pin);
        const near = picture.around(picture.at(pin), NAME_PX);
        return near.filter((pixel) => difference(pixel, INK[colorScheme]) < SAME_COLOR).length;
      };
      await expect.poll(ink).toBeGreaterThan(30);
    }
    await page.getByRole('application').focus();
    const names = page.getByRole('list', { name: 'Orte auf der Karte, die nächsten zuerst' });
    await names
      .getByRole('button', { name: /^Zermatt/u })
      .first()
      .waitFor();
  }
  expect(errors).toEqual([]);
  await leave();
});

async function open(page: Page, { lat, lng }: Point, language: 'en' | 'de' = 'en'): Promise<void> {
  await page.goto(`${site.url}/planner?lat=${lat}&lng=${lng}`);
  await plannerScreen(page, language).drawn();
}

/** The share of points along the line that have its colour at a distance to its right, px. */
function share(picture: MapPicture, { from, to }: Line, aside: number, color: Rgb): number {
  const [a, b] = [picture.at(from), picture.at(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const normal = { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
  const spots = Array.from({ length: SAMPLES }, (_, at): Spot => {
    const along = (at + 0.5) / SAMPLES;
    return {
      x: a.x + (b.x - a.x) * along + normal.x * aside,
      y: a.y + (b.y - a.y) * along + normal.y * aside,
    };
  });
  const colored = spots.filter((spot) =>
    picture.around(spot, ON_LINE_PX).some((pixel) => difference(pixel, color) < SAME_COLOR),
  );
  return colored.length / SAMPLES;
}

function difference(pixel: Rgb, color: Rgb): number {
  return pixel.reduce((sum, value, at) => sum + Math.abs(value - (color[at] ?? 0)), 0);
}

/** Built-up land is paper, fields are green. */
function warmth([red, green]: Rgb): number {
  return red - green;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
