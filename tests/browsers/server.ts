import { createSite } from '#server/site.mjs';

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Serves the production build on loopback; a stopped server refuses connections. */
export async function startServer(dist: string): Promise<RunningServer> {
  const server = createSite(dist);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
