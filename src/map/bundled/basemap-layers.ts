import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language.ts';
import type { ColorScheme } from '#src/domain/ports.ts';
import type { Markers } from '../labels/occupied-boxes.ts';

export interface BasemapLayers {
  /** Bottom first. */
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  /** Labels appear with the first call. */
  setLanguage(language: Language): void;
  /** What labels keep clear of. */
  setMarkers(markers: Markers): void;
  dispose(): void;
}
