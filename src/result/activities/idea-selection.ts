/** The idea that is open in the list and selected on the map, and where it was chosen. */
export type IdeaChoice = { index: number; from: 'start' | 'list' | 'map' };

/** Which idea of a result is open. Ideas are called by their place in the list, from 0. */
export type IdeaSelection = {
  choice: IdeaChoice;
  /** A card was opened. */
  onChoose: (index: number) => void;
  /** A card got the keyboard's focus: its marker stands out. Null when it was left. */
  onPoint: (index: number | null) => void;
};
