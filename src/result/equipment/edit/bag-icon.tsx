import { Backpack, Bike, Hand, Kayak, Luggage, Shirt } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Bag } from '#src/domain/list/list-edits.ts';

const ICONS: Record<Bag, LucideIcon> = {
  backpack: Backpack,
  suitcase: Luggage,
  hand: Hand,
  body: Shirt,
  boat: Kayak,
  bike: Bike,
};

export function BagIcon({ bag, size = 17 }: { bag: Bag; size?: number }) {
  const Icon = ICONS[bag];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
