import { useCallback, useEffect, useRef, useState } from 'react';
import { tickFor } from '#src/domain/list/packing-rows.ts';
import type { Leg, PackingRow } from '#src/domain/list/packing-rows.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';

/** Ticks in a row, which one press takes back. */
type Recent = { leg: Leg; ticked: boolean; keys: readonly string[]; lastName: string };

export type Ticks = {
  tick: (row: PackingRow, ticked: boolean) => void;
  undo: () => void;
  recent: Recent | null;
  /** Keys of rows that were ticked a moment ago. */
  lingering: ReadonlySet<string>;
  /** The pointer or the focus is on the message, which then stays. */
  onHold: (held: boolean) => void;
};

const LINGER_MS = 600;
const TOAST_MS = 6000;

/**
 * Ticking, and taking it back. A packed row stays where it is for a moment, in which another tap takes
 * it back; then it sinks.
 */
export function useTicks(change: (how: OwnChange) => void, leg: Leg): Ticks {
  const [recent, setRecent] = useState<Recent | null>(null);
  const [held, setHeld] = useState(false);
  const [lingering, setLingering] = useState<ReadonlySet<string>>(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  useEffect(() => {
    if (recent === null || held) return undefined;
    const timer = setTimeout(() => setRecent(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [recent, held]);
  const linger = (key: string) => {
    setLingering((before) => new Set([...before, key]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLingering((before) => new Set([...before].filter((one) => one !== key)));
    }, LINGER_MS);
    timers.current.add(timer);
  };
  const tick = ({ key, name }: PackingRow, ticked: boolean) => {
    change(tickFor(leg, [key], ticked));
    linger(key);
    setRecent((before) => {
      const joined = before?.leg === leg && before.ticked === ticked ? before.keys : [];
      return { leg, ticked, keys: [...joined.filter((one) => one !== key), key], lastName: name };
    });
  };
  const undo = useCallback(() => {
    if (recent === null) return;
    change(tickFor(recent.leg, recent.keys, !recent.ticked));
    setRecent(null);
  }, [change, recent]);
  return { tick, undo, recent, lingering, onHold: setHeld };
}
