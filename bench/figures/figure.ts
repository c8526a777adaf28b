/** One measured value beside its bar. */
export type Figure = {
  what: string;
  value: number;
  unit: 'ratio' | 'ms' | 'kB' | 'points' | 'fps' | '%';
  /** A maximum; for points, frames per second and shares a minimum. */
  bar: number;
  /** The measurements behind the value. */
  detail?: string;
};

export function isMet({ value, bar, unit }: Figure): boolean {
  return isMinimum(unit) ? Math.round(value) >= bar : value <= bar;
}

/** Whether the bar is a minimum. */
export function isMinimum(unit: Figure['unit']): boolean {
  return unit === 'points' || unit === 'fps' || unit === '%';
}
