import { writeFile } from 'node:fs/promises';
import { databaseTypes } from './database/database-types.ts';
import { createMigratedDatabase } from './database/migrated-database.ts';

/** `npm run database:types`: writes the types of the catalogue's tables. */
const TARGET = 'src/providers/catalogue/supabase/database.ts';

const database = await createMigratedDatabase();
await writeFile(TARGET, await databaseTypes(database));
await database.close();
