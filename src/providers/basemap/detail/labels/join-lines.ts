/**
 * Joins lines (x, y, …) that end at the same point, as pieces of one street do; at a fork the straightest
 * goes on. A ring ends where it begins.
 */
export function joinLines(lines: readonly (readonly number[])[]): number[][] {
  const left = new Set(lines.filter((line) => line.length >= 4));
  const joined: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const whole = grow(reversed(grow([...first], left)), left);
    joined.push(whole);
  }
  return joined;
}

/** Adds pieces to the end of a line until none begins or ends there. */
function grow(line: number[], left: Set<readonly number[]>): number[] {
  for (;;) {
    const [next, piece] = straightest(line, left) ?? [];
    if (next === undefined || piece === undefined) return line;
    left.delete(piece);
    line.push(...next.slice(2));
  }
}

function straightest(
  line: readonly number[],
  left: ReadonlySet<readonly number[]>,
): readonly [next: readonly number[], piece: readonly number[]] | null {
  const [x = 0, y = 0] = line.slice(-2);
  let best: readonly [readonly number[], readonly number[]] | null = null;
  let leastTurn = Infinity;
  for (const piece of left) {
    for (const next of [piece, reversed(piece)]) {
      if (next[0] !== x || next[1] !== y) continue;
      const turn = turnBetween(line, next);
      if (turn >= leastTurn) continue;
      leastTurn = turn;
      best = [next, piece];
    }
  }
  return best;
}

function turnBetween(line: readonly number[], next: readonly number[]): number {
  const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(-4);
  const [, , cx = 0, cy = 0] = next;
  const turn = Math.abs(Math.atan2(by - ay, bx - ax) - Math.atan2(cy - by, cx - bx));
  return Math.min(turn, Math.PI * 2 - turn);
}

function reversed(line: readonly number[]): number[] {
  const points: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) points.push(line[at] ?? 0, line[at + 1] ?? 0);
  return points;
}
