import { useState } from 'react';
import { nextWriting, recordOf } from '#src/export/files/calendar-writing.ts';
import type { Reminder } from '#src/export/files/calendar-writing.ts';
import type { TripOutline } from '#src/export/files/outline.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { handOutText } from '#src/ui/hand-out-file.ts';
import type { HandedOut } from '#src/ui/hand-out-file.ts';
import { exportFile } from './export-file.ts';
import { createCalendarMemory } from './calendar-memory.ts';
import { FORMATS } from './formats.ts';
import type { Format } from './formats.ts';

const memory = createCalendarMemory(() => localStorage);

/** The outcome of the last export. A share sheet that was closed has none. */
export type Outcome = {
  format: Format;
  how: Exclude<HandedOut, 'closed'> | 'copied' | 'notCopied';
};

/** Hands out the files of a trip, or copies them, and tells what became of it. */
export function useHandOut(outline: TripOutline) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function save(format: Format, reminders: readonly Reminder[]): Promise<void> {
    setOutcome(null);
    const { extension, type, write } = FORMATS[format];
    const writing = nextWriting(memory.read(outline.id), new Date(), reminders);
    const content = write(outline, writing);
    const how = await handOutText(exportFile(outline, { extension, type, content }));
    if (how === 'closed') return;
    if (format === 'calendar' && how !== 'refused') {
      memory.write(outline.id, recordOf(writing, outline));
    }
    setOutcome({ format, how });
  }

  async function copy(format: Format): Promise<void> {
    setOutcome(null);
    const isCopied = await copyText(FORMATS[format].write(outline));
    setOutcome({ format, how: isCopied ? 'copied' : 'notCopied' });
  }

  return {
    outcome,
    save: (format: Format, reminders: readonly Reminder[] = []) => void save(format, reminders),
    copy: (format: Format) => void copy(format),
  };
}
