import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { App } from '../app-services.ts';
import { AppTree } from '../app-tree.tsx';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { pageKey } from '../address/page-key.ts';
import type { AppRouter } from '../router.tsx';
import { isSleeping } from './sleep.ts';
import { dropStylesBelow } from './styles-below.ts';

/**
 * Wakes the prerendered page in this element, which names its page in data-page. False, with
 * nothing touched, where the address wants another page: a host without our redirects answers an
 * unknown article with the page for unknown addresses.
 */
export async function hydrate(root: Element, app: App, router: AppRouter): Promise<boolean> {
  await router.load();
  await wholeDocument();
  if (root.getAttribute('data-page') !== pageKey(router)) return false;
  // Without it the router puts a boundary around everything that the prerendered page has not.
  router.ssr = { manifest: undefined };
  dropStylesBelow(isSleeping());
  await yieldToMain();
  // As a transition React wakes the page piece by piece, and answers a touch in between.
  startTransition(() => {
    hydrateRoot(root, <AppTree app={app} router={router} />);
  });
  return true;
}

/** A touch may start the product while the page is still arriving. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
