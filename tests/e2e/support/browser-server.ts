import { chromium } from 'playwright-core';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './launch-options.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket address of the one browser that all test files share. */
    browserAddress: string;
  }
}

let server: BrowserServer;

/** Vitest global setup: launches one browser; each test opens a context of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  server = await chromium.launchServer(launchOptions());
  project.provide('browserAddress', server.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await server.close();
}
