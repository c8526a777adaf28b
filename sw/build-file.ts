import { sha256Of } from './sha256.ts';

/**
 * The response, if it is this file of the worker's own build: a newer build's page among older
 * scripts would not start offline. `revision` is that of the manifest, the beginning of the file's
 * SHA-256; null for a file with a hash in its name, for which some hosts answer with a page.
 * @throws for any other response.
 */
export async function checkBuildFile(
  revision: string | null,
  response: Response,
): Promise<Response> {
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const own = revision === null ? !isPage : (await sha256Of(bytes)).startsWith(revision);
  if (!own) throw new Error('a file of another build');
  return new Response(bytes, { headers: response.headers });
}
