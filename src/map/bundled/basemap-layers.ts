import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language/language.ts';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { ColorScheme, DetailAnswer } from '#src/domain/ports.ts';
import type { LabelPicture } from '../labels/label-pictures.ts';
import type { Markers } from '../labels/occupied-boxes.ts';

export interface BasemapLayers {
  /** Bottom first. */
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  /** Labels appear with the first call. */
  setLanguage(language: Language): void;
  /** Pictures and names of these tiles as well; null: of the bundled map alone. */
  setDetail(sources: DetailSources | null, onAnswer: DetailAnswer): void;
  /** The pin and markers that labels keep clear of. */
  setMarkers(markers: Markers): void;
  /** The labels that stand on the map; none while a remote map is shown. */
  shownLabels(): readonly LabelPicture[];
  /** Calls back after labels were placed or changed. */
  onLabels(run: () => void): void;
  dispose(): void;
}
