import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { configurationOf } from './src/config/configuration.ts';

export default defineConfig({
  plugins: [react()],
  define: { CONFIGURATION: JSON.stringify(configurationOf({})) },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/soak/**'],
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/services/shared-services.ts'],
    // A guard against what hangs, not a measure: machines differ.
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
