import { useMatch, useParams, useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { Suspense, createElement, use, useEffect } from 'react';
import type { FunctionComponent } from 'react';
import type { TypeOptions, i18n } from 'i18next';
import type { Language } from '#src/domain/language.ts';
import { languageOf } from '#src/i18n/i18n.ts';
import { useI18n } from '#src/i18n/use-language.ts';
import type { App } from '../app-services.ts';
import { Awake } from '../start/awake.tsx';
import { once } from '#src/timing/once.ts';
import { endSleep, fallAsleep, isSleeping, loadWhenRead } from '../start/sleep.ts';
import { dropStylesBelow } from '../start/styles-below.ts';
import { usePrerendered } from '../start/use-prerendered.ts';

type Params = Partial<Record<string, string>>;

type ReadingPage<Data> = {
  texts: (keyof TypeOptions['resources'])[];
  find: () => Promise<FunctionComponent>;
  /** What the page is about, where its address decides that: its route's loader data. */
  read?: (params: Params, language: Language) => Promise<Data>;
  /** Whether this visitor is known, and finds more on the page than what is prerendered. */
  isKnown?: () => Promise<boolean>;
};

type LoaderInput = { context: { app: App }; params: Params; preload: boolean };

/**
 * Loader and component of a page that can be read without scripts. Where it is prerendered it stays
 * what the build has made of it, inside a frame that is awake, and its code and texts are not
 * downloaded until somebody reads on or touches something. Until then it has no loader data.
 */
export function readingPage<Data = undefined>({ texts, find, read, isKnown }: ReadingPage<Data>) {
  let found: FunctionComponent | null = null;
  let finding: Promise<FunctionComponent> | null = null;
  const loadCode = once(async () => {
    found = await find();
    dropStylesBelow();
    return found;
  });
  const load = async (instance: i18n, params: Params) => {
    const reading = Promise.resolve(read?.(params, languageOf(instance)));
    const texting = instance.loadNamespaces(texts);
    const [page, loaderData] = await Promise.all([loadCode(), reading, texting]);
    return { page, loaderData };
  };
  const Page = () => {
    const prerendered = usePrerendered();
    const instance = useI18n();
    const router = useRouter<AnyRouter>();
    const id = useMatch({ strict: false, select: (match) => match.id });
    const params = useParams({ strict: false });
    useEffect(endSleep, []);
    if (!prerendered || !isSleeping()) return createElement(found ?? use(loadCode()));
    finding ??= loadWhenRead(async () => {
      const { page } = await load(instance, params);
      // All is here by now: the loader, asked again, only says what the page is about.
      if (read !== undefined) await readAgain(router, id);
      return page;
    });
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
    async loader({ context, params, preload }: LoaderInput): Promise<Data | undefined> {
      const { app } = context;
      if (preload || !app.isAsleep() || isSleeping()) {
        const { loaderData } = await load(app.i18n, params);
        return loaderData;
      }
      fallAsleep(isKnown);
      return undefined;
    },
    component: () => page,
  };
}

async function readAgain(router: AnyRouter, id: string): Promise<void> {
  await router.invalidate({ filter: (match) => match.id === id, sync: true });
}

/** Nothing sleeps in a page that was left before it was read. */
function UntilLeft() {
  useEffect(() => endSleep, []);
  return null;
}
