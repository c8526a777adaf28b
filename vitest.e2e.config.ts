import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longest-first.ts';

const LONGEST = [
  'journeys/offline-restart.e2e.ts',
  'screens/main-screens.e2e.ts',
  'screens/screens-with-a-trip.e2e.ts',
  'screens/every-screen.e2e.ts',
  'journeys/never-lost.e2e.ts',
  'journeys/kills.e2e.ts',
  'screens/map-features.e2e.ts',
  'pages/reading-pages.e2e.ts',
  'services/remote-map.e2e.ts',
  'services/ai-service.e2e.ts',
  'journeys/map/ideas-on-the-map.e2e.ts',
  'journeys/back-closes.e2e.ts',
];

/** Journeys in real Chromium against the production build in dist/. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    tags: [
      {
        name: 'every-run',
        description: 'Also in `npm test`; docs/decisions/testing.md says by which rule.',
      },
    ],
    globalSetup: ['tests/e2e/support/browser-server.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As long as what is waited for in a page (support/traveller.ts).
    expect: { poll: { timeout: 90_000, interval: 100 } },
    chaiConfig: { truncateThreshold: 400 },
    // Pointers are moved by real time: on a busy machine a frame may come too late for one of them.
    retry: 1,
    pool: 'threads',
    maxWorkers: 2,
    // The files of a worker share its modules and its connection to the browser; each test has a context of its own.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
