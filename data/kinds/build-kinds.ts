import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { kindsInTypescript } from './kinds-in-typescript.ts';

/** Writes the tables of kinds as TypeScript; README.md beside this file says what they hold. */
export async function buildKinds(): Promise<void> {
  const files = await kindsInTypescript();
  for (const [path, source] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, source);
  }
  await promisify(execFile)('npx', ['oxfmt', ...files.keys()]);
  console.log(`kinds: ${files.size} tables`);
}
