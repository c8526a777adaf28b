/**
 * The process behind startSupabaseService: PostgREST's grammar in front of a real PostgreSQL. Its first
 * argument is the catalogue, 'own' or 'specified', the others are statements that follow. Sends its
 * address to the parent.
 */
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { catalogueSql, PROJECT_SQL } from '#data/database/catalogue-sql.ts';
import { startService } from './service.ts';
import { specifiedCatalogueSql } from './specified-catalogue.ts';
import { SUPABASE_KEY, answerOf, keysOf } from './supabase-wire.ts';

const connection = await createPgliteConnection();
const [shape, ...further] = process.argv.slice(2);
const catalogue =
  shape === 'specified' ? [PROJECT_SQL, ...specifiedCatalogueSql()] : await catalogueSql();
for (const sql of [...catalogue, ...further]) await connection.driver.exec(sql);
const app = new App({
  connection,
  auth: { enabled: false, publishable_key: SUPABASE_KEY },
  options: { server: { admin: false, disableStudio: true } },
});
const { url } = await startService({
  answer: async ({ method, path, headers }) => {
    const request = new Request(`http://127.0.0.1${path}`, { method, headers: keysOf(headers) });
    return answerOf(await app.fetch(request));
  },
});
process.once('disconnect', () => process.exit());
process.send?.(url);
