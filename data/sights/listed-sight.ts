import type { Fame, SightAccess, SightKind, SightNeed } from '#src/domain/place/sights.ts';
import type { SightRow } from '#src/providers/sights/sights-format.ts';

/** A sight before it is written. Null is filled in by usual-of-kind.ts, from its table; empty lists say 'none'. */
export type ListedSight = {
  name: string;
  /** Empty where it is the same. */
  nameDe: string;
  kind: SightKind;
  lat: number;
  lng: number;
  /** ISO 3166, 'CA|US' */
  countries: string;
  fame: Fame;
  area: SightRow[7];
  size: number | null;
  months: readonly number[] | null;
  hours: number | null;
  needs: readonly SightNeed[] | null;
  access: readonly SightAccess[] | null;
};

type Known = Pick<ListedSight, 'name' | 'kind' | 'lat' | 'lng' | 'countries' | 'fame'>;

export function listedSight(known: Known & Partial<ListedSight>): ListedSight {
  return {
    nameDe: '',
    area: null,
    size: null,
    months: null,
    hours: null,
    needs: null,
    access: null,
    ...known,
  };
}

export function fameOf(text: string | undefined): Fame {
  if (text === '1') return 1;
  if (text === '2') return 2;
  return text === '3' ? 3 : 4;
}

/** Kilometres along a path of latitude, longitude. */
export type Path = readonly (readonly [lat: number, lng: number])[];
