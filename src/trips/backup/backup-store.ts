import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { backupFileName, writeBackup } from '#src/export/copies/backup-file.ts';
import type { BackupFile, BackupSettings } from '#src/export/copies/backup-file.ts';
import { additionsOf, compareBackup } from '#src/export/copies/merge-backup.ts';
import type { ComparedBackup } from '#src/export/copies/merge-backup.ts';
import { readBackup } from '#src/export/copies/read-backup.ts';
import type { BackupProblem } from '#src/export/copies/read-backup.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Backup, BackupNotes } from '#src/domain/ports.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { TextFile } from '#src/ui/hand-out-file.ts';
import { storageProblem } from '../storage-problem.ts';
import type { StorageProblem } from '../storage-problem.ts';
import { otherFile } from './other-file.ts';
import type { OtherFile } from './other-file.ts';

/** The settings of this device, as far as a copy holds them. */
export type SettingsToCopy = {
  read: () => BackupSettings;
  /** The settings of a copy that this device does not have. */
  missing: (settings: BackupSettings) => BackupSettings;
  /** Takes over the missing ones. */
  restore: (settings: BackupSettings) => Promise<void>;
};

/** The content of a copy, if it were saved now. */
export type CopyFacts = {
  trips: number;
  things: number;
  bytes: number;
  /** Whether trips keep their maps here, which no copy holds. */
  keepsMaps: boolean;
  /** When one was saved last; null for never. */
  copiedAt: string | null;
  /** Whether nothing has changed since the last copy. */
  isCurrent: boolean;
};

export type NamedFile = { name: string; bytes: number };

export type Preview = {
  file: NamedFile;
  content: BackupFile;
  compared: ComparedBackup;
  /** The settings that would be taken over. */
  settings: BackupSettings;
  restoring: boolean;
};

/** Something else than a copy, and the trips that it may go to, the last saved first. */
type Given = { other: OtherFile; trips: SavedTrip[] };

/** The steps with a chosen file; choosing another file starts again. */
export type Opened =
  | { step: 'none' }
  | { step: 'reading'; file: NamedFile }
  | { step: 'refused'; file: NamedFile; problem: BackupProblem; other: Given | null }
  | ({ step: 'preview' } & Preview)
  | { step: 'restored'; trips: number; things: number }
  /** Storage refused it; everything is as it was. */
  | { step: 'failed'; file: NamedFile };

type BackupState = {
  facts:
    | { status: 'loading' }
    | { status: 'ready'; value: CopyFacts }
    | { status: 'failed'; problem: StorageProblem };
  opened: Opened;
};

export type BackupStore = StoreApi<BackupState> & {
  start: () => () => void;
  reload: () => Promise<void>;
  /** Hands out a copy of everything. Never rejects. */
  saveCopy: () => Promise<void>;
  open: (file: File) => Promise<void>;
  restore: () => Promise<void>;
  /** Back to no file. */
  close: () => void;
};

export type BackupDeps = {
  backup: Backup;
  notes: BackupNotes;
  settings: SettingsToCopy;
  today: () => IsoDay;
  builtOn: IsoDay;
  keepsMaps: () => Promise<boolean>;
  now: () => Date;
  /** False where the traveller gave it up. */
  handOut: (file: TextFile) => Promise<boolean>;
};

/** State of the page of copies; the storage is the source of truth. */
export function createBackupStore(deps: BackupDeps): BackupStore {
  const store = createStore<BackupState>(() => ({
    facts: { status: 'loading' },
    opened: { step: 'none' },
  }));
  const { getState, setState } = store;
  let latest = 0;

  const reload = async () => {
    try {
      const { facts } = await takeCopy(deps);
      setState({ facts: { status: 'ready', value: facts } });
    } catch (error) {
      console.error('What is stored could not be read', error);
      setState({ facts: { status: 'failed', problem: storageProblem(error) } });
    }
  };

  return {
    ...store,
    reload,
    start() {
      void reload();
      return () => undefined;
    },
    async saveCopy() {
      try {
        const { text, takenAt } = await takeCopy(deps);
        const name = backupFileName(deps.today());
        const isSaved = await deps.handOut({ name, type: 'application/json', content: text });
        if (isSaved) deps.notes.write({ copiedAt: takenAt });
      } catch (error) {
        console.error('A copy could not be saved', error);
      }
      await reload();
    },
    async open(file) {
      const turn = (latest += 1);
      const named = { name: file.name, bytes: file.size };
      setState({ opened: { step: 'reading', file: named } });
      const opened = await openFile(file, named, deps);
      if (turn === latest) setState({ opened });
    },
    async restore() {
      const { opened } = getState();
      if (opened.step !== 'preview' || opened.restoring) return;
      setState({ opened: { ...opened, restoring: true } });
      setState({ opened: await restoreFile(opened.content, opened.file, deps) });
      await reload();
    },
    close() {
      latest += 1;
      setState({ opened: { step: 'none' } });
    },
  };
}

async function takeCopy({ backup, notes, settings, builtOn, keepsMaps, now }: BackupDeps) {
  const takenAt = now().toISOString();
  const content = await backup.read();
  const text = writeBackup(
    { ...content, settings: settings.read() },
    { savedAt: takenAt, builtOn },
  );
  const { copiedAt, changedAt } = notes.read();
  const facts: CopyFacts = {
    trips: content.trips.length,
    things: content.gear.length,
    bytes: new Blob([text]).size,
    keepsMaps: await keepsMaps().catch(() => false),
    copiedAt,
    isCurrent: copiedAt !== null && (changedAt === null || copiedAt >= changedAt),
  };
  return { text, takenAt, facts };
}

async function openFile(file: File, named: NamedFile, deps: BackupDeps): Promise<Opened> {
  const answer = await readBackup(file, deps.builtOn);
  if ('problem' in answer) {
    const { problem } = answer;
    return {
      step: 'refused',
      file: named,
      problem,
      other: await givenInstead(file, problem, deps),
    };
  }
  const content = answer.file;
  try {
    const compared = compareBackup(await deps.backup.read(), content);
    const settings = deps.settings.missing(content.settings);
    return { step: 'preview', file: named, content, compared, settings, restoring: false };
  } catch (error) {
    console.error('What is stored could not be compared', error);
    return { step: 'failed', file: named };
  }
}

async function givenInstead(
  file: File,
  problem: BackupProblem,
  { backup }: BackupDeps,
): Promise<Given | null> {
  const other = await otherFile(file, problem);
  if (other === null) return null;
  try {
    const { trips } = await backup.read();
    return { other, trips: trips.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)) };
  } catch (error) {
    console.error('The trips could not be read', error);
    return { other, trips: [] };
  }
}

async function restoreFile(
  content: BackupFile,
  file: NamedFile,
  { backup, settings }: BackupDeps,
): Promise<Opened> {
  try {
    const added = await backup.restore((stored) => additionsOf(stored, content));
    await settings.restore(content.settings);
    return { step: 'restored', trips: added.trips.length, things: added.gear.length };
  } catch (error) {
    console.error('A copy could not be restored', error);
    return { step: 'failed', file };
  }
}
