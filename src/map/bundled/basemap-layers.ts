import type { Coordinate } from 'ol/coordinate.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language.ts';
import type { ColorScheme } from '#src/domain/ports.ts';

export interface BasemapLayers {
  /** From below. */
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  /** The first language brings the names. */
  setLanguage(language: Language): void;
  /** The pin's tip, for which names make room; null where there is none. */
  setPin(tip: Coordinate | null): void;
  dispose(): void;
}
