import { MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { PLACE_KINDS } from '#src/domain/kinds/place-kinds.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { KIND_ICONS } from '#src/ui/kind-icons.ts';

const KINDS = [...SIGHT_KINDS, ...PLACE_KINDS];

type Kind = (typeof KINDS)[number];

const ICONS: Record<Kind, LucideIcon> = KIND_ICONS;

/** Null for kinds that this version does not know. */
export function knownKind(kind: string | null): Kind | null {
  return KINDS.find((candidate) => candidate === kind) ?? null;
}

/** A pin for unknown kinds. */
export function KindIcon({ kind }: { kind: Kind | null }) {
  const Icon = kind === null ? MapPin : ICONS[kind];
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" />;
}
