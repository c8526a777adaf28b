/** When every test begins, in whichever year it runs: the dates that tests name lie ahead. */
export const START_OF_TESTS = new Date('2026-11-28T10:00:00Z');

/** Moves `Date` by so much; it goes on from there. Also runs in pages, where it is sent whole. */
export function shiftClock(byMs: number): void {
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
