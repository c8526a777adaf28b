import { TravelError } from '#src/domain/errors.ts';

type Parsed = { value: unknown } | { failure: string };

/**
 * The JSON of a reply: all of it, or the first object in a code fence or among words. Otherwise
 * 'reply-unreadable' with the parse failure's own message. An object that is never closed was cut
 * off: no part of it is taken for the whole.
 */
export function readJson(content: string): unknown {
  const text = content.trim();
  for (const candidate of [text, ...objectsIn(text)]) {
    const parsed = parse(candidate);
    if ('value' in parsed) return parsed.value;
  }
  const failed = parse(text.slice(Math.max(0, text.indexOf('{'))));
  throw new TravelError('reply-unreadable', 'failure' in failed ? { message: failed.failure } : {});
}

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** From each opening brace outside of others to the one that closes it. */
function objectsIn(text: string): string[] {
  const objects: string[] = [];
  let start = text.indexOf('{');
  while (start !== -1) {
    const end = afterClosingBrace(text, start);
    if (end === null) return objects;
    objects.push(text.slice(start, end));
    start = text.indexOf('{', end);
  }
  return objects;
}

/** Braces inside JSON strings do not count. Null when the object is never closed. */
function afterClosingBrace(text: string, start: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && character === '{') depth += 1;
    else if (!inString && character === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}
