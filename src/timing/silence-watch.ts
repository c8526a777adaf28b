const TICK_MS = 1000;
/** A worker that was never heard does not start. */
const START_TICKS = 5;
/** One step of a computation may take this long on a slow phone. */
const BUSY_TICKS = 15;

export type SilenceWatch = {
  /** Something was asked. */
  start: () => void;
  /** Any message came. */
  heard: () => void;
};

export type SilenceWatchDeps = {
  /** Asks the other side for a sign of life. */
  ping: () => void;
  /** Is anything still to be answered? */
  isWaiting: () => boolean;
  onSilent: () => void;
};

/**
 * Tells a worker that never answers from one with a long computation: while something is to be
 * answered it is pinged every second. Ticks are counted, not time, since a page may be frozen.
 */
export function watchSilence({ ping, isWaiting, onSilent }: SilenceWatchDeps): SilenceWatch {
  let timer: ReturnType<typeof setInterval> | null = null;
  let silentTicks = 0;
  let limit = START_TICKS;

  const stop = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };
  const tick = () => {
    if (!isWaiting()) return stop();
    silentTicks += 1;
    if (silentTicks < limit) return ping();
    stop();
    onSilent();
  };
  return {
    start() {
      if (timer !== null) return;
      silentTicks = 0;
      timer = setInterval(tick, TICK_MS);
    },
    heard() {
      silentTicks = 0;
      limit = BUSY_TICKS;
    },
  };
}
