const LABEL_LEVELS = [1, 3, 5, 7];
const NAME = ['coalesce', ['get', 'name_en'], ['get', 'name']];

/** Colours that the embedded map does not use, so that tests can tell the two maps apart. */
export const GROUND = { sea: '#7FB4D6', land: '#F4E3C1' };

/** A vector style as a self-hosted map serves it, with the addresses of its TileJSON and sprite. */
export function vectorStyle(where: { url: string; sprite: string }): object {
  return {
    version: 8,
    name: 'Test outdoors',
    sources: { base: { type: 'vector', url: where.url } },
    sprite: where.sprite,
    glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': GROUND.sea } },
      area('land', 'land', GROUND.land),
      area('lake', 'lake', GROUND.sea),
      line('river', 'river', '#5A9BC4', 1.2),
      line('border', 'border', '#8A5A9C', 1.4),
      ...LABEL_LEVELS.flatMap((level) => [places(level), countries(level), waters(level)]),
    ],
  };
}

/** A style with raster tiles only. */
export function rasterStyle(tiles: string): object {
  const attribution = '<a href="https://tiles.example/terms">Test rasters</a><img src="x" alt="">';
  return {
    version: 8,
    sources: {
      pictures: { type: 'raster', tiles: [tiles], tileSize: 256, maxzoom: 9, attribution },
    },
    layers: [
      { id: 'pictures', type: 'raster', source: 'pictures', paint: { 'raster-saturation': -0.5 } },
    ],
  };
}

function area(id: string, layer: string, color: string): object {
  return {
    id,
    type: 'fill',
    source: 'base',
    'source-layer': layer,
    paint: { 'fill-color': color },
  };
}

function line(id: string, layer: string, color: string, width: number): object {
  const paint = { 'line-color': color, 'line-width': width };
  return { id, type: 'line', source: 'base', 'source-layer': layer, paint };
}

function places(level: number): object {
  return {
    ...label(`places-${level}`, level, ['!', ['has', 'kind']], '#2B2B2B'),
    layout: {
      'text-field': NAME,
      'text-font': ['DIN Pro Medium', 'Arial Unicode MS Regular'],
      'text-size': 12,
      'text-anchor': 'left',
      'text-offset': [0.6, 0],
      'icon-image': 'town',
    },
  };
}

function countries(level: number): object {
  return {
    ...label(`countries-${level}`, level, ['==', ['get', 'kind'], 'country'], '#5A4A6A'),
    layout: {
      'text-field': '{name_en}',
      'text-font': [
        'match',
        ['get', 'size'],
        0,
        ['literal', ['DIN Pro Bold']],
        ['literal', ['DIN Pro Medium']],
      ],
      'text-size': 13,
      'text-transform': 'uppercase',
    },
  };
}

function waters(level: number): object {
  return {
    ...label(`waters-${level}`, level, ['==', ['get', 'kind'], 'water'], '#1F5F8A'),
    layout: { 'text-field': NAME, 'text-font': ['DIN Pro Italic'], 'text-size': 14 },
  };
}

function label(id: string, level: number, filter: unknown[], color: string): object {
  return {
    id,
    type: 'symbol',
    source: 'base',
    'source-layer': `label-${level}`,
    filter,
    paint: { 'text-color': color, 'text-halo-color': '#FFFFFF', 'text-halo-width': 1.5 },
  };
}
