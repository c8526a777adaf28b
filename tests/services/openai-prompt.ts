import * as v from 'valibot';

const namesSchema = v.array(v.string());

/** The text after the label on its line of the prompt. */
export function lineOf(message: string, label: string): string {
  const line = message.split('\n').find((candidate) => candidate.startsWith(`${label}: `));
  return line?.slice(label.length + 2) ?? '';
}

/** The line's JSON list of names. */
export function namesOf(message: string, label: string): string[] {
  return v.parse(namesSchema, JSON.parse(lineOf(message, label)));
}

/** The line's quoted text. */
export function quotedOf(message: string, label: string): string {
  return v.parse(v.string(), JSON.parse(lineOf(message, label)));
}
