import { inspect } from 'node:util';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';
import { watchBrowser } from '#tests/helpers/watched-browser.ts';
import { startOpenAiService } from '#tests/services/openai-service.ts';
import type { Service } from '#tests/services/service.ts';
import { DATABASE_MS, startSupabaseProxy } from '#tests/services/supabase-service.ts';
import { SUPABASE_KEY } from '#tests/services/supabase-wire.ts';
import { createFaultTable } from './fault-table.ts';
import { DRAFT, faultsAfter, limitFor, openPlannerWith } from './fault-world.ts';
import { PASS } from './faults.ts';

const table = createFaultTable('Catalogue: products on offer in the result, and requests');
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const ai = await startOpenAiService();
let database: Service;

beforeAll(async () => {
  watchBrowser();
  database = await startSupabaseProxy(inject('supabaseUrl'));
}, DATABASE_MS);
beforeEach(() => {
  logged.mockClear();
  database.requests.splice(0);
});
afterEach(() => database.failAlways(null));
afterAll(async () => {
  logged.mockRestore();
  vi.unstubAllGlobals();
  table.print();
  await Promise.all([database.stop(), ai.stop()]);
});

/** The lists are three parallel requests; the products follow in one. */
const READS = [
  { read: 'lists', answered: 0, maxRequests: 3 },
  { read: 'products', answered: 3, maxRequests: 1 },
] as const;

describe.each(READS)('$read', ({ read, answered, maxRequests }) => {
  test.each(faultsAfter(answered))(
    '$name: the plan has no products, and the failure is logged once',
    async (row) => {
      const url = row.at ?? database.url;
      const catalogue = createSupabaseCatalogue({
        url,
        anonKey: SUPABASE_KEY,
        limitMs: limitFor(row),
      });
      const { store, history } = openPlannerWith({ openAiUrl: ai.url, catalogue });
      const savedBefore = (await history.list()).trips.length;
      database.fail(...Array.from({ length: answered }, () => PASS));
      database.failAlways(row.fault);
      await store.submit();

      const { planning, draft } = store.getState();
      const planned = planning.status === 'ready' ? planning.planned : null;
      const sections = planned?.wordings.en?.recommendation.sections;
      expect(sections?.recommendedEquipment).toMatchObject({ offered: 0, categories: [] });
      expect(sections?.weather.summary).not.toBe('');
      expect(draft).toMatchObject(DRAFT);
      expect((await history.list()).trips).toHaveLength(savedBefore + 1);
      const sent = database.requests.length - (row.at === undefined ? answered : 0);
      expect(sent).toBeLessThanOrEqual(row.at === undefined ? maxRequests : 0);
      expect(logged).toHaveBeenCalledOnce();
      expect(inspect(logged.mock.calls, { depth: 9 })).not.toContain(SUPABASE_KEY);
      table.note(row.name, read, `0 products x${row.at === undefined ? sent : '-'}`);
    },
  );
});

test('once the database answers again, the next plan has products', async () => {
  const catalogue = createSupabaseCatalogue({ url: database.url, anonKey: SUPABASE_KEY });
  const { store } = openPlannerWith({ openAiUrl: ai.url, catalogue });
  database.failAlways({ kind: 'answer', status: 503 });
  await store.submit();
  database.failAlways(null);
  await store.submit();
  const { planning } = store.getState();
  const planned = planning.status === 'ready' ? planning.planned : null;
  const equipment = planned?.wordings.en?.recommendation.sections.recommendedEquipment;
  expect(equipment?.offered).toBeGreaterThan(40);
  expect(equipment?.categories).not.toEqual([]);
});
