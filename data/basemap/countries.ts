import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { reversed } from './geometry/reversed.ts';

const topologySchema = v.object({
  transform: v.object({
    scale: v.tuple([v.number(), v.number()]),
    translate: v.tuple([v.number(), v.number()]),
  }),
  arcs: v.array(v.array(v.tuple([v.number(), v.number()]))),
  objects: v.object({
    countries: v.object({
      geometries: v.array(
        v.object({
          id: v.optional(v.string()),
          type: v.string(),
          properties: v.object({ name: v.string() }),
          arcs: v.union([v.array(v.array(v.number())), v.array(v.array(v.array(v.number())))]),
        }),
      ),
    }),
  }),
});

export type Country = {
  /** ISO 3166-1 numeric code; null for areas without one. */
  code: string | null;
  name: string;
  /** Outer rings: longitude, latitude, … */
  rings: number[][];
};

/** Countries and the borders between them, Natural Earth 1:10 million as in `world-atlas`. */
export function readCountries(): { countries: Country[]; borders: number[][] } {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = v.parse(topologySchema, JSON.parse(readFileSync(path, 'utf8')));
  const arcs = topology.arcs.map((arc) => decodeArc(arc, topology.transform));
  const owners = arcs.map(() => new Set<number>());
  const countries = topology.objects.countries.geometries.map((geometry, at) => {
    const polygons = toPolygons(geometry.arcs);
    for (const arc of polygons.flat(2)) owners[arc < 0 ? ~arc : arc]?.add(at);
    return {
      code: geometry.id ?? null,
      name: geometry.properties.name,
      rings: polygons.map((polygon) => joinArcs(polygon[0] ?? [], arcs)),
    };
  });
  const borders = arcs.filter((_, at) => (owners[at]?.size ?? 0) > 1);
  return { countries, borders };
}

function toPolygons(arcs: number[][] | number[][][]): number[][][] {
  const nested = v.safeParse(v.array(v.array(v.array(v.number()))), arcs);
  return nested.success ? nested.output : [v.parse(v.array(v.array(v.number())), arcs)];
}

function decodeArc(
  arc: readonly (readonly [number, number])[],
  transform: v.InferOutput<typeof topologySchema>['transform'],
): number[] {
  let x = 0;
  let y = 0;
  return arc.flatMap(([dx, dy]) => {
    x += dx;
    y += dy;
    return [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ];
  });
}

function joinArcs(indexes: readonly number[], arcs: readonly number[][]): number[] {
  return indexes.flatMap((index) => {
    const arc = arcs[index < 0 ? ~index : index] ?? [];
    const points = index < 0 ? reversed(arc) : arc;
    return points.slice(0, -2);
  });
}
