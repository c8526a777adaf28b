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
  if (!loaded.has(namespace)) {
    if (!instance.hasLoadedNamespace(namespace)) use(loadingOf(instance, namespace));
    loaded.add(namespace);
  }
  return useMemo(
    () => ({ t: instance.getFixedT<N, undefined, N>(language, namespace) }),
    [instance, language, namespace],
  );
}

/** One promise for all that wait. */
function loadingOf(instance: i18n, namespace: TextNamespace): Promise<void> {
  const waits = WAITS.get(instance) ?? new Map<TextNamespace, Promise<void>>();
  const waiting = waits.get(namespace) ?? instance.loadNamespaces(namespace);
  WAITS.set(instance, waits.set(namespace, waiting));
  return waiting;
}

const WAITS = new WeakMap<i18n, Map<TextNamespace, Promise<void>>>();
