import type { Locator, Page } from 'playwright-core';

/** Accessible names in the planner, by language. */
const WORDS = {
  en: {
    place: 'Place',
    select: 'Select Destination',
    saved: 'Saved on this device',
    start: 'Start Date',
    end: 'End Date',
    more: 'One traveler more',
    preferences: 'Travel Preferences',
    submit: 'Get Recommendations',
    linked: 'Use these dates',
    /** In the planner, and on a trip's own page. */
    sections: [/^Weather$/u, /^(?:Recommended equipment|Packing)$/u, /^(?:Activities|Ideas)$/u],
  },
  de: {
    place: 'Ort',
    select: 'Ziel auswählen',
    saved: 'Auf diesem Gerät gespeichert',
    start: 'Startdatum',
    end: 'Enddatum',
    more: 'Eine Person mehr',
    preferences: 'Reisevorlieben',
    submit: 'Empfehlungen erhalten',
    linked: 'Diese Tage übernehmen',
    sections: [/^Wetter$/u, /^(?:Empfohlene Ausrüstung|Packen)$/u, /^(?:Aktivitäten|Ideen)$/u],
  },
} as const;

export type TripEntry = { start: string; end: string; travelers?: number; preferences?: string };

/** Page object of the planner, by roles and names only. */
export function plannerScreen(page: Page, language: keyof typeof WORDS = 'en') {
  const words = WORDS[language];
  return {
    words,
    map: () => page.getByRole('application'),
    async drawn() {
      await page.locator('section[aria-busy="false"] [role="application"]').waitFor();
    },
    /** Clicks the first map view (centre 51 N 10 E, zoom 4) at a point. */
    async clickMap(point: { lat: number; lng: number }) {
      await page.getByRole('button', { name: words.select }).click();
      const box = await this.map().boundingBox();
      if (box === null) throw new Error('the map is not on the screen');
      const { dx, dy } = pixelsFromCentre(point);
      await page.mouse.click(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
    },
    async enter(trip: TripEntry) {
      await page.getByLabel(words.start, { exact: true }).fill(trip.start);
      await page.getByLabel(words.end, { exact: true }).fill(trip.end);
      for (let count = 1; count < (trip.travelers ?? 1); count += 1) {
        await page.getByRole('button', { name: words.more }).click();
      }
      await page.getByLabel(words.preferences).fill(trip.preferences ?? '');
    },
    submit: () => page.getByRole('button', { name: words.submit }),
    async result() {
      for (const name of words.sections) {
        await page.getByRole('heading', { name, exact: true, level: 2 }).waitFor();
      }
    },
    /** Waits for the result to be saved: leaving earlier may lose the trip. */
    async saved() {
      await this.result();
      await page.getByText(words.saved).first().waitFor();
    },
  };
}

/** The heading's section as text. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page.locator('section').filter({
    has: page.getByRole('heading', { name: heading, exact: true, level: 2 }),
  });
}

/** Web mercator at zoom 4: 4096 pixels for the world. */
function pixelsFromCentre({ lat, lng }: { lat: number; lng: number }): { dx: number; dy: number } {
  const world = 256 * 2 ** 4;
  const northing = (degrees: number) =>
    Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (world / (2 * Math.PI));
  return { dx: ((lng - 10) / 360) * world, dy: northing(51) - northing(lat) };
}

/** The packing list, in the planner or on a trip's own page. */
export function packingListOf(page: Page): Locator {
  return sectionOf(page, /^(?:Recommended equipment|Packing)$/u);
}
