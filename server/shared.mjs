/** Longer bodies bring a file, which only the worker can keep for the page. */
const LARGEST_BODY = 1_000_000;
/** Size limit of a text in characters: the planner reads no more. */
const LONGEST_TEXT = 2000;

/**
 * Answers texts and files that another app shares with the installed app, which are posted to the
 * planner, where the service worker is gone: texts go into the planner's address, a file is asked for.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerShare(request, response) {
  const location = await addressFor(request);
  // The rest of a body that is too long is not read.
  response.writeHead(303, { location, 'cache-control': 'no-store', connection: 'close' }).end();
}

/** @param {import('node:http').IncomingMessage} request */
async function addressFor(request) {
  const body = await readBody(request);
  if (body === null) return '/trips/backup?shared=true';
  try {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(body, { headers }).formData();
    if (form.getAll('files').some((part) => typeof part !== 'string' && part.size > 0)) {
      return '/trips/backup?shared=true';
    }
    const query = new URLSearchParams();
    for (const name of ['title', 'text', 'url']) {
      const text = form.get(name);
      if (typeof text === 'string' && text !== '') query.set(name, text.slice(0, LONGEST_TEXT));
    }
    return query.size === 0 ? '/planner' : `/planner?${query}`;
  } catch {
    return '/planner'; // It is no form.
  }
}

/**
 * Null where it is too long.
 * @param {import('node:http').IncomingMessage} request
 */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  /** @type {AsyncIterable<Buffer>} */
  const body = request;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
