import type { DayPlan } from './day-plan.ts';

/** The plan with other keys for these ideas. */
export function renameIdeas(plan: DayPlan, keys: ReadonlyMap<string, string>): DayPlan {
  const renamed = (key: string) => keys.get(key) ?? key;
  const renamedItem = <Item extends { key: string }>(item: Item): Item =>
    Object.assign({}, item, { key: renamed(item.key) });
  return {
    from: plan.from,
    kept: plan.kept.map((idea) => renamedItem(idea)),
    setAside: plan.setAside.map((idea) => renamedItem(idea)),
    days: plan.days.map(({ ideas, rain, note }) => ({
      ideas: ideas.map((key) => renamed(key)),
      rain: rain.map((key) => renamed(key)),
      note,
    })),
    byHand: plan.byHand.map((key) => renamed(key)),
  };
}
