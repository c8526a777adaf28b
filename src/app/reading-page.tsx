import { Suspense, createElement, use, useEffect } from 'react';
import type { FunctionComponent } from 'react';
import type { TypeOptions, i18n } from 'i18next';
import { useI18n } from '#src/i18n/use-language.ts';
import type { App } from './app-services.ts';
import { Awake } from './awake.tsx';
import { onceUnlessFailed } from './once-unless-failed.ts';
import { endSleep, fallAsleep, loadWhenRead } from './sleep.ts';
import { dropStylesBelow } from './styles-below.ts';
import { usePrerendered } from './use-prerendered.ts';

type ReadingPage = {
  texts: (keyof TypeOptions['resources'])[];
  find: () => Promise<FunctionComponent>;
  /** Whether this visitor is known, and finds more on the page than what is prerendered. */
  isKnown?: () => Promise<boolean>;
};

type LoaderInput = { context: { app: App }; preload: boolean };

/**
 * Loader and component of a page that can be read without scripts. Where it is prerendered it stays
 * what the build has made of it, inside a frame that is awake, and its code and texts are not
 * downloaded until somebody reads on or touches something.
 */
export function readingPage({ texts, find, isKnown }: ReadingPage) {
  let found: FunctionComponent | null = null;
  let finding: Promise<FunctionComponent> | null = null;
  const loadCode = onceUnlessFailed(async () => {
    found = await find();
    dropStylesBelow();
    return found;
  });
  const load = async (instance: i18n) => {
    const [page] = await Promise.all([loadCode(), instance.loadNamespaces(texts)]);
    return page;
  };
  const Page = () => {
    const prerendered = usePrerendered();
    const instance = useI18n();
    useEffect(endSleep, []);
    if (found !== null) return createElement(found);
    if (!prerendered) return createElement(use(loadCode()));
    finding ??= loadWhenRead(() => load(instance));
    return createElement(use(finding));
  };
  // Always the same element: React wakes at once what is given to it anew.
  const page = (
    <>
      <Suspense>
        <Page />
      </Suspense>
      <UntilLeft />
      <Awake />
    </>
  );
  return {
    async loader({ context: { app }, preload }: LoaderInput): Promise<void> {
      if (preload || !app.isAsleep()) await load(app.i18n);
      else fallAsleep(isKnown);
    },
    component: () => page,
  };
}

/** Nothing sleeps in a page that was left before it was read. */
function UntilLeft() {
  useEffect(() => endSleep, []);
  return null;
}
