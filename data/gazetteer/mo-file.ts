import { readFile } from 'node:fs/promises';

const LITTLE_ENDIAN_MAGIC = 0x950412de;

/** Reads a compiled gettext catalogue (.mo, GNU gettext manual, section 10.3): msgid -> msgstr. */
export async function readMoFile(path: string): Promise<Map<string, string>> {
  const bytes = await readFile(path);
  const little = bytes.readUInt32LE(0) === LITTLE_ENDIAN_MAGIC;
  const number = (offset: number) =>
    little ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset);
  const text = (table: number, index: number) => {
    const length = number(table + index * 8);
    const start = number(table + index * 8 + 4);
    return bytes.toString('utf8', start, start + length);
  };
  const found = new Map<string, string>();
  for (let index = 0; index < number(8); index++) {
    const id = text(number(12), index);
    if (id !== '') found.set(id, text(number(16), index));
  }
  return found;
}
