import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Stands inside a page, and tells the app once that page is awake: only then may texts change. */
export function Awake() {
  const { app } = useRouteContext({ from: '__root__' });
  useEffect(() => app.onAwake(), [app]);
  return null;
}
