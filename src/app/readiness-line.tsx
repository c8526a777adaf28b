import { Suspense, lazy } from 'react';
import { useOffline } from './use-offline.ts';

const ReadinessText = lazy(async () => {
  const { ReadinessText: text } = await import('./readiness-text.tsx');
  return { default: text };
});

/** What of the product is on this device, as counted in its caches; nothing where nobody has counted. */
export function ReadinessLine() {
  const readiness = useOffline((state) => state.readiness);
  const offline = useOffline((state) => state.connection === 'offline');
  if (readiness.status === 'unknown') return null;
  return (
    <Suspense>
      <ReadinessText readiness={readiness} offline={offline} />
    </Suspense>
  );
}
