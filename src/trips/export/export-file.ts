import type { TripOutline } from '#src/export/files/outline.ts';
import type { TextFile } from '#src/ui/hand-out-file.ts';

type NewFile = { extension: string; type: string; content: string };

/** A file named after place and first day. */
export function exportFile(
  outline: Pick<TripOutline, 'name' | 'startDate'>,
  { extension, type, content }: NewFile,
): TextFile {
  return { name: `${nameOf(outline)}.${extension}`, type, content };
}

/** 'fernweh-hohe-tatra-2027-06-10': letters that every file system and mail program takes. */
function nameOf({ name, startDate }: Pick<TripOutline, 'name' | 'startDate'>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/giu, '-')
    .replaceAll(/^-|-$/gu, '')
    .toLowerCase();
  return ['fernweh', plain, startDate].filter((part) => part !== '').join('-');
}
