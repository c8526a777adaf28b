import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language/language.ts';
import type { ColorScheme } from '#src/domain/ports.ts';
import type { LabelPicture } from '../labels/label-pictures.ts';
import type { Markers } from '../labels/occupied-boxes.ts';

export interface BasemapLayers {
  /** Bottom first. */
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  /** Labels appear with the first call. */
  setLanguage(language: Language): void;
  /** The pin and markers that labels keep clear of. */
  setMarkers(markers: Markers): void;
  /** The labels that stand on the map; none while a remote map is shown. */
  shownLabels(): readonly LabelPicture[];
  /** Calls back after labels were placed or changed. */
  onLabels(run: () => void): void;
  dispose(): void;
}
