import { holdsPlaces, whatFile } from '#src/bring/places/what-file.ts';
import type { FileKind } from '#src/bring/places/what-file.ts';
import type { BackupProblem } from '#src/export/copies/read-backup.ts';

/** Bytes by which a file is known. */
const HEAD = 65_536;
/** Kinds that a damaged copy of ours may look like, or of which nothing more can be said. */
const UNTOLD: ReadonlySet<FileKind> = new Set(['backup', 'json', 'text', 'unknown']);

/** A file that was given in place of a copy, and where it belongs. */
export type OtherFile = { kind: FileKind; goes: 'onto-days' | 'onto-list' | 'nowhere'; file: File };

/** Null where it may be a copy, or cannot be told. */
export async function otherFile(file: File, problem: BackupProblem): Promise<OtherFile | null> {
  if (problem.kind === 'newer' || problem.kind === 'wrong') return null;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    const kind = whatFile(head, file.name);
    if (UNTOLD.has(kind)) return null;
    const isList = kind === 'gear-list' || kind === 'own-text';
    return { kind, file, goes: holdsPlaces(kind) ? 'onto-days' : isList ? 'onto-list' : 'nowhere' };
  } catch {
    return null; // It was taken away meanwhile.
  }
}
