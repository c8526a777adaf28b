import {
  Anchor,
  Building2,
  Church,
  Droplets,
  Fish,
  Flag,
  Globe,
  Landmark,
  Map,
  MapPin,
  Mountain,
  MountainSnow,
  Plane,
  Sailboat,
  Shell,
  Star,
  Sun,
  TreePalm,
  Trees,
  Umbrella,
  Waves,
  Wheat,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { PlaceKind } from '#src/domain/place/places.ts';

/** A function, because with a circular chunk import the icons are undefined at module load. */
const icons = (): Record<PlaceKind, LucideIcon> => ({
  capital: Star,
  city: Building2,
  town: Building2,
  village: Church,
  country: Flag,
  region: Map,
  peak: Mountain,
  range: MountainSnow,
  island: TreePalm,
  lake: Waves,
  fjord: Sailboat,
  bay: Anchor,
  cape: Shell,
  desert: Sun,
  plain: Wheat,
  valley: Trees,
  waterfall: Droplets,
  coast: Waves,
  sea: Globe,
  'national-park': Trees,
  'heritage-cultural': Landmark,
  sight: Landmark,
  'heritage-natural': Trees,
  'large-island': TreePalm,
  archipelago: TreePalm,
  beach: Umbrella,
  'marine-park': Fish,
  airport: Plane,
});

/** Icon for the kind of a place; decorative, the kind is named beside it. */
export function PlaceKindIcon({ kind }: { kind: PlaceKind | null }) {
  const Icon = kind === null ? MapPin : icons()[kind];
  return <Icon size={22} strokeWidth={1.75} aria-hidden="true" />;
}
