import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { yieldToMain } from '#src/timing/yield-to-main.ts';
import { pageKey } from '../address/page-key.ts';
import type { AppRouter } from '../router.tsx';

/**
 * Hydrates the prerendered page in this element, which names its page in data-page. Resolves to
 * false, with nothing touched, where the address wants another page: a host without our redirects
 * answers an unknown article with the page for unknown addresses.
 */
export async function hydrate(root: Element, tree: ReactNode, router: AppRouter): Promise<boolean> {
  await router.load();
  await documentParsed();
  if (root.getAttribute('data-page') !== pageKey(router)) return false;
  // Else the router puts a Suspense boundary around the page that the prerendered markup lacks.
  router.ssr = { manifest: undefined };
  await yieldToMain();
  // In a transition React yields between its steps, so that input is answered meanwhile.
  startTransition(() => void hydrateRoot(root, tree));
  return true;
}

/** A touch may start the product while the page is still arriving. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
