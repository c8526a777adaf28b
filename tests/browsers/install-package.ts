import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first of the files that exists. */
function findFile(files: readonly string[]): string | undefined {
  return files.find((file) => existsSync(file));
}

/**
 * The same; where none does, installs the Debian package (as root on
 * Debian) and looks again.
 * @throws naming the package when it is still missing.
 */
export function findOrInstall(files: () => readonly string[], debianPackage: string): string {
  const found = findFile(files());
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing ${debianPackage} ...`);
    apt('update');
    apt('install', '-y', '--no-install-recommends', debianPackage);
  }
  const installed = findFile(files());
  if (installed !== undefined) return installed;
  throw new Error(
    `None of ${files().join(', ')} is here. On Debian: apt-get install ${debianPackage}`,
  );
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
