import { useCallback, useEffect, useRef, useState } from 'react';
import type { BroughtList, PlacesProblem } from '#src/bring/places/brought-places.ts';
import { readFile } from '#src/bring/places/read-file.ts';

export type BroughtFile =
  | { step: 'none' }
  | { step: 'reading'; file: string }
  | { step: 'refused'; file: string; problem: PlacesProblem }
  | { step: 'read'; list: BroughtList };

/** Reads the file that was chosen, dropped or handed over last; null while none is. */
export function useBroughtFile(given: File | null) {
  const [brought, setBrought] = useState<BroughtFile>({ step: 'none' });
  const latest = useRef<File | null>(null);
  const open = useCallback(async (file: File) => {
    latest.current = file;
    setBrought({ step: 'reading', file: file.name });
    const answer = await readFile(file);
    if (latest.current !== file) return;
    setBrought(
      'problem' in answer
        ? { step: 'refused', file: file.name, problem: answer.problem }
        : { step: 'read', list: answer },
    );
  }, []);
  useEffect(() => {
    if (given !== null && latest.current !== given) void open(given);
  }, [given, open]);
  return { brought, open: (file: File) => void open(file) };
}
