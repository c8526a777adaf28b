import { PbfReader } from 'pbf';

export type TileLayer = { name: string; features: number; strings: string[] };

/** The layers of a Mapbox vector tile: name, number of features, text values. */
export function tileLayers(bytes: Uint8Array): TileLayer[] {
  const layers: TileLayer[] = [];
  new PbfReader(bytes).readFields((tag, _, tile) => {
    if (tag !== 3) return;
    const layer: TileLayer = { name: '', features: 0, strings: [] };
    tile.readMessage((field, into, reader) => {
      if (field === 1) into.name = reader.readString();
      if (field === 2) into.features += 1;
      if (field === 4) {
        reader.readMessage((kind, values, value) => {
          if (kind === 1) values.push(value.readString());
        }, into.strings);
      }
    }, layer);
    layers.push(layer);
  }, null);
  return layers;
}
