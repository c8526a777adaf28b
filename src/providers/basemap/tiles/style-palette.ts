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
  /** The quiet grid of minutes. */
  minutes: string;
  formLine: string;
  builtUp: string;
  hatch: string;
  major: string;
  majorCasing: string;
  /** Where a road is too thin for a casing. */
  majorThin: string;
  primary: string;
  primaryCasing: string;
  primaryThin: string;
  road: string;
  roadCasing: string;
  roadThin: string;
  track: string;
  rail: string;
  railHalo: string;
  ferry: string;
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
    minutes: 'rgba(80, 74, 52, 0.11)',
    formLine: '#8F7245',
    builtUp: '#EAE1D2',
    hatch: '#B9A98F',
    major: '#F7DE9E',
    majorCasing: '#A78746',
    majorThin: '#A78746',
    primary: '#FCF0CB',
    primaryCasing: '#AD9A6C',
    primaryThin: '#AD9A6C',
    road: '#FFFDF5',
    roadCasing: '#A9A189',
    roadThin: '#A9A189',
    track: '#8A7657',
    rail: '#6A665C',
    railHalo: 'rgba(251, 248, 241, 0.6)',
    ferry: '#5C90A7',
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
    minutes: 'rgba(190, 200, 180, 0.08)',
    formLine: '#94875F',
    builtUp: '#3D3C36',
    hatch: '#5B574B',
    major: '#A88F58',
    majorCasing: '#14180F',
    majorThin: '#A88F58',
    primary: '#8C8260',
    primaryCasing: '#141A15',
    primaryThin: '#7A7254',
    road: '#7B8271',
    roadCasing: '#151C17',
    roadThin: '#5C6356',
    track: '#7C735C',
    rail: '#8B8F86',
    railHalo: 'rgba(12, 18, 15, 0.55)',
    ferry: '#4E7F96',
  },
};
