export { DEFAULT_LANGUAGE, LANGUAGES, negotiateLanguage } from './language-rules.mjs';
export type { Language } from './language-rules.mjs';
