import type { Traveller } from '#tests/e2e/support/traveller.ts';

/** A browser with a fault. `arrange` is called before the first page is opened. */
export type Environment = {
  name: string;
  arrange: (traveller: Traveller, url: string) => Promise<void>;
};

/** Features that a browser may lack in which Fernweh runs, by its engine, its version or on plain http. */
export const BARE = [
  'StorageManager',
  'navigator.storage',
  'CompressionStream',
  'OffscreenCanvas',
  'BroadcastChannel',
  'navigator.locks',
  'LaunchQueue',
  'launchQueue',
  'caches',
  'crypto.subtle',
] as const;

type Fault = 'missing' | 'null' | 'broken' | 'silent';

/** Without this part; `null`: it returns nothing. */
export function missing(part: string, fault: 'missing' | 'null' = 'missing'): Environment {
  return environment(part, fault);
}

/** Without any of these, in pages and in their workers. */
export function without(parts: readonly string[]): Environment {
  return {
    name: `${parts.join(', ')} missing`,
    async arrange({ context }) {
      const fault: Fault = 'missing';
      for (const part of parts) await context.addInitScript(spoil, { part, fault });
      await context.route(/\.worker-[^/]+\.js$/u, async (route) => {
        const script = await (await route.fetch()).text();
        const calls = parts.map((part) => `spoil(${JSON.stringify({ part, fault })});`).join('\n');
        // `__name` is a helper of tsx, which wraps named functions.
        const body = `{ const __name = (value) => value; ${String(spoil)}\n${calls} }\n${script}`;
        await route.fulfill({ body, contentType: 'text/javascript' });
      });
    },
  };
}

/** Using or calling this part throws. */
export function broken(part: string): Environment {
  return environment(part, 'broken');
}

/** Calling this part is never answered. */
export function silent(part: string): Environment {
  return environment(part, 'silent');
}

function environment(part: string, fault: Fault): Environment {
  return {
    name: `${part} ${fault}`,
    async arrange({ context }) {
      await context.addInitScript(spoil, { part, fault });
    },
  };
}

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */

/** Runs in each page before its own scripts. */
function spoil({ part, fault }: { part: string; fault: Fault }): void {
  const names = part.split('.');
  const last = names.pop() ?? '';
  let owner: unknown = globalThis;
  for (const name of names) owner = Reflect.get(Object(owner), name);
  if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return;

  const fail = (): never => {
    throw new DOMException(`${part} is blocked`, 'SecurityError');
  };
  const never = () => (part === 'indexedDB.open' ? new EventTarget() : new Promise(() => {}));
  class SilentWorker extends EventTarget {
    postMessage(): void {}
    terminate(): void {}
  }
  const replacements = {
    null: () => null,
    broken: fail,
    silent: part === 'Worker' ? SilentWorker : never,
  };
  if (fault === 'missing') {
    for (let at: object | null = owner; at !== null; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, last);
    }
  } else if (fault === 'broken' && names.length === 0 && part !== 'Worker') {
    Reflect.defineProperty(owner, last, { get: fail });
  } else {
    Reflect.defineProperty(owner, last, { value: replacements[fault] });
  }
}
