import type { i18n } from 'i18next';
import { Suspense, createElement, use } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language/language.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { once } from '#src/timing/once.ts';
import type { WithStopsProps } from './with-stops.tsx';

type WithStops = (props: WithStopsProps) => ReactNode;

let loaded: WithStops | null = null;

/** By language: the code, and its texts. A failure is not kept. */
const loading = new Map<Language, () => Promise<WithStops>>();

/** Only for trips with stops. */
function loadIn(language: Language, instance: i18n): Promise<WithStops> {
  const load =
    loading.get(language) ??
    once(async () => {
      const [part] = await Promise.all([
        import('./with-stops.tsx'),
        loadTexts(instance, ['route'], language),
      ]);
      loaded = part.WithStops;
      return part.WithStops;
    });
  loading.set(language, load);
  return load();
}

export function LazyWithStops(props: WithStopsProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

/**
 * Loads the part with its texts. React cannot replay hooks behind a `use` of texts that arrived
 * meanwhile, and expects a promise that was waited for to be used again at each render.
 */
function Loaded(props: WithStopsProps) {
  const instance = useI18n();
  const language = useLanguage();
  const isReady = loaded !== null && instance.hasResourceBundle(language, 'route');
  const isThere = isReady && !loading.has(language);
  return createElement(isThere && loaded ? loaded : use(loadIn(language, instance)), props);
}
