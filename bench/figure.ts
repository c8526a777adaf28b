/** One measured value beside its bar. */
export type Figure = {
  what: string;
  value: number;
  unit: 'ratio' | 'ms' | 'kB' | 'points';
  /** The value that must not be exceeded or, of points, be reached. */
  bar: number;
  /** What the value is made of, for who wants to know more. */
  detail?: string;
};

export function isMet({ value, bar, unit }: Figure): boolean {
  return unit === 'points' ? value >= bar : value <= bar;
}
