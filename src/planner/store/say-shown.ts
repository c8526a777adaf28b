import type { StoreApi } from 'zustand/vanilla';
import { lacksWording, withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { PlannerDeps, PlannerState } from './planner-state.ts';

/**
 * Says the shown result in the language of the page, where it is not yet; where that fails it stays in the
 * language it has. Never rejects.
 */
export async function sayShown(
  store: StoreApi<PlannerState>,
  { complete }: Pick<PlannerDeps, 'complete'>,
): Promise<void> {
  const { planning: before, language } = store.getState();
  if (before.status !== 'ready' || !lacksWording(before.planned, language)) return;
  try {
    const completed = await complete(before.planned);
    const { planning } = store.getState();
    if (planning.status !== 'ready' || planning.record !== before.record) return;
    const planned = withWordingsOf(planning.planned, completed);
    store.setState({ planning: { ...planning, planned, unsaid: false } });
  } catch (error) {
    console.error('Error saying the result in another language', error);
    store.setState(({ planning }) =>
      planning.status === 'ready' && planning.record === before.record
        ? { planning: { ...planning, unsaid: true } }
        : {},
    );
  }
}
