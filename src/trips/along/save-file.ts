import type { TripOutline } from '#src/take-along/outline.ts';

/** A browser has begun to read a downloaded file by then. */
const KEPT_MS = 60_000;

type NewFile = { extension: string; type: string; content: string };

/** Hands a text to the browser as a download, named after place and first day. */
export function saveFile(outline: TripOutline, { extension, type, content }: NewFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(outline)}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
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
