export const DATABASE_NAME = 'fernweh';

/**
 * Whether anything was ever kept on this device, without opening the database and without Dexie.
 * True where the browser does not tell. Rejects where it keeps storage from us.
 */
export async function hasDatabase(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === DATABASE_NAME);
}
