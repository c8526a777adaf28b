import type { TripOutline } from '#src/take-along/outline.ts';
import { downloadText } from '#src/ui/hand-out-file.ts';

type NewFile = { extension: string; type: string; content: string };

/** Hands a text to the browser as a download, named after place and first day. */
export function saveFile(outline: TripOutline, { extension, ...file }: NewFile): void {
  downloadText({ name: `${fileName(outline)}.${extension}`, ...file });
}

/** 'fernweh-hohe-tatra-2027-06-10': letters that every file system and mail program takes. */
function fileName({ name, startDate }: TripOutline): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/giu, '-')
    .replaceAll(/^-|-$/gu, '')
    .toLowerCase();
  return ['fernweh', plain, startDate].filter((part) => part !== '').join('-');
}
