import { createElement } from 'react';
import type { FunctionComponent } from 'react';
import { Awake } from './awake.tsx';

type Page = FunctionComponent & { preload?: () => Promise<void> | undefined };

/** A page that is prerendered: it says when it is awake. */
export function readingPage(content: Page): Page {
  const page = () => (
    <>
      {createElement(content)}
      <Awake />
    </>
  );
  return content.preload === undefined ? page : Object.assign(page, { preload: content.preload });
}
