import { useEffect, useState } from 'react';

/** Creates a store on mount and runs it until unmount. */
export function useStarted<T extends { start: () => () => void }>(create: () => T): T {
  const [store] = useState(create);
  useEffect(() => store.start(), [store]);
  return store;
}
