import { List, Map } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';

/** On a phone: from the full result to the map with its ideas, and back. */
export function ListOrMap() {
  const { t } = useTexts('result');
  const store = usePlannerStore();
  const sheet = usePlanner((state) => state.sheet);
  const hasIdeas = usePlanner((state) => state.ideas !== null);
  if (!hasIdeas) return null;
  const full = sheet === 'full';
  const Icon = full ? Map : List;
  return (
    <button
      type="button"
      aria-label={t(full ? 'onMap.map' : 'onMap.all')}
      onClick={() => store.setSheet(full ? 'half' : 'full')}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
