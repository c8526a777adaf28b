import type { GearItem } from '#src/domain/gear.ts';
import type { Gear } from '#src/domain/ports.ts';
import { createGearStore } from '#src/result/gear-store.ts';

/** Gear in memory; `refuse` makes every change fail. */
export function createMemoryGear() {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const gear: Gear & { items: GearItem[]; refuse: boolean } = {
    items: [],
    refuse: false,
    list: async () => gear.items.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)),
    async add(items) {
      if (gear.refuse) throw new Error('disk full');
      gear.items.push(...items);
      changed();
    },
    async exchange(which, items) {
      if (gear.refuse) throw new Error('disk full');
      gear.items = [...gear.items.filter((item) => !which(item)), ...items];
      changed();
    },
    async remove(which) {
      if (gear.refuse) throw new Error('disk full');
      const removed = gear.items.filter(which);
      gear.items = gear.items.filter((item) => !which(item));
      changed();
      return removed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return gear;
}

export function memoryGearStore() {
  return createGearStore(createMemoryGear(), () => new Date('2027-05-01T10:00:00Z'));
}
