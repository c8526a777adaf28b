/** The cache of the maps that trips keep; the number changes only with the storage format. */
export const KEPT_CACHE = 'fernweh-kept-map-1';

/** Paths of its entries; no request of a page has one. */
const ROOT = '/kept-map/';
const TRIPS = `${ROOT}trips/`;

/** Where the tiles come from: where they came from when they were stored, and wherever since. */
export const SOURCES_ENTRY = `${ROOT}sources`;

/** `key`: `tiles/z/x/y` or `terrain/z/x/y`. Not its address: that changes with every release of the tiles. */
export function tileEntry(key: string): string {
  return ROOT + key;
}

export function tripEntry(tripId: string): string {
  return TRIPS + encodeURIComponent(tripId);
}

/** The tile's key of an entry; null for any other entry. */
export function keyOfEntry(address: string): string | null {
  const { pathname } = new URL(address, 'https://localhost');
  const key = pathname.slice(ROOT.length);
  return /^(?:tiles|terrain)\/\d+\/\d+\/\d+$/u.test(key) ? key : null;
}

export function isTripEntry(address: string): boolean {
  return new URL(address, 'https://localhost').pathname.startsWith(TRIPS);
}

/** The key of the tile that this address asks for; null for any other address. */
export function keyOfAddress(
  address: string,
  templates: Readonly<Record<'tiles' | 'terrain', readonly string[]>>,
): string | null {
  for (const kind of ['tiles', 'terrain'] as const) {
    for (const template of templates[kind]) {
      const place = readTemplate(address, template);
      if (place !== null) return `${kind}/${place}`;
    }
  }
  return null;
}

/** 'z/x/y' of an address that was made from the template. */
function readTemplate(address: string, template: string): string | null {
  const names: string[] = [];
  const pattern = template
    .split(/(\{[xyz]\})/u)
    .map((part) => {
      if (!/^\{[xyz]\}$/u.test(part)) return part.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
      names.push(part);
      return '(\\d+)';
    })
    .join('');
  const found = new RegExp(`^${pattern}$`, 'u').exec(address);
  if (found === null) return null;
  const value = (name: string) => found[names.indexOf(name) + 1] ?? '';
  return `${value('{z}')}/${value('{x}')}/${value('{y}')}`;
}
