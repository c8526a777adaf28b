import { addressHost, splitOrigins, tileAddress, tileJsonAddress } from './forms.ts';

/** The tiles of the detailed map; an address is absolute, or a path on the site's own origin. */
export type DetailMap = {
  /** A TileJSON of vector tiles in the OpenMapTiles schema. */
  tiles: string;
  /** A TileJSON, or a template with {z}, {x} and {y}, of terrarium elevation tiles. */
  terrain: string | null;
  /** Further origins that a TileJSON may name tiles at. */
  origins: string[];
};

export const DETAIL_VARIABLES = {
  VITE_MAP_DETAIL_URL: { form: tileJsonAddress, instead: 'map' },
  VITE_MAP_TERRAIN_URL: {
    form: tileAddress,
    instead: 'map',
    needs: () => 'VITE_MAP_DETAIL_URL',
  },
} as const;

type DetailEnv = Partial<
  Record<'VITE_MAP_DETAIL_URL' | 'VITE_MAP_TERRAIN_URL' | 'VITE_MAP_ORIGINS', string | undefined>
>;

export function detailMapOf(env: DetailEnv): DetailMap | null {
  const { VITE_MAP_DETAIL_URL: tiles, VITE_MAP_TERRAIN_URL: terrain = null } = env;
  if (tiles === undefined) return null;
  return { tiles, terrain, origins: splitOrigins(env.VITE_MAP_ORIGINS ?? '') };
}

/** The addresses outside of the site's own origin that learn which area is looked at. */
export function detailAddresses({ tiles, terrain, origins }: DetailMap): string[] {
  const asked = [tiles, terrain].filter((address) => address !== null);
  return [...asked, ...origins].filter((address) => addressHost(address) !== null);
}
