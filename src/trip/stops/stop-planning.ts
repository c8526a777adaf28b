/** Planning a stop that is not planned yet. */
export type StopPlanning = {
  /** The index of the stop that is being planned; null while none is. */
  running: number | null;
  /** What went wrong with each stop, by its index; missing or empty where nothing did. */
  failures: Readonly<Record<number, string>>;
  /** An outside service plans: the device can do it in its place. */
  hasService: boolean;
  /** A stable reference. */
  onPlan: (at: number, how: 'again' | 'on-device') => void;
};
