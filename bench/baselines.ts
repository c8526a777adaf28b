import { spawnSync } from 'node:child_process';
import { cpSync, copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(import.meta.dirname, 'baselines');
const BUILT = join(ROOT, 'node_modules/.cache/fernweh/bench');

export type Baselines = { helloWorld: string; bareMap: string };

/** Builds both baselines with the headers of our own build; resolves to their folders. */
export async function buildBaselines(): Promise<Baselines> {
  rmSync(BUILT, { recursive: true, force: true });
  const folders = { helloWorld: join(BUILT, 'hello-world'), bareMap: join(BUILT, 'bare-map') };
  cpSync(join(SOURCES, 'hello-world'), folders.helloWorld, { recursive: true });
  await build({
    root: join(SOURCES, 'bare-map'),
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: folders.bareMap,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [join(SOURCES, 'bare-map/index.html'), join(SOURCES, 'worker.ts')],
        output: {
          entryFileNames: ({ name }) =>
            name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js',
        },
      },
    },
  });
  copyFileSync(join(folders.bareMap, 'worker.js'), join(folders.helloWorld, 'worker.js'));
  for (const folder of Object.values(folders)) {
    copyFileSync(join(ROOT, 'dist/_headers'), join(folder, '_headers'));
    spawnSync('node', [join(ROOT, 'server/precompress.mjs'), folder], { stdio: 'inherit' });
  }
  return folders;
}
