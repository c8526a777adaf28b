import { use, useMemo } from 'react';
import type { TFunction, TypeOptions, i18n } from 'i18next';
import { useTextsContext } from './use-language.ts';

type TextNamespace = keyof TypeOptions['resources'];

/**
 * The texts of a namespace in the interface language; the component waits until they are loaded.
 * Does what `useTranslation` does, which copies the whole instance for each component that asks: in
 * a result of some hundred components that takes longer than working the result out.
 */
export function useTexts<N extends TextNamespace>(namespace: N): { t: TFunction<N> } {
  const { i18n: instance, language, loaded } = useTextsContext();
  let known = loaded.get(namespace);
  if (known === undefined) {
    if (!instance.hasLoadedNamespace(namespace)) use(loadingOf(instance, namespace));
    known = new Map<string, unknown>();
    loaded.set(namespace, known);
  }
  return useMemo(
    () => ({ t: remembering(instance.getFixedT<N, undefined, N>(language, namespace), known) }),
    [instance, language, namespace, known],
  );
}

/**
 * The same function, which looks up a text without values once. Looked up anew each time, texts are a
 * sixth to a quarter of the time that rendering the planner's form takes.
 */
function remembering<N extends TextNamespace>(
  t: TFunction<N>,
  known: Map<string, unknown>,
): TFunction<N> {
  return new Proxy(t, {
    apply(find, self, parts: unknown[]): unknown {
      const [key] = parts;
      if (parts.length !== 1 || typeof key !== 'string') return Reflect.apply(find, self, parts);
      if (!known.has(key)) known.set(key, Reflect.apply(find, self, parts));
      return known.get(key);
    },
  });
}

/** One promise for all that wait. */
function loadingOf(instance: i18n, namespace: TextNamespace): Promise<void> {
  const waits = WAITS.get(instance) ?? new Map<TextNamespace, Promise<void>>();
  const waiting = waits.get(namespace) ?? instance.loadNamespaces(namespace);
  WAITS.set(instance, waits.set(namespace, waiting));
  return waiting;
}

const WAITS = new WeakMap<i18n, Map<TextNamespace, Promise<void>>>();
