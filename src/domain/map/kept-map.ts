import type { LatLng } from '../place/location.ts';

/**
 * `keeping`: tiles are being fetched while any page is open. `kept`: all is there. The others go on when the
 * traveller says so: `paused` by them, `full`: no more storage; `busy`: the server asked to wait too often;
 * `unreachable`: nobody answers; `incomplete`: some tiles are not to be had, or the trip has grown since.
 */
type KeptMapState = 'keeping' | 'paused' | 'kept' | 'full' | 'busy' | 'unreachable' | 'incomplete';

/** The detailed map that a trip keeps. */
export type KeptMap = {
  state: KeptMapState;
  /** Tiles on this device, and all that it takes. */
  have: number;
  total: number;
  /** Stored for this trip, with what it shares with others. */
  bytes: number;
  /** It is whole this far around the places of the trip, where more did not fit; else null. */
  reachKm: number | null;
  /** The server asked to be left alone until then, in milliseconds; else null. */
  waitsUntilMs: number | null;
};

/**
 * The size of the map, estimated by a sample of its tiles. Null where there is no detail around the
 * trip, or the traveller does not want it.
 */
export type KeptMapSize = { bytes: number; isTooMuch: boolean } | null;

/** The detailed maps that trips keep on this device. */
export interface KeptMaps {
  /** Rejects where the tiles are not to be had, or once the signal is aborted. */
  size(points: readonly LatLng[], signal: AbortSignal): Promise<KeptMapSize>;
  /**
   * Tells what the trip keeps, now and after every change in any tab (null: nothing), and resumes
   * what was interrupted. Returns the unsubscribe function.
   */
  follow(
    tripId: string,
    points: readonly LatLng[],
    onChange: (kept: KeptMap | null) => void,
  ): () => void;
  /** Begins, or goes on. Rejects where not even the wish can be stored. */
  keep(tripId: string, points: readonly LatLng[]): Promise<void>;
  /** The stored tiles stay. */
  pause(tripId: string): Promise<void>;
  /** Removes what no other trip keeps. */
  remove(tripId: string): Promise<void>;
  /** Calls `changed` once the traveller wants the detailed map, or no longer; returns the unsubscribe function. */
  followChoice(changed: () => void): () => void;
}

/** Null where this site has no detailed map, or the browser nowhere to keep it. */
export type OpenKeptMaps = () => Promise<KeptMaps | null>;
