import type { BrowserContext } from 'playwright-core';

/** When every journey begins, in whichever year it is walked: the dates that it types lie ahead. */
export const START_OF_JOURNEYS = new Date('2026-11-28T10:00:00Z');

/** Sets the clock of all pages to the start; it goes on from there. */
export async function setClockToStart(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftClock, START_OF_JOURNEYS.getTime() - Date.now());
}

/** Runs in the page and is sent there whole. */
function shiftClock(byMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + byMs;
  const ShiftedDate: DateConstructor = new Proxy(RealDate, {
    construct(target, parts, newTarget) {
      const date: unknown = Reflect.construct(
        target,
        parts.length > 0 ? parts : [now()],
        newTarget,
      );
      return date instanceof target ? date : new target(now());
    },
    apply: () => new RealDate(now()).toString(),
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
  globalThis.Date = ShiftedDate;
}
