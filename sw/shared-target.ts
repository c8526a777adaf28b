import { SHARED_FILE } from '#src/offline/shared-file-entry.ts';

/** The page that opens a shared file; `shared` says that one is to be there. */
const FILE_PAGE = '/trips/backup?shared=true';
const TEXTS = ['title', 'text', 'url'] as const;
/** Size limit of a text in characters: the planner reads no more. */
const LONGEST_TEXT = 2000;

export type ShareDeps = {
  /** Keeps the file for the page. */
  keep: (path: string, response: Response) => Promise<void>;
  /** Where the worker's own pages are. */
  origin: string;
};

/**
 * Answers what another app shares: a file is kept for the page of files, texts go into the address of the
 * planner, where they went before files could be shared. Never rejects.
 */
export async function answerShare(
  request: Pick<Request, 'formData'>,
  { keep, origin }: ShareDeps,
): Promise<Response> {
  const goTo = (address: string) => Response.redirect(new URL(address, origin), 303);
  try {
    const form = await request.formData();
    const file = form.getAll('files').find((part) => typeof part !== 'string' && part.size > 0);
    if (file === undefined || typeof file === 'string') return goTo(plannerAddress(form));
    const headers = { [SHARED_FILE.nameHeader]: encodeURIComponent(file.name) };
    await keep(SHARED_FILE.path, new Response(file, { headers })).catch((error: unknown) => {
      console.warn('A shared file could not be kept', error);
    });
    return goTo(FILE_PAGE);
  } catch (error) {
    console.warn('What was shared could not be read', error);
    return goTo('/planner');
  }
}

function plannerAddress(form: FormData): string {
  const query = new URLSearchParams();
  for (const name of TEXTS) {
    const text = form.get(name);
    if (typeof text === 'string' && text !== '') query.set(name, text.slice(0, LONGEST_TEXT));
  }
  return query.size === 0 ? '/planner' : `/planner?${query}`;
}
