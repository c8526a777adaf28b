import type { Degrees } from '../typed-degrees.ts';

/** For each quarter of a square along the Hilbert curve: its position and the turn of the curve there. */
const QUARTERS = [0, 1, 3, 2] as const;
const SWAP = 1;
const FLIP = 2;
const TURNS = [SWAP, 0, 0, SWAP | FLIP] as const;
const LEVELS = 30;

/**
 * The middle of an S2 cell by its id in hexadecimal: three bits for the face of a cube around the
 * Earth, two for each quartering, and a last one (s2geometry.io). Null for a text that is none.
 */
export function cellCenter(hexadecimal: string): Degrees | null {
  if (!/^(?:0x)?[\da-f]{1,16}$/iu.test(hexadecimal)) return null;
  const id = BigInt(`0x${hexadecimal.replace(/^0x/iu, '')}`);
  const face = Number(id >> 61n);
  const level = LEVELS - (trailingZeros(id) >> 1);
  if (face > 5 || level < 1) return null;
  let [i, j] = [0, 0];
  let turn = face % 2 === 1 ? SWAP : 0;
  for (let step = 1; step <= level; step += 1) {
    const position = Number((id >> BigInt(61 - 2 * step)) & 3n);
    const quarter = turnedQuarter(position, turn);
    i = i * 2 + (quarter >> 1);
    j = j * 2 + (quarter & 1);
    turn ^= TURNS[position] ?? 0;
  }
  const cells = 2 ** level;
  return onEarth(face, flat((i + 0.5) / cells), flat((j + 0.5) / cells));
}

function trailingZeros(id: bigint): number {
  let count = 0;
  while (count < 64 && ((id >> BigInt(count)) & 1n) === 0n) count += 1;
  return count;
}

/** The quarter at a position of the curve: two bits, right half and upper half. */
function turnedQuarter(position: number, turn: number): number {
  const plain = QUARTERS[position] ?? 0;
  const swapped = (turn & SWAP) === 0 ? plain : ((plain & 1) << 1) | (plain >> 1);
  return (turn & FLIP) === 0 ? swapped : swapped ^ 3;
}

/** S2's quadratic transformation, which makes cells of one level about equally large. */
function flat(share: number): number {
  return share >= 0.5 ? (4 * share ** 2 - 1) / 3 : (1 - 4 * (1 - share) ** 2) / 3;
}

function onEarth(face: number, u: number, v: number): Degrees {
  const corners: readonly (readonly [number, number, number])[] = [
    [1, u, v],
    [-u, 1, v],
    [-u, -v, 1],
    [-1, -v, -u],
    [v, -1, -u],
    [v, u, -1],
  ];
  const [x, y, z] = corners[face] ?? [0, 0, 0];
  return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lng: degrees(Math.atan2(y, x)) };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
