/**
 * `npm start`: installs what is missing, builds what is stale, serves dist/ and prints the address.
 * Plain JavaScript: it must run before anything is installed.
 */
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';

const DEFAULT_PORT = 4173;

ensureDependencies();
ensureBuild();

const { createSite } = await import('./site.mjs');
const wanted = Number.parseInt(process.env['PORT'] ?? '', 10);
const port = Number.isNaN(wanted) ? DEFAULT_PORT : wanted;
const host = process.env['HOST'] ?? 'localhost';
const server = createSite(join(import.meta.dirname, '../dist'));

server.on('error', (error) => {
  const inUse = 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    inUse
      ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=4174 npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  // With PORT=0, the system chooses a free one.
  const chosen = address !== null && typeof address === 'object' ? address.port : port;
  console.log(`Fernweh is served on http://${host}:${chosen}`);
});
