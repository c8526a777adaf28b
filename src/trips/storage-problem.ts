import { TravelError } from '#src/domain/errors.ts';

/** Why storage failed, as far as the traveller is told. */
export type StorageProblem = 'newer' | 'silent' | 'failed';

export function storageProblem(error: unknown): StorageProblem {
  if (!(error instanceof TravelError)) return 'failed';
  if (error.code === 'storage-newer') return 'newer';
  return error.code === 'storage-silent' ? 'silent' : 'failed';
}
