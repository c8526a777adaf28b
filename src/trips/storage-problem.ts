import { TravelError } from '#src/domain/errors.ts';

/** Why storage failed, as far as the traveller is told. */
export type StorageProblem = 'newer' | 'failed';

export function storageProblem(error: unknown): StorageProblem {
  return error instanceof TravelError && error.code === 'storage-newer' ? 'newer' : 'failed';
}
