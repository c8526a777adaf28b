import LayerGroup from 'ol/layer/Group.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import UrlTile from 'ol/source/UrlTile.js';
import { apply, styleConfig } from 'ol-mapbox-style';
import type { Language } from '#src/domain/language/language.ts';
import { NAME_KEYS } from './own-names.ts';
import type { MapStyle } from './style-schema.ts';

type TiledLayer = TileLayer | VectorTileLayer;

/** A map style as layers; invisible at first, but loading its tiles. */
export interface RemoteLayers {
  group: LayerGroup;
  sources: readonly UrlTile[];
  /** The sources used at this resolution. */
  sourcesAt(resolution: number): UrlTile[];
  show(shown: boolean): void;
  setLanguage(language: Language): void;
}

/** Draws a loaded style (absolute URLs, local fonts); only tiles are fetched. */
export async function createRemoteLayers(
  style: MapStyle,
  language: Language,
): Promise<RemoteLayers> {
  const group = new LayerGroup({ opacity: 0 });
  writeNamesIn(language);
  // Without this address, the page's own query would be added to every tile's address.
  await apply(group, style, { styleUrl: globalThis.location.origin });
  const layers = group.getLayers().getArray();
  const tiled = layers.filter(
    (layer) => layer instanceof TileLayer || layer instanceof VectorTileLayer,
  );
  // The style's background is an element of its own, which the group's opacity does not reach.
  const grounds = layers.filter((layer) => layer.get('mapbox-source') === undefined);
  const show = (shown: boolean) => {
    group.setOpacity(shown ? 1 : 0);
    for (const ground of grounds) ground.setVisible(shown);
  };
  show(false);
  return {
    group,
    sources: sourcesOf(tiled),
    sourcesAt: (resolution) =>
      sourcesOf(tiled.filter((layer) => layer.getVisible() && reaches(layer, resolution))),
    show,
    setLanguage(next) {
      writeNamesIn(next);
      for (const layer of layers) layer.changed();
    },
  };
}

/** Global to all maps of the page, which share one language. */
function writeNamesIn(language: Language): void {
  Object.assign(styleConfig, {
    [NAME_KEYS.underscore]: `name_${language}`,
    [NAME_KEYS.colon]: `name:${language}`,
  });
}

function sourcesOf(layers: readonly TiledLayer[]): UrlTile[] {
  const sources = layers.map((layer) => layer.getSource());
  return [...new Set(sources.filter((source) => source instanceof UrlTile))];
}

function reaches(layer: TiledLayer, resolution: number): boolean {
  return resolution >= layer.getMinResolution() && resolution < layer.getMaxResolution();
}
