import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { format } from 'oxfmt';
import layout from '../../.oxfmtrc.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const CLI = require.resolve('supabase/dist/supabase.js');

const HEAD = '// Written by `npm run database:types` from supabase/migrations. Do not edit.\n\n';

/** Shorthands for types of rows, after the schema; nothing here uses them. */
const SHORTHANDS = /\ntype DatabaseWithoutInternals .*$/su;

/** The TypeScript that Supabase's own CLI writes for the tables of a database, formatted. */
export async function databaseTypes(database: PGlite): Promise<string> {
  const server = new PGLiteSocketServer({ db: database, port: 0, maxConnections: 4 });
  await server.start();
  try {
    const address = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
    const options = ['--lang', 'typescript', '--schema', 'public', '--workdir', tmpdir()];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [CLI, 'gen', 'types', `--remote=${address}`, ...options],
      { env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' } },
    );
    const { code } = await format('database.ts', HEAD + stdout.replace(SHORTHANDS, ''), layout);
    return code;
  } finally {
    await server.stop();
  }
}
