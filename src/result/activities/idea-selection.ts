/** The idea that is selected on the map, and where it was chosen; index -1 for none. */
export type IdeaChoice = { index: number; from: 'start' | 'list' | 'map' };

/** The traveller's choices about the ideas of a saved trip. */
export type IdeaKeeping = {
  kept: ReadonlySet<number>;
  /** The day that an idea lies on, from 0; null for none. */
  dayOf: (index: number) => number | null;
  onKeep: (index: number, kept: boolean) => void;
  /** Keeps it and asks for its day. */
  onDay: (index: number) => void;
  onSetAside: (index: number) => void;
  /** Ideas that were taken out of the list. */
  setAside: readonly { key: string; name: string }[];
  onBringBack: (key: string) => void;
  /** Whether one person travels alone. */
  alone: boolean;
};

/** Which ideas of a result are open. They are called by their place in the list, from 0. */
export type IdeaSelection = {
  /** The idea that was opened last, which stands out on the map. */
  choice: IdeaChoice;
  /** Several may be open: opening one closes no other, so that nothing moves under the reader. */
  open: ReadonlySet<number>;
  /** A card was opened or closed. */
  onToggle: (index: number) => void;
  /** An idea of the row under the map was chosen. */
  onChoose: (index: number) => void;
  /** A card got the keyboard's focus: its marker stands out. Null when it was left. */
  onPoint: (index: number | null) => void;
  /** Null where nothing can be kept. */
  keeping: IdeaKeeping | null;
};
