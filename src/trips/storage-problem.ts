import { TravelError } from '#src/domain/errors.ts';

/** What a traveller has to know about storage that did not do what it was asked. */
export type StorageProblem = 'newer' | 'failed';

export function storageProblem(error: unknown): StorageProblem {
  return error instanceof TravelError && error.code === 'storage-newer' ? 'newer' : 'failed';
}
