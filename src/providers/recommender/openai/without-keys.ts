/** What stands where a key stood. */
const HIDDEN = '[key]';

const KEY_LIKE = /\bsk-[\w.*-]{8,}|\bBearer\s+[\w.~+/=*-]{8,}/gu;

/** The text without the configured key and without anything that looks like one. */
export function withoutKeys(text: string, apiKey: string): string {
  const own = apiKey === '' ? text : text.replaceAll(apiKey, HIDDEN);
  return own.replaceAll(KEY_LIKE, HIDDEN);
}
