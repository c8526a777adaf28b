import { defineConfig } from 'vitest/config';

/** Journeys in real Chromium against the production build in dist/. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/support/browser-server.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Pointers are moved by real time: on a busy machine a frame may come too late for one of them.
    retry: 1,
    pool: 'threads',
    maxWorkers: 2,
  },
});
