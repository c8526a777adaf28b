import type { Coordinate } from 'ol/coordinate.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language.ts';
import type { ColorScheme } from '#src/domain/ports.ts';

export interface BasemapLayers {
  /** Bottom first. */
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  /** Labels appear with the first call. */
  setLanguage(language: Language): void;
  /** The pin's tip, which labels keep clear of; null where there is none. */
  setPin(tip: Coordinate | null): void;
  dispose(): void;
}
