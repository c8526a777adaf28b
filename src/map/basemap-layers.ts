import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language.ts';
import type { Basemap, ColorScheme } from '#src/domain/ports.ts';

export interface BasemapLayers {
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  setLanguage(language: Language): void;
  dispose(): void;
}

export function createBasemapLayers(
  _basemap: Basemap,
  _options: { scheme: ColorScheme; language: Language },
): BasemapLayers {
  return { layers: [], setScheme: nothing, setLanguage: nothing, dispose: nothing };
}

function nothing(): void {}
