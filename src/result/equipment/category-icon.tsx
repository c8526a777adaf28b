import {
  Backpack,
  BatteryCharging,
  BriefcaseMedical,
  Bug,
  Camera,
  Compass,
  CookingPot,
  Footprints,
  Glasses,
  Mountain,
  Package,
  Sailboat,
  Shirt,
  ShowerHead,
  Snowflake,
  Tent,
  Umbrella,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ProductCategory } from '#src/domain/catalogue.ts';

const ICONS: Record<ProductCategory, LucideIcon> = {
  clothing: Shirt,
  footwear: Footprints,
  rain: Umbrella,
  sun: Glasses,
  'sleep-and-camp': Tent,
  kitchen: CookingPot,
  carry: Backpack,
  'navigation-and-light': Compass,
  'health-and-safety': BriefcaseMedical,
  insects: Bug,
  'water-sports': Sailboat,
  'snow-sports': Snowflake,
  'activity-gear': Mountain,
  'camera-and-optics': Camera,
  electronics: BatteryCharging,
  'documents-and-money': Wallet,
  hygiene: ShowerHead,
};

/** A parcel for unknown categories. */
export function CategoryIcon({ kind }: { kind: ProductCategory | null }) {
  const Icon = kind === null ? Package : ICONS[kind];
  return <Icon size={24} strokeWidth={1.75} aria-hidden="true" />;
}
