import { readWorldAtlas } from '../natural-earth/world-atlas.ts';

export type Country = {
  /** ISO 3166-1 code of two letters; null for areas that are no country's. */
  code: string | null;
  /** Outer rings: longitude, latitude, … */
  rings: number[][];
};

/** Countries, and the lines that two or more of them share: longitude, latitude, … */
export async function readCountries(): Promise<{ countries: Country[]; borders: number[][] }> {
  const atlas = await readWorldAtlas();
  const owners = atlas.arcs.map(() => new Set<number>());
  for (const [country, { arcRings }] of atlas.countries.entries()) {
    for (const arc of arcRings.flat(2)) owners[arc < 0 ? ~arc : arc]?.add(country);
  }
  return {
    countries: atlas.countries.map(({ code, polygons }) => ({
      code,
      rings: polygons.map(([outer = []]) => outer.slice(0, -1).flat()),
    })),
    borders: atlas.arcs.filter((_, arc) => (owners[arc]?.size ?? 0) > 1).map((arc) => arc.flat()),
  };
}
