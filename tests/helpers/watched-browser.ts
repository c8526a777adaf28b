import { vi } from 'vitest';

/**
 * Stubs WebSocket and localStorage; the returned list records each use of them. Supabase's SDK
 * checks that WebSocket exists, even if it never opens one; Node 20 has none.
 */
export function watchBrowser(): string[] {
  const used: string[] = [];
  const storage = new Proxy(
    {},
    {
      get(_target, key) {
        used.push(`localStorage.${String(key)}`);
      },
    },
  );
  function WebSocket() {
    used.push('WebSocket');
  }
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('localStorage', storage);
  return used;
}
