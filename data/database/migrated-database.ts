import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const SUPABASE = join(import.meta.dirname, '../../supabase');

/** What a Supabase project has before the first migration: its roles, and all rights for them. */
const PROJECT = `
  create role anon; create role authenticated; create role service_role bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** All statements that make a database with the catalogue, in their order. */
export async function catalogueSql(): Promise<string[]> {
  const folder = join(SUPABASE, 'migrations');
  const migrations = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = [...migrations.map((name) => join(folder, name)), join(SUPABASE, 'seed.sql')];
  return [PROJECT, ...(await Promise.all(files.map((file) => readFile(file, 'utf8'))))];
}

/** A PostgreSQL of its own, in memory, with the migrations and the seed. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  for (const sql of await catalogueSql()) await database.exec(sql);
  return database;
}
