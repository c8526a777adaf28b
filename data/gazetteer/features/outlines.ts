import { readList } from '../lists.ts';

/** A hand-drawn outline of a sea, a large lake or an empty land. */
export type Outline = {
  type: 'lake' | 'sea' | 'land';
  name: string;
  german: string;
  /** Longitude and latitude of the corners. */
  points: [number, number][];
};

export async function readOutlines(): Promise<Outline[]> {
  return (await readList('waters-and-wilds.txt')).map(
    ([type, name = '', german = '', shape = '']) => {
      if (type !== 'lake' && type !== 'sea' && type !== 'land') {
        throw new Error(`no outline is a ${type}`);
      }
      return { type, name, german, points: shape.includes(',') ? corners(shape) : box(shape) };
    },
  );
}

function corners(shape: string): [number, number][] {
  return shape.split(',').map((corner) => {
    const [lng, lat] = numbers(corner);
    return [lng ?? Number.NaN, lat ?? Number.NaN];
  });
}

function box(shape: string): [number, number][] {
  const [west = 0, south = 0, east = 0, north = 0] = numbers(shape);
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function numbers(text: string): number[] {
  return text.trim().split(/\s+/u).map(Number);
}
