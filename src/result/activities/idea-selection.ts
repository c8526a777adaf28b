/** The idea that is open in the list and selected on the map, and where it was chosen. */
export type IdeaChoice = { index: number; from: 'start' | 'list' | 'map' };

/** The traveller's choices about the ideas of a saved trip. */
export type IdeaKeeping = {
  kept: ReadonlySet<number>;
  onKeep: (index: number, kept: boolean) => void;
  onSetAside: (index: number) => void;
  /** Ideas that were taken out of the list. */
  setAside: readonly { key: string; name: string }[];
  onBringBack: (key: string) => void;
  /** Whether one person travels alone. */
  alone: boolean;
  /** Lays the kept ideas on the days, or leads to them where that was done. */
  onDays: () => void;
  /** Something lies on a day. */
  laidOut: boolean;
  /** How many are kept, one's own among them. */
  keptInAll: number;
  /** Starts an idea of one's own. */
  onAddOwn: () => void;
};

/** Which idea of a result is open. Ideas are called by their place in the list, from 0. */
export type IdeaSelection = {
  choice: IdeaChoice;
  /** A card was opened. */
  onChoose: (index: number) => void;
  /** A card got the keyboard's focus: its marker stands out. Null when it was left. */
  onPoint: (index: number | null) => void;
  /** Null where nothing can be kept. */
  keeping: IdeaKeeping | null;
};
