import { showStartFailure } from '#src/app/start-failure.ts';
import { reloadForMissingChunks } from '#src/app/stale-build.ts';
import { startMapEarly } from '#src/app/start-map-early.ts';
import { installTrustedTypes } from '#src/app/trusted-types.ts';

installTrustedTypes();
reloadForMissingChunks();
const root = document.querySelector('#root');
if (root === null) throw new Error('Failed to find the root element');
startMapEarly(root)
  // Before the frame, and so in a task of its own: both at once would keep a slow phone from answering.
  .then(() => import('react-dom/client'))
  .then(() => import('#src/app/start.tsx'))
  .then(({ start }) => start(root))
  .catch((error: unknown) => showStartFailure(root, error));
