import { PGlite } from '@electric-sql/pglite';
import { catalogueSql } from './catalogue-sql.ts';

/** A PostgreSQL of its own, in memory, with the migrations and the seed. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  for (const sql of await catalogueSql()) await database.exec(sql);
  return database;
}
