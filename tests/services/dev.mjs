/** `npm run dev:services`: dev-services.ts loaded by Vite, so that it can import the app's sources. */
import { join } from 'node:path';
import { createServer } from 'vite';

const loader = await createServer({
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
await loader.ssrLoadModule('/tests/services/dev-services.ts');
