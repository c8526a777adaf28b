import * as v from 'valibot';

const namesSchema = v.array(v.string());

/** The rest of the line that begins with the label. */
export function lineOf(message: string, label: string): string {
  const line = message.split('\n').find((candidate) => candidate.startsWith(`${label}: `));
  return line?.slice(label.length + 2) ?? '';
}

/** A list of names, as JSON. */
export function namesOf(message: string, label: string): string[] {
  return v.parse(namesSchema, JSON.parse(lineOf(message, label)));
}

/** A text in quotes. */
export function quotedOf(message: string, label: string): string {
  return v.parse(v.string(), JSON.parse(lineOf(message, label)));
}
