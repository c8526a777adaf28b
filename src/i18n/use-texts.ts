import { use, useMemo } from 'react';
import type { TFunction, i18n } from 'i18next';
import type { Language } from '#src/domain/language/language.ts';
import { loadTexts } from './load-texts.ts';
import type { Namespace } from './load-texts.ts';
import { useTextsContext } from './use-language.ts';

/**
 * The texts of a namespace in the interface language; the component suspends until they are loaded,
 * and throws where they cannot be. Faster than react-i18next's `useTranslation`, which copies the
 * instance for each of the hundred components of a result.
 */
export function useTexts<N extends Namespace>(namespace: N): { t: TFunction<N> } {
  const { i18n: instance, language, cache } = useTextsContext();
  const pending = pendingTexts(instance, namespace, language);
  if (pending !== null) use(pending);
  return useMemo(() => {
    const texts = cache.get(namespace) ?? new Map<string, unknown>();
    cache.set(namespace, texts);
    return { t: cached(instance.getFixedT<N, undefined, N>(language, namespace), texts) };
  }, [instance, language, namespace, cache]);
}

/**
 * The same function, but texts are looked up once and plain values are filled in here. Without it,
 * looking up texts is a fifth of the time that the planner's form takes to render, and a tenth of a
 * result's.
 */
function cached<N extends Namespace>(t: TFunction<N>, texts: Map<string, unknown>): TFunction<N> {
  return new Proxy(t, {
    apply(lookUp, self, parts: unknown[]): unknown {
      const [key, values] = parts;
      const find = (): unknown => Reflect.apply(lookUp, self, parts);
      if (typeof key !== 'string') return find();
      if (parts.length === 1) return remembered(texts, key, find);
      if (parts.length > 2 || !isPlain(values)) return find();
      const raw = remembered(texts, `${key} {{}}`, () =>
        Reflect.apply(lookUp, self, [key, { skipInterpolation: true }]),
      );
      return filled(raw, values) ?? find();
    },
  });
}

function remembered(texts: Map<string, unknown>, key: string, find: () => unknown): unknown {
  if (!texts.has(key)) texts.set(key, find());
  return texts.get(key);
}

type Values = Record<string, string | number>;

/** Options of i18next, which choose another text. */
const CHOOSING = ['count', 'context', 'ordinal', 'defaultValue', 'lng', 'ns', 'returnObjects'];

function isPlain(values: unknown): values is Values {
  return (
    typeof values === 'object' &&
    values !== null &&
    !CHOOSING.some((option) => option in values) &&
    Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number')
  );
}

const VALUE = /\{\{(?<name>\w+)\}\}/gu;

/** Null where i18next has to do it: a text with a format or with another text in it, or a value is missing. */
function filled(raw: unknown, values: Values): string | null {
  if (typeof raw !== 'string' || raw.includes('$t(')) return null;
  const text = raw.replaceAll(VALUE, (found, name: string) => String(values[name] ?? found));
  return text.includes('{{') ? null : text;
}

/** Long enough for React to have thrown the failure; the next component that needs the texts retries. */
const FAILURE_KEPT_MS = 2000;

/**
 * The promise that a component waits for; null where the texts were there before any asked. The same promise at each
 * render, also once it is fulfilled: React replays a render, and expects the same hooks and uses of it.
 */
function pendingTexts(
  instance: i18n,
  namespace: Namespace,
  language: Language,
): Promise<void> | null {
  const pending = PENDING.get(instance) ?? new Map<string, Promise<void>>();
  PENDING.set(instance, pending);
  const key = `${language}/${namespace}`;
  const known = pending.get(key);
  if (known !== undefined) return known;
  if (instance.hasResourceBundle(language, namespace)) return null;
  const loading = loadTexts(instance, [namespace], language);
  pending.set(key, loading);
  loading.catch(() => setTimeout(() => pending.delete(key), FAILURE_KEPT_MS));
  return loading;
}

const PENDING = new WeakMap<i18n, Map<string, Promise<void>>>();
