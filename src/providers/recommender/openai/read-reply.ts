import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';

type Parsed = { value: unknown } | { failure: string };

/**
 * The JSON of a reply: all of it, or its first object, in a code fence or in prose. Otherwise throws
 * 'reply-unreadable' with the parser's message. An object that is never closed was cut off: none of
 * its inner objects is taken instead.
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

/** The value by its schema, or 'reply-unreadable' with the path of the first wrong part. */
export function readShape<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const part = v.getDotPath(parsed.issues[0]);
  throw new TravelError('reply-unreadable', {
    message:
      part === null
        ? 'The reply is not the JSON object that was asked for'
        : `The reply has no usable "${part}"`,
  });
}

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Each outermost pair of braces and what is between them. */
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
