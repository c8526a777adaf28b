import type { ColorScheme } from '#src/domain/ports.ts';

export type StylePalette = {
  water: string;
  /** Land before the relief lies on it. */
  land: string;
  /** Fields in the desert. */
  irrigated: string;
  shore: string;
  glow: string;
  lining: string;
  graticule: string;
  lakeEdge: string;
  river: string;
  border: string;
  borderCasing: string;
  division: string;
};

/** The colours of the embedded style that are not the relief's or the labels'. */
export const STYLE_PALETTES: Readonly<Record<ColorScheme, StylePalette>> = {
  light: {
    water: '#BFDCE8',
    land: '#D5E1C1',
    irrigated: '#C6D8AC',
    shore: '#5C90A7',
    glow: '#A3C9D9',
    lining: '#AFD0DE',
    graticule: 'rgba(92, 144, 167, 0.22)',
    lakeEdge: '#6E9FB5',
    river: '#7FB2C8',
    border: '#7C6F5E',
    borderCasing: 'rgba(251, 248, 241, 0.55)',
    division: 'rgba(110, 97, 78, 0.55)',
  },
  dark: {
    water: '#11222C',
    land: '#233529',
    irrigated: '#2B4432',
    shore: '#3F6B80',
    glow: '#1D3846',
    lining: '#182D39',
    graticule: 'rgba(125, 185, 214, 0.1)',
    lakeEdge: '#37596A',
    river: '#31586B',
    border: '#8E8672',
    borderCasing: 'rgba(0, 0, 0, 0.5)',
    division: 'rgba(158, 150, 130, 0.45)',
  },
};
