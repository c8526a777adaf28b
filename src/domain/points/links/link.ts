/** A link taken apart and decoded; nothing of it is checked. */
export type Link = {
  /** In lower case: 'https', 'geo', 'om'. */
  scheme: string;
  /** In lower case, without 'www.' or 'm.'; empty for an app's own scheme. */
  host: string;
  /** For an app's own scheme, with what stands where a host would be. */
  path: string;
  /** Parameters of the query, and of a path or fragment that is written like one. */
  values: URLSearchParams;
  /** The raw query without its question mark. */
  query: string;
  /** Without its '#'. */
  hash: string;
};

/** Schemes of apps that open links; 'geo' has rules of its own. */
const SCHEMES =
  'google\\.navigation|google\\.streetview|comgooglemaps(?:url)?|om|cm|ge0|mapsme|mapswithme|mwm|maps|mapitem|waze|here-location|here-route|bingmaps|yandexmaps|yandexnavi|dgis|citymapper|uber|magicearth|osmandmaps|osmand\\.navigation|tomtomgo|nmap|kakaomap|intent';
/** Endings of a link's host, which hardly ever follow a name: 'St. Anton/Arlberg' is no link, 'osm.org/go' is. */
const ENDINGS =
  'com|org|net|de|at|ch|fr|it|es|uk|eu|us|cz|sk|pl|ru|info|app|earth|be|nl|gl|me|co|io|page|is|link|apple|codes|travel|li|no|se|dk|fi|jp|ca|au|nz';
const TAIL = String.raw`[^\s<>"“”]*`;
/** Blanks within the query: 'address=Reuterplatz 3, 12047 Berlin&ll=…'. */
const UNENCODED = String.raw`(?:(?!https?:\/\/)[^\n<>])*&[\w.[\]-]+=${TAIL}`;
const LINK = new RegExp(
  [
    String.raw`geo:[^\n]*`,
    String.raw`https?(?::\/\/|%3A%2F%2F)${TAIL}(?:\?${TAIL}${UNENCODED})?`,
    String.raw`(?<![\w.])(?:${SCHEMES}):${TAIL}`,
    String.raw`(?<![\w@.-])(?:[a-z\d-]+\.)+(?:${ENDINGS})(?=[/?#])${TAIL}`,
    String.raw`(?<![\w@.-])www\.[a-z\d-]+(?:\.[a-z\d-]+)+`,
  ].join('|'),
  'giu',
);

/** The links in a text, without the punctuation of the sentence around them. */
export function linksIn(text: string): string[] {
  return (text.match(LINK) ?? []).map(withoutPunctuation);
}

/** The text without its links. */
export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, (link) => link.slice(withoutPunctuation(link).length));
}

export function parseLink(text: string): Link | null {
  const whole = /^https?%3A/iu.test(text) ? decoded(text) : text;
  const address = withFragment(whole.trim().replaceAll('&amp;', '&'));
  const named =
    /^(?:[a-z][a-z\d.+-]*):/iu.test(address) && !/^[a-z\d-]+(?:\.[a-z\d-]+)+:\d/iu.test(address);
  const parts =
    /^(?<scheme>[a-z][a-z\d.+-]*):(?:\/\/(?<host>[^/?#]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<hash>.*))?$/isu.exec(
      named ? address : `https://${address}`,
    )?.groups;
  if (parts === undefined) return null;
  const { scheme = '', host = '', path = '', query = '', hash = '' } = parts;
  const isWeb = /^https?$/iu.test(scheme);
  const fragment = decoded(hash);
  // 'google.navigation:q=…'
  const opaque = isWeb || !path.includes('=') ? '' : path;
  const listed = `${query}&${opaque}&${fragment.replace(/^[^?&=]*\?/u, '')}`;
  return {
    scheme: scheme.toLowerCase(),
    host: isWeb ? plainHost(host) : '',
    path: decoded((isWeb ? path : `/${host}${path}`).replaceAll('+', ' ')),
    values: inLowerCaseToo(new URLSearchParams(listed)),
    query: decoded(query),
    hash: fragment,
  };
}

/** 'Rtp' is found as 'rtp'. */
function inLowerCaseToo(values: URLSearchParams): URLSearchParams {
  for (const [name, value] of values) {
    if (!values.has(name.toLowerCase())) values.append(name.toLowerCase(), value);
  }
  return values;
}

/** Percent-decoded, or as it stands where that fails. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Mail filters write the '#' as '%23'. */
function withFragment(address: string): string {
  return address.includes('#') ? address : address.replace(/%(?:25)?23/u, '#');
}

function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^[^@]*@|:\d+$/gu, '')
    .replace(/^(?:www|m|mobile|touch)\.|(?<=^[a-z]{2}\.)m\./gu, '');
}

/** A bracket at the end belongs to the link if it was opened in there: 'geo:0,0?q=47,11(Hut)'. */
function withoutPunctuation(link: string): string {
  const plain = link.replace(/[.,;:!?'"»›…]+$/u, '');
  const opened = plain.split('(').length;
  const closed = plain.split(')').length;
  if (/[)\]}>]$/u.test(plain) && !(plain.endsWith(')') && opened >= closed)) {
    return plain.endsWith(']') && plain.includes('[')
      ? plain
      : withoutPunctuation(plain.slice(0, -1));
  }
  return plain;
}
