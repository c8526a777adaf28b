import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkBuildFile } from '#sw/build-file.ts';

const PAGE = '<!doctype html><title>Fernweh</title>';
const revision = createHash('sha256').update(PAGE).digest('hex').slice(0, 32);

test('a page is of this build if its bytes have the hash of the manifest', async () => {
  const body = await checkBuildFile(revision, new Response(PAGE, html()));
  expect(await body.text()).toBe(PAGE);
  const other = new Response(`${PAGE}!`, html());
  await expect(checkBuildFile(revision, other)).rejects.toThrow('another build');
});

test('a file with a hash in its name is taken by its name, unless a host sends a page for it', async () => {
  const script = new Response('1', { headers: { 'content-type': 'text/javascript' } });
  expect((await checkBuildFile(null, script)).headers.get('content-type')).toBe('text/javascript');
  await expect(checkBuildFile(null, new Response(PAGE, html()))).rejects.toThrow('another build');
});

test('only a response with status 200 is taken', async () => {
  const gone = new Response('gone', { status: 404 });
  await expect(checkBuildFile(null, gone)).rejects.toThrow('404');
});

function html(): ResponseInit {
  return { headers: { 'content-type': 'text/html; charset=utf-8' } };
}
