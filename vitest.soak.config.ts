import { defineConfig } from 'vitest/config';
import e2e from './vitest.e2e.config.ts';

/** Walks through every screen in every combination, and trials that try to break the product: `npm run test:soak`. */
export default defineConfig({
  test: {
    ...e2e.test,
    include: ['tests/soak/**/*.soak.ts'],
    testTimeout: 1_200_000,
    // Some replace parts of the globals that others need.
    isolate: true,
  },
});
