import type { LabelColors } from './label-colors.ts';

/** Text style of a label. */
export type LabelLook = {
  font: string;
  /** Pixels between letters. */
  spacing: number;
  upper: boolean;
  color: string;
  halo: string;
  haloPx: number;
  lineHeightPx: number;
  /** Names wider than this break in two. */
  breakAtPx: number;
  mark: LabelMark | null;
  /** How far a name without symbol may be shifted from its point, px; by kind where it is not given. */
  reachPx?: number;
};

export type LabelMark =
  | { shape: 'ring'; radius: number; fill: string; stroke: string }
  | { shape: 'disc'; radius: number; fill: string; stroke: string }
  | { shape: 'peak'; radius: number; fill: string; stroke: string }
  | { shape: 'park'; radius: number; fill: string; stroke: string }
  | { shape: 'sight'; radius: number; fill: string; stroke: string; glyph: string };

const SANS = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const PLAIN = { spacing: 0, upper: false, haloPx: 3.4, breakAtPx: 999, mark: null };

/** Names in the system's face. */
export function sans(
  px: number,
  weight: number,
  color: string,
  colors: LabelColors,
  { italic = false }: { italic?: boolean },
): LabelLook {
  return {
    ...PLAIN,
    font: `${italic ? 'italic ' : ''}${weight} ${px.toFixed(1)}px ${SANS}`,
    color,
    halo: colors.halo,
    lineHeightPx: px * 1.25,
  };
}
