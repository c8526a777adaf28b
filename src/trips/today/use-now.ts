import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time, anew at the start of each minute and whenever the page is seen again: so a day turns at
 * midnight without a reload, also after a night in the pocket. Stands still while `runs` is false.
 */
export function useNow(runs = true): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!runs) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const time = new Date();
      setNow(time);
      timer = setTimeout(tick, MINUTE_MS - (time.getTime() % MINUTE_MS));
    };
    const seen = () => {
      if (document.visibilityState === 'visible') tick();
    };
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [runs]);
  return now;
}
