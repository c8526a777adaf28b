import type { Language } from '#src/domain/language-rules.mjs';
import type { OfflineReport } from '#src/offline/messages.ts';
import { pageAnswer } from './page-rules.ts';
import { readCache } from './read-cache.ts';

export type ShellDeps = {
  /** The files of the build that the worker precaches, named below the root. */
  files: ReadonlySet<string>;
  /** Reads the precache; undefined for an entry that was evicted. */
  match: (file: string) => Promise<Response | undefined>;
  fetch: (file: string) => Promise<Response>;
  /** The language of a page whose address names none. */
  language: () => Promise<Language>;
};

/** The pages, scripts, styles, fonts and pictures of the build. */
export interface Shell {
  /** From the precache, else from the network. */
  answerFile: (file: string) => Promise<Response>;
  answerPage: (pathname: string) => Promise<Response>;
  /** Looks up every single entry, so that an evicted one is not claimed. */
  share: () => Promise<OfflineReport['shell']>;
}

export function createShell({ files, match, fetch, language }: ShellDeps): Shell {
  const answerFile = async (file: string): Promise<Response> =>
    (await readCache(() => match(file))) ?? fetch(file);

  return {
    answerFile,
    async answerPage(pathname) {
      const answer = pageAnswer(pathname, await language(), files);
      if ('redirect' in answer) return Response.redirect(answer.redirect);
      const page = await answerFile(answer.file);
      if (answer.status === 200) return page;
      return new Response(page.body, { status: answer.status, headers: page.headers });
    },
    async share() {
      const found = await Promise.all([...files].map((file) => readCache(() => match(file))));
      return { have: found.filter((entry) => entry !== undefined).length, total: files.size };
    },
  };
}
