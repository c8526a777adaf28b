/**
 * The process behind startSupabaseService: PostgREST's grammar in front of a real PostgreSQL, with our
 * migrations, our seed, and the statements of the arguments. Sends its address to the parent.
 */
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { catalogueSql } from '#data/database/catalogue-sql.ts';
import { startService } from './service.ts';
import { SUPABASE_KEY, answerOf, keysOf } from './supabase-wire.ts';

const connection = await createPgliteConnection();
const further = process.argv.slice(2);
for (const sql of [...(await catalogueSql()), ...further]) await connection.driver.exec(sql);
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
