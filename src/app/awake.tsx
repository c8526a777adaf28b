import { useRouteContext } from '@tanstack/react-router';
import { createElement, useEffect } from 'react';
import type { FunctionComponent } from 'react';

type Page = FunctionComponent & { preload?: () => Promise<void> | undefined };

/** A page that is prerendered: it says when it is awake. */
export function withAwake(content: Page): Page {
  const page = () => (
    <>
      {createElement(content)}
      <Awake />
    </>
  );
  return content.preload === undefined ? page : Object.assign(page, { preload: content.preload });
}

/** Stands inside a page, and tells the app once that page is awake: only then may texts change. */
export function Awake() {
  const { app } = useRouteContext({ from: '__root__' });
  useEffect(() => app.onAwake(), [app]);
  return null;
}
