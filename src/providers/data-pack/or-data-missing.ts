import { isAbort, TravelError } from '#src/domain/errors.ts';

/** Turns failures other than aborts and TravelErrors into 'data-missing'. */
export async function orDataMissing<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isAbort(error) || error instanceof TravelError) throw error;
    throw new TravelError('data-missing', { cause: error });
  }
}
