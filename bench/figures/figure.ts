/** One measured value beside its bar. */
export type Figure = {
  what: string;
  value: number;
  unit: 'ratio' | 'ms' | 'kB' | 'points' | 'fps';
  /** The value that must not be exceeded or, of points and frames, be reached. */
  bar: number;
  /** What the value is made of, for who wants to know more. */
  detail?: string;
};

export function isMet({ value, bar, unit }: Figure): boolean {
  return wantsMore(unit) ? Math.round(value) >= bar : value <= bar;
}

/** Of points and frames a second there can only be too few. */
export function wantsMore(unit: Figure['unit']): boolean {
  return unit === 'points' || unit === 'fps';
}
