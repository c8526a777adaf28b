import { afterEach, expect, test, vi } from 'vitest';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';

const SDK = '@supabase/supabase-js';
const NOTHING = { terrains: [], climates: [], activities: [] };

afterEach(() => {
  vi.doUnmock(SDK);
  vi.restoreAllMocks();
});

function create() {
  return createSupabaseCatalogue({ url: 'http://127.0.0.1:9', anonKey: 'key' });
}

test('an SDK that cannot be loaded fails the read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock(SDK, () => {
    throw new Error('no network');
  });
  expect(await create().vocabulary()).toEqual(NOTHING);
  expect(log).toHaveBeenCalledOnce();
});

test('an abort works while the SDK loads', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock(SDK, () => new Promise(() => undefined));
  const abort = new AbortController();
  const vocabulary = create().vocabulary(abort.signal);
  abort.abort();
  await expect(vocabulary).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
});
