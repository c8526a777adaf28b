import type { LabelKind } from '#src/domain/map/map-label.ts';

/** A label and its position. */
export type Label = {
  kind: LabelKind;
  lat: number;
  lon: number;
  en: string;
  de: string;
  /** First zoom (256-pixel tiles) at which it may show; other labels may displace it there. */
  zoom: number;
  /** Last zoom; left out where it stays. */
  until?: number;
  /** For countries, cities and waters; 0 is the largest. */
  size?: number;
  /** Metres, of summits. */
  height?: number;
};
