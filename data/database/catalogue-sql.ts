import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const SUPABASE = join(import.meta.dirname, '../../supabase');

/** The roles and grants of a Supabase project before the first migration. */
export const PROJECT_SQL = `
  create role anon; create role authenticated; create role service_role bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** The SQL that turns an empty PostgreSQL into a Supabase project with the catalogue, in order. */
export async function catalogueSql(): Promise<string[]> {
  const folder = join(SUPABASE, 'migrations');
  const migrations = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = [...migrations.map((name) => join(folder, name)), join(SUPABASE, 'seed.sql')];
  return [PROJECT_SQL, ...(await Promise.all(files.map((file) => readFile(file, 'utf8'))))];
}
