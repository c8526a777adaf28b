import { defineConfig } from 'vitest/config';

/** Journeys in real Chromium against the production build in dist/. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/support/browser-server.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
