import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { planJourneyTrips } from './journey-trips.ts';
import { launchOptions } from './launch-options.ts';

declare module 'vitest' {
  interface TestTags {
    tags: 'every-run';
  }
  interface ProvidedContext {
    /** WebSocket address of the one browser that all test files share. */
    browserAddress: string;
    /** Planned once for all test files; their ids are their names in journey-trips.ts. */
    journeyTrips: SavedTrip[];
  }
}

let server: BrowserServer;

/** Vitest global setup: launches one browser; each test opens a context of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  const launching = chromium.launchServer(launchOptions());
  project.provide('journeyTrips', await planJourneyTrips());
  server = await launching;
  project.provide('browserAddress', server.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await server.close();
}
