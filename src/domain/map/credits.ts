/** One credit of a map; `href` is an https URL or null. */
export type Credit = { text: string; href: string | null };

const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a\s*>/giu;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;
const TAG = /<[^>]*>?/gu;
const ENTITY = /&(#x[0-9a-f]+|#\d+|[a-z]+);/giu;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  reg: '®',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  ndash: '–',
};

/** Required by Mapbox on its maps. */
const MAPBOX: readonly Credit[] = [
  { text: '© Mapbox', href: 'https://www.mapbox.com/about/maps/' },
  { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
  { text: 'Improve this map', href: 'https://www.mapbox.com/map-feedback/' },
];

/**
 * The attributions of a map's sources, which services give as HTML: only text and https links are
 * used, each once; with `mapbox`, Mapbox's own come first.
 */
export function readCredits(attributions: readonly string[], mapbox: boolean): Credit[] {
  const named = new Map<string, Credit>();
  for (const credit of [...(mapbox ? MAPBOX : []), ...attributions.flatMap(creditsOf)]) {
    const key = credit.text.toLowerCase().replace(' contributors', '');
    if (!named.has(key)) named.set(key, credit);
  }
  return [...named.values()];
}

function creditsOf(html: string): Credit[] {
  const credits: Credit[] = [];
  let end = 0;
  for (const link of html.matchAll(LINK)) {
    credits.push({ text: plain(html.slice(end, link.index)), href: null });
    credits.push({ text: plain(link[2] ?? ''), href: httpsHref(link[1] ?? '') });
    end = link.index + link[0].length;
  }
  credits.push({ text: plain(html.slice(end)), href: null });
  return credits.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function plain(html: string): string {
  return decode(html.replaceAll(TAG, '')).replaceAll(/\s+/gu, ' ').trim();
}

function httpsHref(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = decode(double ?? single ?? bare ?? '').replace(/^\/\//u, 'https://');
  return URL.canParse(href) && new URL(href).protocol === 'https:' ? new URL(href).href : null;
}

function decode(text: string): string {
  return text.replaceAll(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/iu.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}
