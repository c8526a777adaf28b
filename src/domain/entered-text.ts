import * as v from 'valibot';

/** UTF-16 units. Longer texts are cut where they enter, before anything parses them. */
export const LONGEST_TEXT = 2000;

/** A text that somebody typed, pasted, shared or put into a link; never ends in half a character. */
export function cutText(text: string): string {
  return text.length <= LONGEST_TEXT
    ? text
    : text.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/u, '');
}

export const enteredTextSchema = v.pipe(v.string(), v.transform(cutText));
