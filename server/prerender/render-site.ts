import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build } from 'vite';
import type { ResolvedConfig } from 'vite';

type SiteInput = { template: string; planner: string; site: string; builtOn: string };

const rendererSchema = v.object({ siteFiles: v.function() });
const filesSchema = v.record(v.string(), v.string());

/** Builds the app for Node and renders the site with it: file contents by path in dist/. */
export async function renderSite(
  { root, mode, define }: ResolvedConfig,
  input: SiteInput,
): Promise<Record<string, string>> {
  const outDir = join(root, `node_modules/.cache/fernweh/prerender-${process.pid}`);
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'warn',
      define: define ?? {},
      build: {
        ssr: join(import.meta.dirname, 'site-files.ts'),
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'site-files.mjs' } },
      },
    });
    const module: unknown = await import(pathToFileURL(join(outDir, 'site-files.mjs')).href);
    const { siteFiles } = v.parse(rendererSchema, module);
    return v.parse(filesSchema, await siteFiles(input));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
