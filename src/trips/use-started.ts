import { useEffect, useState } from 'react';

/** A store made once for what it depends on, and running as long as the screen is there. */
export function useStarted<T extends { start: () => () => void }>(create: () => T): T {
  const [store] = useState(create);
  useEffect(() => store.start(), [store]);
  return store;
}
