import { LANGUAGES } from '#src/domain/language/language.ts';
import type { CompletePlan, TripHistory } from '#src/domain/ports.ts';
import { lacksWording } from '#src/domain/missing-wordings.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { whenIdle } from '#src/timing/when-idle.ts';

/**
 * Says a saved trip, and what is proposed for it, in the languages that they lack, and stores that.
 * Rejects where either fails; the trip stays as it is then.
 */
export async function completeSaved(
  history: Pick<TripHistory, 'get' | 'addWordings'>,
  complete: CompletePlan,
  id: string,
): Promise<void> {
  const saved = await history.get(id);
  const plans: PlannedTrip[] = [saved, saved?.proposal].flatMap((plan) => plan ?? []);
  for (const plan of plans) {
    if (isIncomplete(plan)) await history.addWordings(id, await complete(plan));
  }
}

/**
 * The same history. What is saved or proposed in one language is said in the other once the browser is
 * idle; where that is not to be, when the trip is opened in it.
 */
export function completingLater(
  history: TripHistory,
  complete: CompletePlan,
  runLater: (run: () => void) => void = whenIdle,
): TripHistory {
  const completeLater = (id: string, planned: PlannedTrip | null) => {
    if (planned === null || !isIncomplete(planned)) return;
    runLater(() => {
      completeSaved(history, complete, id).catch((error: unknown) =>
        console.warn('A saved trip stays in one language for now', error),
      );
    });
  };
  return {
    ...history,
    async save(planned, ...own) {
      const saved = await history.save(planned, ...own);
      completeLater(saved.id, saved);
      return saved;
    },
    async propose(id, planned) {
      const isThere = await history.propose(id, planned);
      if (isThere) completeLater(id, planned);
      return isThere;
    },
  };
}

function isIncomplete(planned: PlannedTrip): boolean {
  return LANGUAGES.some((language) => lacksWording(planned, language));
}
