import type { ColorScheme } from '#src/domain/ports.ts';

export type LabelColors = {
  ink: string;
  soft: string;
  country: string;
  water: string;
  ground: string;
  peak: string;
  park: string;
  onPark: string;
  culture: string;
  service: string;
  onSight: string;
  halo: string;
  waterHalo: string;
  ring: string;
};

/** The colours of names and symbols on the map. */
export const LABEL_COLORS: Readonly<Record<ColorScheme, LabelColors>> = {
  light: {
    ink: '#1C2A23',
    soft: '#3F4E45',
    country: '#4C5A50',
    water: '#255F7C',
    ground: '#59523F',
    peak: '#6B4A2F',
    park: '#1F4D3A',
    onPark: '#FFFFFF',
    culture: '#5B4A63',
    service: '#4C5A64',
    onSight: '#FBF8F1',
    halo: 'rgba(251, 248, 241, 0.92)',
    waterHalo: 'rgba(191, 220, 232, 0.8)',
    ring: '#FFFFFF',
  },
  dark: {
    ink: '#E9EFE8',
    soft: '#BCC8BF',
    country: '#A9B7AE',
    water: '#8DB9CF',
    ground: '#B9B39D',
    peak: '#D9BE9C',
    park: '#86C9A5',
    onPark: '#0F1B15',
    culture: '#C9B6D2',
    service: '#A9B7C0',
    onSight: '#0E1512',
    halo: 'rgba(14, 21, 18, 0.88)',
    waterHalo: 'rgba(17, 34, 44, 0.8)',
    ring: '#0E1512',
  },
};
