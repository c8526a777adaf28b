export const DATABASE_NAME = 'fernweh';

/**
 * Whether the database exists, without opening it and without Dexie. True where the browser cannot
 * list databases. Rejects where storage is blocked.
 */
export async function hasDatabase(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === DATABASE_NAME);
}
