import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { configurationOf } from './src/config/configuration.ts';
import { longestFirst } from './tests/longest-first.ts';

/** Files that replace a module, which the other files of their worker would see. */
const ISOLATED = ['tests/providers/catalogue/supabase/supabase-sdk.test.ts'];

const LONGEST = [
  'trip-table/trip-table.test.ts',
  'device-worker/device-client.test.ts',
  'supabase/supabase-faults.test.ts',
  'domain/climate/verdict.test.ts',
  'climate/surface-climate.test.ts',
  'climate/wind-and-humidity.test.ts',
  'climate/frost-and-heat.test.ts',
];

export default defineConfig({
  plugins: [react()],
  define: { CONFIGURATION: JSON.stringify(configurationOf({})) },
  test: {
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/services/shared-services.ts'],
    // A guard against what hangs, not a measure: machines differ.
    testTimeout: 240_000,
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
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
