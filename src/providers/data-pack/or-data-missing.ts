import { isAbort, TravelError } from '#src/domain/errors.ts';

/** The answer; whatever fails but an abort means that data is missing. */
export async function orDataMissing<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isAbort(error) || error instanceof TravelError) throw error;
    throw new TravelError('data-missing', { cause: error });
  }
}
