/**
 * The last step of `npm run build`: a .br and a .gz beside each text file of dist/, or of the folder
 * given as argument.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FOLDER = process.argv[2] ?? join(import.meta.dirname, '../dist');
const TEXT = /\.(?:html|js|mjs|css|svg|json|webmanifest|txt|xml)$/u;
const MIN_BYTES = 512;

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!TEXT.test(name)) continue;
  const bytes = readFileSync(join(FOLDER, name));
  if (bytes.length < MIN_BYTES) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(FOLDER, `${name}.br`), brotliCompressSync(bytes, { params: quality }));
  writeFileSync(join(FOLDER, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
