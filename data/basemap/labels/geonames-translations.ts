import { readFileSync } from 'node:fs';

const LITTLE_ENDIAN_MAGIC = 0x950412de;

/** GeoNames id to name in a language, from the gettext catalogues of Debian's libgeonames-common. */
export function readTranslations(language: 'en' | 'de'): Map<string, string> {
  const file = readFileSync(`/usr/share/locale/${language}/LC_MESSAGES/geonames.mo`);
  if (file.readUInt32LE(0) !== LITTLE_ENDIAN_MAGIC) throw new Error('not a gettext catalogue');
  const count = file.readUInt32LE(8);
  const originals = file.readUInt32LE(12);
  const translations = file.readUInt32LE(16);
  const text = (table: number, at: number): string => {
    const length = file.readUInt32LE(table + at * 8);
    const offset = file.readUInt32LE(table + at * 8 + 4);
    return file.toString('utf8', offset, offset + length);
  };
  const names = new Map<string, string>();
  for (let at = 0; at < count; at += 1) names.set(text(originals, at), text(translations, at));
  return names;
}
