import * as v from 'valibot';
import type { IsoDay } from '#src/domain/days/day.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, backupSchema } from './backup-file.ts';
import type { BackupFile } from './backup-file.ts';
import { isDeeperThan, leftOut } from './same-value.ts';

/** Bytes: more than a thousand trips. */
export const LARGEST_BACKUP = 50_000_000;

/** Levels of nesting; a trip has about ten. */
const DEEPEST = 60;
/** Size limit in characters of the schema's own message, which may quote what is in the file. */
const RAW_CHARACTERS = 160;

/** Which part of the file is wrong; `number` counts from 1. */
type WrongPart =
  | { part: 'trip' | 'thing' | 'record'; number: number }
  | { part: 'settings' | 'file'; number: null };

export type BackupProblem =
  | { kind: 'large' }
  /** No JSON text in UTF-8. */
  | { kind: 'unreadable' }
  /** JSON, but no copy that Fernweh saved. */
  | { kind: 'foreign' }
  | { kind: 'newer' }
  /** `what`: missing, something else than belongs there, or nothing that Fernweh knows. */
  | ({ kind: 'wrong'; what: 'missing' | 'wrong' | 'unknown'; raw: string } & WrongPart);

export type BackupAnswer = { file: BackupFile } | { problem: BackupProblem };

/**
 * Reads a file that the traveller chose. Never throws: whatever it holds is checked, and a part that
 * is not as Fernweh writes it refuses the whole file.
 */
export async function readBackup(file: Blob, builtOn: IsoDay): Promise<BackupAnswer> {
  if (file.size > LARGEST_BACKUP) return { problem: { kind: 'large' } };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return readBackupText(text, builtOn);
  } catch {
    // It is no text, or it was taken away meanwhile.
    return { problem: { kind: 'unreadable' } };
  }
}

/** `readBackup` for a text. */
export function readBackupText(text: string, builtOn: IsoDay): BackupAnswer {
  const given = parseJson(text);
  if (given === undefined) return { problem: { kind: 'unreadable' } };
  const head = v.safeParse(headSchema, given);
  if (!head.success) return { problem: { kind: 'foreign' } };
  if (head.output.version > BACKUP_VERSION) return { problem: { kind: 'newer' } };
  if (isDeeperThan(given, DEEPEST)) {
    return { problem: { kind: 'wrong', what: 'unknown', raw: '', part: 'file', number: null } };
  }
  const parsed = v.safeParse(backupSchema, given);
  if (!parsed.success) return { problem: problemOf(parsed.issues[0]) };
  const isOlder = parsed.output.builtOn < builtOn;
  // A file of an older build may have parts that this one reads in another way.
  const extra = isOlder ? null : leftOut(given, parsed.output);
  if (extra === null) return { file: parsed.output };
  if (parsed.output.builtOn > builtOn) return { problem: { kind: 'newer' } };
  return { problem: { kind: 'wrong', what: 'unknown', raw: rawPath(extra), ...partAt(extra) } };
}

const headSchema = v.object({ format: v.literal(BACKUP_FORMAT), version: v.number() });

/** Undefined, which no JSON text means, where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(issue: v.InferIssue<typeof backupSchema>): BackupProblem {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  return {
    kind: 'wrong',
    what: issue.received === 'undefined' ? 'missing' : 'wrong',
    raw: `${rawPath(path)}: ${issue.message}`.slice(0, RAW_CHARACTERS),
    ...partAt(path),
  };
}

const PARTS = { trips: 'trip', gear: 'thing', setAside: 'record' } as const;

function partAt([first, index]: readonly string[]): WrongPart {
  if (first === 'settings') return { part: 'settings', number: null };
  const isList = first === 'trips' || first === 'gear' || first === 'setAside';
  if (!isList || index === undefined) return { part: 'file', number: null };
  return { part: PARTS[first], number: Number(index) + 1 };
}

/** 'trips[1].trip.location.place' */
function rawPath(path: readonly string[]): string {
  return path
    .map((key) => (/^\d+$/u.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./u, '')
    .slice(0, RAW_CHARACTERS);
}
