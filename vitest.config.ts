import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { configurationOf } from './src/config/configuration.ts';
import { longestFirst } from './tests/longest-first.ts';

/** Files that replace a module, which the other files of their worker would see. */
const ISOLATED = ['tests/providers/catalogue/supabase/supabase-sdk.test.ts'];

const LONGEST = [
  'data/sights.test.ts',
  'trip-table/trip-table.test.ts',
  'device-worker/device-client.test.ts',
  'climate/wind-and-humidity.test.ts',
  'climate/surface-climate.test.ts',
  'supabase/supabase-faults.test.ts',
  'recommender/decide/sights-to-list.test.ts',
  'faults/catalogue-faults.test.ts',
  'verdict/verdict.test.ts',
];

export default defineConfig({
  plugins: [react()],
  define: { CONFIGURATION: JSON.stringify(configurationOf({})) },
  test: {
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/services/shared-services.ts'],
    // A guard against what hangs, not a measure: machines differ.
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    chaiConfig: { truncateThreshold: 400 },
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: longestFirst([...ISOLATED, ...LONGEST]) },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/soak/**', ...ISOLATED],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
});
