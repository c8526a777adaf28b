/** Half way along a line (x, y, …), and how long it is. */
export function middleOf(line: readonly number[]): { x: number; y: number; length: number } {
  const lengths = segmentLengths(line);
  const length = lengths.reduce((sum, each) => sum + each, 0);
  let left = length / 2;
  for (const [at, each] of lengths.entries()) {
    if (left > each) {
      left -= each;
      continue;
    }
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(at * 2, at * 2 + 4);
    const share = each === 0 ? 0 : left / each;
    return { x: ax + (bx - ax) * share, y: ay + (by - ay) * share, length };
  }
  return { x: line[0] ?? 0, y: line[1] ?? 0, length };
}

function segmentLengths(line: readonly number[]): number[] {
  const lengths: number[] = [];
  for (let at = 2; at < line.length; at += 2) {
    const across = (line[at] ?? 0) - (line[at - 2] ?? 0);
    lengths.push(Math.hypot(across, (line[at + 1] ?? 0) - (line[at - 1] ?? 0)));
  }
  return lengths;
}
