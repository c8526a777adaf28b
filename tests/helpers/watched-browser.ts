import { vi } from 'vitest';

/**
 * A WebSocket and a localStorage that do nothing but note in the list that somebody used them.
 * Supabase's SDK wants to see a WebSocket, even if it never opens one; Node 20 has none.
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
