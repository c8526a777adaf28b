import { useEffect } from 'react';
import type { FileHandover } from './file-handover.ts';

/** Opens the file that came along to this page, if any. */
export function useHandedFile(
  handover: FileHandover | undefined,
  open: (given: { file: File }) => void,
): void {
  useEffect(() => {
    const file = handover?.take() ?? null;
    if (file !== null) open({ file });
  }, [handover, open]);
}
