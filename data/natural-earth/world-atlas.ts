import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import * as v from 'valibot';
import { readCountryCodes } from './country-codes.ts';

/** Longitude and latitude in degrees. */
export type Position = [number, number];

type AtlasCountry = {
  /** ISO 3166-1 code of two letters; null for areas that are no country's. Several may share one. */
  code: string | null;
  /** Each polygon's rings as indexes into `arcs`, the outer ring first; `~index` runs backwards. */
  arcRings: number[][][];
  /** The same rings as positions; the last position of a ring repeats its first. */
  polygons: Position[][][];
};

/** Lines that neighbouring countries share are stored once, as arcs. */
export type WorldAtlas = { arcs: Position[][]; countries: AtlasCountry[] };

const position = v.tuple([v.number(), v.number()]);
const positions = v.array(v.looseTuple([v.number(), v.number()]));
const ring = v.array(v.number());
const details = {
  id: v.optional(v.string()),
  properties: v.object({ name: v.string() }),
};
const topologySchema = v.object({
  type: v.literal('Topology'),
  transform: v.object({ scale: position, translate: position }),
  arcs: v.array(v.array(position)),
  objects: v.object({
    countries: v.object({
      type: v.literal('GeometryCollection'),
      geometries: v.array(
        v.variant('type', [
          v.object({ type: v.literal('Polygon'), arcs: v.array(ring), ...details }),
          v.object({ type: v.literal('MultiPolygon'), arcs: v.array(v.array(ring)), ...details }),
        ]),
      ),
    }),
  }),
});

/** Natural Earth's countries, 1:10 million, from the TopoJSON of the npm package `world-atlas`. */
export async function readWorldAtlas(): Promise<WorldAtlas> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const topology = v.parse(topologySchema, JSON.parse(await readFile(file, 'utf8')));
  const codeOf = await readCountryCodes();
  const positionsOf = (arcs: number[]) =>
    feature(topology, { type: 'LineString', arcs }).geometry.coordinates;
  return {
    arcs: topology.arcs.map((_, index) => toPositions(positionsOf([index]))),
    countries: topology.objects.countries.geometries.map((country) => {
      const arcRings = country.type === 'Polygon' ? [country.arcs] : country.arcs;
      return {
        code: codeOf({ number: country.id, name: country.properties.name }),
        arcRings,
        polygons: arcRings.map((rings) => rings.map((arcs) => toPositions(positionsOf(arcs)))),
      };
    }),
  };
}

function toPositions(coordinates: readonly (readonly number[])[]): Position[] {
  return v.parse(positions, coordinates).map(([lng, lat]) => [lng, lat]);
}
