import { withoutKeys } from '#src/domain/without-keys.ts';
import { once } from '#src/timing/once.ts';
import { eitherSignal, throwIfAborted, untilAborted } from '#src/timing/abort.ts';
import { loadTables } from './tables.ts';
import type { Tables } from './tables.ts';

export type SupabaseProject = {
  /** E.g. https://abcdefgh.supabase.co */
  url: string;
  /** Public key of the role anon: sb_publishable_…, or the older JSON web token. */
  anonKey: string;
  /** Time limit of one read, including the loading of the SDK; default 10 s. */
  limitMs?: number;
  /** Keys of the other services, which are hidden in every text like this one's. */
  otherKeys?: readonly string[];
};

/** Resolves with null after a failure, which it logs. */
type Read = <T>(
  what: string,
  query: (tables: Tables, signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
) => Promise<T | null>;

const LIMIT_MS = 10_000;
const MAX_REASON_LENGTH = 200;

export function createReader(project: SupabaseProject): Read {
  const { url, anonKey, limitMs = LIMIT_MS, otherKeys = [] } = project;
  const keys = [anonKey, ...otherKeys];
  const tables = once(() => loadTables(url, anonKey));
  return async (what, query, signal) => {
    throwIfAborted(signal);
    const limit = AbortSignal.timeout(limitMs);
    const ended = eitherSignal(signal, limit);
    try {
      return await untilAborted(
        tables().then((loaded) => query(loaded, ended)),
        ended,
      );
    } catch (error) {
      throwIfAborted(signal);
      const reason = limit.aborted ? `no answer in ${limitMs / 1000} s` : reasonOf(error, keys);
      console.error(`The ${what} of the catalogue could not be read: ${reason}`);
      return null;
    }
  };
}

/** One short line without keys and without URLs, which may hold a secret. */
function reasonOf(error: unknown, keys: readonly string[]): string {
  const text = error instanceof Error ? error.message : String(error);
  return withoutKeys(text, keys)
    .replaceAll(/\bhttps?:\/\/\S+/gu, '[address]')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, MAX_REASON_LENGTH);
}
