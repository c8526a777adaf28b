/**
 * The address when it may be shown as a link out: an absolute https address, else null. Whatever
 * else a catalogue, a model or a stored record may hold (javascript:, data:, http:) never renders.
 */
export function shopLink(affiliateLink: string): string | null {
  if (!URL.canParse(affiliateLink)) return null;
  const { protocol, href, username, password } = new URL(affiliateLink);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
