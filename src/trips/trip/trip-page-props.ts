import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Basemap, Geocoder, Terrain, TripHistory } from '#src/domain/ports.ts';
import type { OpenKeptMaps } from '#src/domain/map/kept-map.ts';
import type { GearStore } from '#src/result/gear-store.ts';
import type { PlanAnew } from '../join/plan-anew.ts';
import type { FileHandover } from '#src/trip/bring/file-handover.ts';

export type TripPageProps = {
  id: string;
  history: TripHistory;
  /** Says the stored trip in the languages that it lacks, and stores that. */
  complete: (id: string) => Promise<void>;
  /** For a stop that becomes a trip of its own, and a trip that joins another. */
  planAnew: PlanAnew;
  gear: GearStore;
  terrain: Terrain;
  geocoder: Pick<Geocoder, 'search' | 'nameAt'>;
  loadBasemap: () => Promise<Basemap>;
  /** The detailed maps that trips keep. */
  openKeptMaps?: OpenKeptMaps;
  /** Today in the traveller's time zone. */
  today: IsoDay;
  /** False: links to shops would fail. */
  connected?: boolean;
  /** The day of the build, which a link to the trip names. */
  builtOn: IsoDay;
  /** The overlay of the page: packing mode, or the changes of a trip that was planned again. */
  over?: 'packing' | 'changes' | null;
  /** Closes what lies over it. */
  onUncover?: () => void;
  /** A file that came along from another page. */
  handover?: FileHandover;
  /** Rendered with the state of the trip: whether it is ready offline. */
  offline?: ReactNode;
};
