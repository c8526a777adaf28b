import { useSyncExternalStore } from 'react';

/** Whether what is rendered is markup that the build has made, and React only finds its way in it. */
export function usePrerendered(): boolean {
  return useSyncExternalStore(neverTold, no, yes);
}

function neverTold(): () => void {
  return no;
}

function no(): boolean {
  return false;
}

function yes(): boolean {
  return true;
}
