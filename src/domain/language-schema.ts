import * as v from 'valibot';
import { LANGUAGES } from './language.ts';

/** Beside the languages themselves: the frame knows them and reads nothing that would need a schema. */
export const languageSchema = v.picklist(LANGUAGES);
