/**
 * The one trusted-types policy of the page (the content security policy demands one). Scripts and
 * workers: our own origin only. HTML: short attribution lines with links, as map libraries write
 * them; everything else becomes plain text.
 */
type PolicyRules = {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
};

type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown };

const HARMLESS_HTML =
  /^(?:[^<>]|<\/?(?:span|b|i|em|strong|br|ul|li)\s*\/?>|<a href="https:\/\/[^"<>\s]*"(?: (?:target="_blank"|rel="[a-z ]*"))*>|<\/a>)*$/iu;

/** To be called first, before anything can load a worker or write HTML. */
export function installTrustedTypes(page: Window = window): void {
  const factory: unknown = Reflect.get(page, 'trustedTypes');
  if (!isFactory(factory)) return;
  const { origin } = page.location;
  factory.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (url) => ownScriptUrl(url, origin),
  });
}

/** The text itself when it holds nothing but the allowed tags, else with its tags made visible. */
export function harmlessHtml(html: string): string {
  return HARMLESS_HTML.test(html) ? html : html.replaceAll('<', '&lt;');
}

/** @throws TypeError for a script of another origin. */
export function ownScriptUrl(url: string, origin: string): string {
  const target = new URL(url, `${origin}/`);
  const own = target.origin === origin && target.protocol !== 'blob:';
  if (!own) throw new TypeError(`Scripts come from our own origin only, not ${target.origin}`);
  return url;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
