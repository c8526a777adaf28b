const REDACTED = '[key]';

const KEY_LIKE = /\bsk-[\w.*-]{8,}|\bBearer\s+[\w.~+/=*-]{8,}/gu;

/** Replaces the configured key, and anything that looks like one. */
export function redactKeys(text: string, apiKey: string): string {
  const own = apiKey === '' ? text : text.replaceAll(apiKey, REDACTED);
  return own.replaceAll(KEY_LIKE, REDACTED);
}
