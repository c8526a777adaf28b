/** Has the browser promised to keep what is stored? 'unknown' where it does not say. */
export type Persistence = 'granted' | 'refused' | 'unknown';

export function readPersistence(): Promise<Persistence> {
  return answerOf((storage) => storage.persisted());
}

/** Some browsers decide by themselves, others ask the traveller. */
export function askToPersist(): Promise<Persistence> {
  return answerOf((storage) => storage.persist());
}

/** Browsers have no storage manager on plain http, and some have none at all. */
async function answerOf(ask: (storage: StorageManager) => Promise<boolean>): Promise<Persistence> {
  if (!('storage' in navigator)) return 'unknown';
  try {
    return (await ask(navigator.storage)) ? 'granted' : 'refused';
  } catch (error) {
    console.warn('The browser does not say whether it keeps what is stored', error);
    return 'unknown';
  }
}
