import { inOwnFonts } from './own-fonts.ts';
import { inOwnNames } from './own-names.ts';
import type { MapLayer, MapStyle } from './style-schema.ts';

const DRAWN_TYPES = new Set([
  'background',
  'circle',
  'fill',
  'fill-extrusion',
  'line',
  'symbol',
  'raster',
]);
const DRAWN_SOURCES = new Set(['vector', 'raster', 'geojson']);

/** Like hillshade layers these need a worker from a blob URL, which the content security policy forbids. */
const COMPUTED_PAINT = /^raster-(?:saturation|contrast|hue-rotate|brightness-(?:min|max))$/u;

/**
 * The layers of a style that can be drawn, with local fonts and labels in the page's language.
 */
export function drawableLayers({ layers, sources }: MapStyle): MapLayer[] {
  const typeOf = (layer: MapLayer): MapLayer | undefined =>
    layer.ref === undefined ? layer : layers.find(({ id }) => id === layer.ref);
  return layers
    .filter((layer) => {
      const { type = '', source } = typeOf(layer) ?? layer;
      if (!DRAWN_TYPES.has(type)) return false;
      return source === undefined || DRAWN_SOURCES.has(sources[source]?.type ?? '');
    })
    .map((layer) => (layer.type === 'symbol' ? withOwnTexts(layer) : withPlainPaint(layer)));
}

function withOwnTexts(layer: MapLayer): MapLayer {
  const { layout = {} } = layer;
  if (layout['text-field'] === undefined) return layer;
  return {
    ...layer,
    layout: {
      ...layout,
      'text-field': inOwnNames(inOwnFormat(layout['text-field'])),
      'text-font': inOwnFonts(layout['text-font']),
    },
  };
}

/** Sections of a text may set fonts of their own: ["format", …, { "text-font": … }]. */
function inOwnFormat(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(inOwnFormat);
  if (typeof text !== 'object' || text === null || !('text-font' in text)) return text;
  return { ...text, 'text-font': inOwnFonts(text['text-font']) };
}

function withPlainPaint(layer: MapLayer): MapLayer {
  if (layer.type !== 'raster' || layer.paint === undefined) return layer;
  const plain = Object.entries(layer.paint).filter(([name]) => !COMPUTED_PAINT.test(name));
  return { ...layer, paint: Object.fromEntries(plain) };
}
