import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

/** Natural Earth's first-level divisions, as Debian's qgis-common packs them. */
const SOURCE = '/usr/share/qgis/resources/data/world_map.gpkg';
const DECIMALS = 4;

/** A line between two regions of one country: longitude, latitude, … */
export type DivisionBorder = {
  points: number[];
  /** Area of the smaller of the two regions, square degrees of the equator. */
  area: number;
};

const positions = v.array(v.pipe(v.array(v.number()), v.minLength(2)));
const divisionsSchema = v.object({
  features: v.array(
    v.object({
      properties: v.object({ adm0_a3: v.nullable(v.string()) }),
      geometry: v.nullable(
        v.variant('type', [
          v.object({ type: v.literal('Polygon'), coordinates: v.array(positions) }),
          v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(positions)) }),
        ]),
      ),
    }),
  ),
});

type Owner = { country: string; area: number };
type Edge = { from: string; to: string; owners: Owner[] };

/** The borders between the regions of each country; edges that two regions share, joined to lines. */
export async function readDivisionBorders(): Promise<DivisionBorder[]> {
  const edges = new Map<string, Edge>();
  for (const { country, rings } of await readDivisions()) {
    const owner = { country, area: Math.max(0, ...rings.map(areaOf)) };
    for (const ring of rings) addEdges(edges, ring, owner);
  }
  const inner = [...edges.values()].filter(
    ({ owners: [a, b] }) =>
      a !== undefined && b !== undefined && a !== b && a.country === b.country,
  );
  return joinEdges(inner);
}

async function readDivisions(): Promise<{ country: string; rings: number[][][] }[]> {
  const run = promisify(execFile);
  const { stdout } = await run(
    'ogr2ogr',
    [
      '-f',
      'GeoJSON',
      '/vsistdout/',
      '-lco',
      `COORDINATE_PRECISION=${DECIMALS}`,
      '-select',
      'adm0_a3',
      SOURCE,
      'states_provinces',
    ],
    { maxBuffer: 2 ** 29 },
  );
  return v.parse(divisionsSchema, JSON.parse(stdout)).features.map(({ properties, geometry }) => ({
    country: properties.adm0_a3 ?? '',
    rings:
      geometry === null
        ? []
        : geometry.type === 'Polygon'
          ? geometry.coordinates
          : geometry.coordinates.flat(),
  }));
}

function addEdges(edges: Map<string, Edge>, ring: readonly number[][], owner: Owner): void {
  for (let at = 0; at + 1 < ring.length; at += 1) {
    const from = (ring[at] ?? []).join(',');
    const to = (ring[at + 1] ?? []).join(',');
    if (from === to) continue;
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const known = edges.get(key);
    if (known === undefined) edges.set(key, { from, to, owners: [owner] });
    else known.owners.push(owner);
  }
}

/** Chains edges whose owners are the same two regions. */
function joinEdges(edges: readonly Edge[]): DivisionBorder[] {
  const ids = new Map<Owner, number>();
  const idOf = (owner: Owner | undefined): number => {
    if (owner === undefined) return -1;
    const id = ids.get(owner) ?? ids.size;
    ids.set(owner, id);
    return id;
  };
  const pairs = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = edge.owners
      .map(idOf)
      .toSorted((a, b) => a - b)
      .join('/');
    const group = pairs.get(key) ?? [];
    group.push(edge);
    pairs.set(key, group);
  }
  return [...pairs.values()].flatMap((group) => {
    const area = Math.min(...(group[0]?.owners ?? []).map((owner) => owner.area));
    return chains(group).map((chain) => ({
      area,
      points: chain.flatMap((key) => key.split(',').map(Number)),
    }));
  });
}

function chains(edges: readonly Edge[]): string[][] {
  const at = new Map<string, Set<string>>();
  const link = (a: string, b: string): void => {
    const set = at.get(a) ?? new Set<string>();
    set.add(b);
    at.set(a, set);
  };
  for (const { from, to } of edges) {
    link(from, to);
    link(to, from);
  }
  const take = (a: string): string | undefined => {
    const next = at.get(a)?.values().next().value;
    if (next === undefined) return undefined;
    at.get(a)?.delete(next);
    at.get(next)?.delete(a);
    return next;
  };
  const result: string[][] = [];
  const starts = [...at.keys()].filter((key) => at.get(key)?.size !== 2);
  for (const start of [...starts, ...at.keys()]) {
    while ((at.get(start)?.size ?? 0) > 0) {
      const chain = [start];
      for (let next = take(start); next !== undefined; next = take(next)) {
        chain.push(next);
        if (at.get(next)?.size !== 1) break;
      }
      result.push(chain);
    }
  }
  return result;
}

/** Square degrees as they would be at the equator. */
function areaOf(ring: readonly number[][]): number {
  let doubled = 0;
  for (let at = 0; at + 1 < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at] ?? [];
    const [x2 = 0, y2 = 0] = ring[at + 1] ?? [];
    doubled += x1 * y2 - x2 * y1;
  }
  const [, lat = 0] = ring[0] ?? [];
  return (Math.abs(doubled) / 2) * Math.cos((lat * Math.PI) / 180);
}
