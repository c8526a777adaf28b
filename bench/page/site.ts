import { createSite } from '#server/site.mjs';

/** One answer of the server: when it was requested, and its bytes on the wire, headers included. */
export type Transfer = { path: string; atMs: number; bytes: number };

export type Site = {
  url: string;
  transfers: Transfer[];
  stop: () => Promise<void>;
};

/** Serves a folder with the server of `npm start` and records every transfer. */
export async function serve(folder: string): Promise<Site> {
  const server = createSite(folder);
  const transfers: Transfer[] = [];
  server.prependListener('request', ({ url = '/', socket }, response) => {
    const atMs = Date.now();
    const before = socket.bytesWritten;
    response.once('finish', () => {
      const path = new URL(url, 'http://localhost').pathname;
      transfers.push({ path, atMs, bytes: socket.bytesWritten - before });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    transfers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const isScript = ({ path }: Transfer) => /\.m?js$/u.test(path);
export const isTravelData = ({ path }: Transfer) => /^\/(?:data|basemap)\//u.test(path);

export function kilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
