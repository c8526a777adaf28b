import {
  Building2,
  Droplets,
  House,
  Landmark,
  Leaf,
  Map,
  MapPin,
  Mountain,
  MountainSnow,
  TreePalm,
  Trees,
  Waves,
  Wind,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { PLACE_KINDS } from '#src/domain/places.ts';
import type { PlaceKind } from '#src/domain/places.ts';

const ICONS: Record<PlaceKind, LucideIcon> = {
  capital: Building2,
  city: Building2,
  town: Building2,
  village: House,
  country: Map,
  region: Map,
  peak: Mountain,
  range: MountainSnow,
  island: TreePalm,
  lake: Waves,
  fjord: Waves,
  bay: Waves,
  cape: Waves,
  desert: Wind,
  plain: Wind,
  valley: Mountain,
  waterfall: Droplets,
  coast: Waves,
  sea: Waves,
  'national-park': Trees,
  'heritage-cultural': Landmark,
  sight: Landmark,
  'heritage-natural': Leaf,
  'large-island': TreePalm,
  archipelago: TreePalm,
  beach: Waves,
  'marine-park': Waves,
};

/** A pin for unknown kinds. */
export function FeatureIcon({ kind }: { kind: string | null }) {
  const known = PLACE_KINDS.find((candidate) => candidate === kind);
  const Icon = known === undefined ? MapPin : ICONS[known];
  return <Icon size={22} strokeWidth={1.75} aria-hidden="true" />;
}
