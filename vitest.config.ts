import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { configurationOf } from './src/config/configuration.ts';

/** Files that replace a module, which the other files of their worker would see. */
const ISOLATED = ['tests/providers/catalogue/supabase/supabase-sdk.test.ts'];

export default defineConfig({
  plugins: [react()],
  define: { CONFIGURATION: JSON.stringify(configurationOf({})) },
  test: {
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/services/shared-services.ts'],
    // A guard against what hangs, not a measure: machines differ.
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
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
