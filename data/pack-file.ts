import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** One file to ship: a logical name such as 'climate/surface' and its unpacked bytes. */
export type PackContent = { name: string; bytes: Uint8Array };

const ROOT = join(import.meta.dirname, '..');

/**
 * Writes one part of the data pack: each content zipped into `public/<folder>` under a name with
 * its hash, and the index of the part that the app is built with. Files of an earlier run of the
 * same part are removed. Same input, same output.
 */
export async function writePackPart(
  part: string,
  folder: 'data' | 'basemap',
  contents: readonly PackContent[],
): Promise<void> {
  const target = join(ROOT, 'public', folder, part);
  await rm(target, { recursive: true, force: true });
  const index: Record<string, { url: string; bytes: number; sha256: string }> = {};
  for (const { name, bytes } of contents) {
    const packed = await zipped(bytes);
    const sha256 = createHash('sha256').update(packed).digest('hex');
    const url = `/${folder}/${part}/${name.replaceAll('/', '-')}.${sha256.slice(0, 10)}.bin`;
    await mkdir(target, { recursive: true });
    await writeFile(join(ROOT, 'public', url), packed);
    index[name] = { url, bytes: packed.length, sha256 };
  }
  const indexFile = join(ROOT, 'src/providers/data-pack/files', `${part}.json`);
  await mkdir(dirname(indexFile), { recursive: true });
  await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
  const total = Object.values(index).reduce((sum, file) => sum + file.bytes, 0);
  const count = (await readdir(target)).length;
  console.log(`${part}: ${count} files, ${(total / 1000).toFixed(0)} kB`);
}

/** In gzip's format, written by the Debian package `zopfli`: 2 to 8 % smaller than by gzip. */
async function zipped(bytes: Uint8Array): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  const file = join(folder, 'content');
  await writeFile(file, bytes);
  const packed = execFileSync('zopfli', ['-c', '--i15', file], { maxBuffer: 2 ** 26 });
  await rm(folder, { recursive: true });
  return packed;
}
