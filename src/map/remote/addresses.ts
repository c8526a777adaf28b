/** Resolves the URLs of a map style. */
export interface MapAddresses {
  /** Absolute, of a style; `mapbox://styles/…` is Mapbox's own. */
  style(address: string): string;
  /** Absolute, of what a style at `base` names: a TileJSON, tiles ({z} stays), pictures. */
  source(address: string, base: string): string;
  /** Absolute, of the sprite without its ending. */
  sprite(address: string, base: string): string;
  /** Whether the URL is Mapbox's. */
  isMapbox(address: string): boolean;
}

const MAPBOX_HOST = /^https?:\/\/(?:api|(?:[a-d]\.)?tiles)\.mapbox\.com\//u;

/**
 * Mapbox URLs (mapbox://, its hosts) are requested from `mapboxApiUrl` with the token. No other URL
 * gets the token.
 */
export function createMapAddresses(options: {
  mapboxApiUrl: string;
  accessToken: string | null;
}): MapAddresses {
  const api = `${options.mapboxApiUrl.replace(/\/+$/u, '')}/`;
  const withToken = (address: string) => {
    const url = new URL(address);
    if (options.accessToken !== null) url.searchParams.set('access_token', options.accessToken);
    return withPlaceholders(url.href);
  };
  const resolve = (address: string, base: string | undefined, pathOf: (name: string) => string) => {
    if (address.startsWith('mapbox://')) {
      return withToken(api + pathOf(address.slice('mapbox://'.length)));
    }
    const whole = withPlaceholders(new URL(address, base).href);
    const asked = whole.replace(MAPBOX_HOST, api);
    return asked.startsWith(api) ? withToken(asked) : whole;
  };
  return {
    style: (address) =>
      resolve(address, undefined, (name) => name.replace(/^styles\//u, 'styles/v1/')),
    source: (address, base) => resolve(address, base, (name) => `v4/${name}.json`),
    sprite: (address, base) =>
      resolve(address, base, (name) => `${name.replace(/^sprites\//u, 'styles/v1/')}/sprite`),
    isMapbox: (address) => address.startsWith('mapbox://') || MAPBOX_HOST.test(address),
  };
}

/** Placeholders of a tile URL, which `URL` percent-encodes. */
function withPlaceholders(href: string): string {
  return href.replaceAll(/%7B([\w-]+)%7D/giu, '{$1}');
}
