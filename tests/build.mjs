/** The build stage of `npm test` and `npm run test:soak`: builds what is stale. */
import { ensureBuild } from '../server/build.mjs';

ensureBuild();
