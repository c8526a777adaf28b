import type { Language } from '#src/domain/language/language-rules.mjs';
import type { OfflineReport } from '#src/offline/messages.ts';
import { pageAnswer } from './page-rules.ts';
import { cacheFirst, readCache } from './read-cache.ts';

export type ShellDeps = {
  /** The files of the build that the worker precaches, named below the root. */
  files: ReadonlySet<string>;
  /** Reads the precache; undefined for an entry that was evicted. */
  match: (file: string) => Promise<Response | undefined>;
  fetch: (file: string) => Promise<Response>;
  /** Rejects for a response that is not this file of this build, and where storage is full. */
  store: (file: string, response: Response) => Promise<void>;
  /** The language of a page whose address names none. */
  language: () => Promise<Language>;
};

/** Keeps the worker alive for background work that no response waits for. */
type WaitUntil = (work: Promise<void>) => void;

/** The pages, scripts, styles, fonts and pictures of the build. */
export interface Shell {
  /** From the precache, else from the network: then it is stored again. */
  answerFile: (file: string, waitUntil: WaitUntil) => Promise<Response>;
  answerPage: (pathname: string, waitUntil: WaitUntil) => Promise<Response>;
  /** Stores what is missing, file by file; never rejects. */
  restore: () => Promise<void>;
  /** Looks up every single entry, so that an evicted one is not claimed. */
  share: () => Promise<OfflineReport['shell']>;
}

export function createShell({ files, match, fetch, store, language }: ShellDeps): Shell {
  const answerFile: Shell['answerFile'] = (file, waitUntil) =>
    cacheFirst(
      () => match(file),
      async () => {
        const response = await fetch(file);
        waitUntil(storeAgain(file, Promise.resolve(response.clone())));
        return response;
      },
    );
  const storeAgain = async (file: string, fetching: Promise<Response>): Promise<void> => {
    try {
      await store(file, await fetching);
    } catch (error) {
      console.warn(`${file} could not be stored again`, error);
    }
  };

  return {
    answerFile,
    async answerPage(pathname, waitUntil) {
      const answer = pageAnswer(pathname, await language(), files);
      if ('redirect' in answer) return Response.redirect(answer.redirect);
      const page = await answerFile(answer.file, waitUntil);
      if (answer.status === 200) return page;
      return new Response(page.body, { status: answer.status, headers: page.headers });
    },
    async restore() {
      for (const file of files) {
        const found = await readCache(() => match(file));
        if (found === undefined) await storeAgain(file, fetch(file));
      }
    },
    async share() {
      const found = await Promise.all([...files].map((file) => readCache(() => match(file))));
      return { have: found.filter((entry) => entry !== undefined).length, total: files.size };
    },
  };
}
