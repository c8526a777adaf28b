type Dot = { x: number; y: number };

/** Discs of 28 px touch without hiding each other's number; the pin's tip and head stay free. */
const APART_PX = 25;
const FROM_TIP_PX = 20;
const FROM_HEAD_PX = 26;
/** The middle of the head above the tip. */
const HEAD_PX = 20;
const ROUNDS = 12;

/** Dots that lie on each other or on the pin, moved apart by as little as shows all their numbers. */
export function spreadDots(dots: readonly Dot[], pin: Dot): Dot[] {
  const head = { x: pin.x, y: pin.y - HEAD_PX };
  const spread = dots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, dot] of spread.entries()) {
      push(dot, head, { least: FROM_HEAD_PX, share: 1, angle: 1 });
      push(dot, pin, { least: FROM_TIP_PX, share: 1, angle: 1 });
      for (const [other, next] of spread.entries()) {
        if (other > at) pushBoth(dot, next, at + other);
      }
    }
  }
  return spread;
}

function pushBoth(dot: Dot, next: Dot, angle: number): void {
  const before = { ...dot };
  push(dot, next, { least: APART_PX, share: 0.5, angle });
  push(next, before, { least: APART_PX, share: 0.5, angle: angle + Math.PI });
}

/**
 * Moves the dot away from the other by this share of the missing distance; in this direction where both are at one
 * point.
 */
function push(
  dot: Dot,
  from: Dot,
  { least, share, angle }: { least: number; share: number; angle: number },
): void {
  const [dx, dy] = [dot.x - from.x, dot.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= least) return;
  const by = (least - distance) * share;
  const isOne = distance < 0.01;
  dot.x += by * (isOne ? Math.cos(angle) : dx / distance);
  dot.y += by * (isOne ? Math.sin(angle) : dy / distance);
}
