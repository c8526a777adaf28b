import { join } from 'node:path';
import { createSite } from '#server/site.mjs';

export type SiteUnderTest = { url: string; stop(): Promise<void> };

const DIST = join(import.meta.dirname, '../../../dist');

/** Serves the production build on loopback; a stopped site can be started again on its port. */
export async function startSite(port = 0, folder = DIST): Promise<SiteUnderTest> {
  const server = createSite(folder);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
