const HIDDEN = '[key]';

/**
 * Text that looks like a key of a service: OpenAI's (which OpenAI may have shortened), Mapbox's,
 * Supabase's and any JSON web token, also behind the name of a header or a parameter.
 */
const KEY_LIKE =
  /\bsk-[\w.*-]{8,}|\b[ps]k\.[\w.-]{8,}|\bsb_(?:publishable|secret)_[\w-]+|\beyJ[\w-]{8,}\.[\w.-]+|\bBearer\s+[\w.~+/=*-]{8,}|(?<=\b(?:access_token|apikey)=)[^\s&"']+/gu;

/** The text without these keys, however they are encoded, and without anything that looks like one. */
export function withoutKeys(text: string, keys: readonly string[]): string {
  const spellings = keys.flatMap((key) =>
    key === '' ? [] : [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)],
  );
  return spellings
    .reduce((shown, spelling) => shown.replaceAll(spelling, HIDDEN), text)
    .replaceAll(KEY_LIKE, HIDDEN);
}
