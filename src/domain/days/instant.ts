import * as v from 'valibot';
import { isoDaySchema } from './day.ts';

/** An instant as ISO 8601 in UTC: '2026-11-20T08:00:00.000Z'. */
export const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(isInstant, 'not a time of the calendar'),
);

function isInstant(text: string): boolean {
  return v.is(isoDaySchema, text.slice(0, 'YYYY-MM-DD'.length)) && !Number.isNaN(Date.parse(text));
}
