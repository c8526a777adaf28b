import { Suspense, use } from 'react';
import { once } from '#src/timing/once.ts';
import type { WithStopsProps } from './with-stops.tsx';

/** Only for trips with stops. */
const loadWithStops = once(async () => (await import('./with-stops.tsx')).WithStops);

export function LazyWithStops(props: WithStopsProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: WithStopsProps) {
  const WithStops = use(loadWithStops());
  return <WithStops {...props} />;
}
