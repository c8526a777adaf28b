import * as v from 'valibot';
import { LANGUAGES } from './language.ts';

/** Not in language.ts: reading pages import that one and must not load valibot. */
export const languageSchema = v.picklist(LANGUAGES);
