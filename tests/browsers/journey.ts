import type { Point } from './driver.ts';
import type { Screen } from './screen.ts';

/** The context of the journey: one browser, and the site that it visits. */
export type World = {
  url: string;
  screen: () => Screen;
  stopServer: () => Promise<void>;
  /** Closes the browser and launches it with the same profile, where its driver can. */
  restartBrowser: () => Promise<void>;
};

export type Step = { title: string; walk: (world: World) => Promise<void> };

/** Timeout for storing all data for offline use. */
const OFFLINE_DEADLINE_MS = 180_000;
const YEAR = new Date().getFullYear() + 1;
const FIRST_VIEW = { lat: 51, lng: 10, zoom: 4 };
const ALPS = { lat: 47.3769, lng: 11.4803 };
const INNSBRUCK = /Innsbruck, Tyrol, Austria/u;
const TICK = /, packed$/u;
const TRIP = /^Innsbruck, .*July/u;

export const JOURNEY: readonly Step[] = [
  {
    title: 'the planner opens and draws its map',
    async walk({ url, screen }) {
      await screen().open(`${url}/planner`);
      await screen().shows('application', /^Map/u);
    },
  },
  {
    title: 'a click on the map chooses a place',
    async walk({ screen }) {
      await screen().click('button', /^Select Destination$/u);
      await screen().reads(/Click on the map/u);
      await screen().click('application', /^Map/u, pixelsFromCentre(ALPS));
      await screen().reads(/Austria|Germany|Italy/u);
    },
  },
  {
    title: 'a search by name chooses another one',
    async walk({ screen }) {
      await search(screen(), 'Innsbruck');
      await screen().reads(INNSBRUCK);
    },
  },
  {
    title: 'Back closes an open search, and the page stays',
    async walk({ screen }) {
      await screen().click('button', /^Change location$/u);
      await screen().shows('combobox', /^Place$/u);
      await screen().back();
      await screen().hides('combobox', /^Place$/u);
      await screen().reads(INNSBRUCK);
    },
  },
  {
    title: 'typed dates are accepted, and the result appears and is saved',
    async walk({ screen }) {
      await enterDate(screen(), /^Start Date$/u, `10 Jul ${YEAR}`);
      await enterDate(screen(), /^End Date$/u, `20 Jul ${YEAR}`);
      // The open calendar covers the button; a click beside it closes it.
      await screen().click('heading', /^Trip Planning$/u);
      await askForResult(screen());
    },
  },
  {
    title: 'an item of the packing list is ticked',
    async walk({ screen }) {
      await screen().click('checkbox', TICK);
      await screen().isChecked(TICK);
    },
  },
  {
    title: 'the trip is opened from My trips, with its tick',
    async walk({ screen }) {
      await screen().click('link', /^My trips$/u);
      await openTrip(screen());
    },
  },
  {
    title: 'a reload keeps the trip and its tick',
    async walk({ url, screen }) {
      await screen().open(`${url}/trips`);
      await openTrip(screen());
    },
  },
  {
    title: 'the app says that it is ready offline',
    async walk({ url, screen }) {
      await screen().open(`${url}/planner`);
      await screen().reads(/Ready offline/u, OFFLINE_DEADLINE_MS);
    },
  },
  {
    title: 'without the server, the trip opens with its map and its tick',
    async walk({ url, screen, stopServer, restartBrowser }) {
      await stopServer();
      await restartBrowser();
      await screen().open(`${url}/trips`);
      await openTrip(screen());
      await screen().shows('application', /^Map/u);
    },
  },
  {
    title: 'without the server, another place is planned for the same dates and saved',
    async walk({ url, screen }) {
      await screen().open(`${url}/planner`);
      await search(screen(), 'Cusco');
      await screen().reads(/Cusco, .*Peru/u);
      await askForResult(screen());
      await screen().open(`${url}/trips`);
      await screen().shows('link', /^Cusco, .*July/u);
    },
  },
];

async function search(screen: Screen, text: string): Promise<void> {
  await screen.click('button', /^(?:search for a place|Change location)$/u);
  await screen.type('combobox', /^Place$/u, text);
  await screen.click('option', new RegExp(text, 'u'));
}

async function askForResult(screen: Screen): Promise<void> {
  await screen.click('button', /^Get Recommendations$/u);
  await screen.shows('heading', /^Weather$/u);
  await screen.shows('heading', /^Recommended equipment$/u);
  await screen.shows('heading', /^Activities$/u);
  await screen.reads(/Saved on this device/u);
}

async function enterDate(screen: Screen, name: RegExp, day: string): Promise<void> {
  await screen.click('textbox', name);
  await screen.type('textbox', name, day);
}

async function openTrip(screen: Screen): Promise<void> {
  await screen.click('link', TRIP);
  await screen.shows('heading', /^Weather$/u);
  await screen.isChecked(TICK);
  // The last part that is loaded: a page that is left before has errors to report.
  await screen.shows('button', /^All \d+ sights/u);
}

/** Distance from the centre of the map's first view, in Web Mercator. */
function pixelsFromCentre({ lat, lng }: { lat: number; lng: number }): Point {
  const world = 256 * 2 ** FIRST_VIEW.zoom;
  const northing = (degrees: number) =>
    Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (world / (2 * Math.PI));
  return {
    x: ((lng - FIRST_VIEW.lng) / 360) * world,
    y: northing(FIRST_VIEW.lat) - northing(lat),
  };
}
