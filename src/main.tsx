import { missingFeature, showUnsupported } from '#src/app/start/browser-check.ts';
import { showStartFailure } from '#src/app/start/start-failure.ts';
import { reloadForMissingChunks } from '#src/app/start/stale-build.ts';
import { startMapEarly } from '#src/app/start/start-map-early.ts';
import { installTrustedTypes } from '#src/app/start/trusted-types.ts';

installTrustedTypes();
reloadForMissingChunks();
const root = document.querySelector('#root');
if (root === null) throw new Error('Failed to find the root element');
const missing = missingFeature();
if (missing === null) startProduct(root);
else showUnsupported(root, missing);

function startProduct(place: Element): void {
  startMapEarly(place)
    // In a task of its own: evaluating React and the frame in one would block input on a slow phone.
    .then(() => import('react-dom/client'))
    .then(() => import('#src/app/start/start.tsx'))
    .then(({ start }) => start(place))
    .catch((error: unknown) => showStartFailure(place, error));
}
