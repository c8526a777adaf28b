import type { TripOutline } from '#src/take-along/outline.ts';
import { downloadText } from '#src/ui/hand-out-file.ts';

type NewFile = { extension: string; type: string; content: string };

/**
 * Hands a text to the browser as a download, named after place and first day. The word joiners of the
 * screen stay behind: devices that read such files show a box for them.
 */
export function saveFile(outline: TripOutline, { extension, type, content }: NewFile): void {
  const plain = content.replaceAll('\u2060', '');
  downloadText({ name: `${fileName(outline)}.${extension}`, type, content: plain });
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
