import { mergeConfig } from 'vitest/config';
import e2e from './vitest.e2e.config.ts';

/** Walks through every screen in every combination: `npm run test:soak`. */
export default mergeConfig(e2e, {
  test: { include: ['tests/soak/**/*.soak.ts'], testTimeout: 1_200_000 },
});
