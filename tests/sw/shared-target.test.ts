import { expect, test, vi } from 'vitest';
import { SHARED_FILE } from '#src/offline/shared-file-entry.ts';
import { answerShare } from '#sw/shared-target.ts';

const ORIGIN = 'https://fernweh.example';

test('a shared text goes into the address of the planner, as it did before files', async () => {
  const form = new FormData();
  form.set('title', 'Hallstatt');
  form.set('text', 'See https://maps.example/?q=47.56,13.65');
  form.set('url', '');
  const { response, kept } = await share(form);
  expect(response.status).toBe(303);
  const address = new URL(response.headers.get('location') ?? '');
  expect([address.origin, address.pathname]).toEqual([ORIGIN, '/planner']);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    title: 'Hallstatt',
    text: 'See https://maps.example/?q=47.56,13.65',
  });
  expect(kept.size).toBe(0);
});

test('a shared file is kept for the page that opens it, with its name', async () => {
  const form = new FormData();
  form.set('text', 'my hike');
  form.set('files', new File(['<gpx/>'], 'Höhenweg №1.gpx'));
  const { response, kept } = await share(form);
  expect(response.headers.get('location')).toBe(`${ORIGIN}/trips/backup?shared=true`);
  const stored = kept.get(SHARED_FILE.path);
  expect(await stored?.text()).toBe('<gpx/>');
  expect(decodeURIComponent(stored?.headers.get(SHARED_FILE.nameHeader) ?? '')).toBe(
    'Höhenweg №1.gpx',
  );
});

test('where the file cannot be kept, its page opens all the same and asks for it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const form = new FormData();
  form.set('files', new File(['<gpx/>'], 'a.gpx'));
  const response = await answerShare(new Request(ORIGIN, { method: 'POST', body: form }), {
    keep: () => Promise.reject(new Error('full')),
    origin: ORIGIN,
  });
  expect(response.headers.get('location')).toBe(`${ORIGIN}/trips/backup?shared=true`);
});

test('an empty file beside a text is no file, and a body that is no form opens the planner', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const form = new FormData();
  form.set('text', 'Innsbruck');
  form.set('files', new File([], ''));
  const { response } = await share(form);
  expect(response.headers.get('location')).toBe(`${ORIGIN}/planner?text=Innsbruck`);
  const other = await share('no form');
  expect(other.response.headers.get('location')).toBe(`${ORIGIN}/planner`);
});

async function share(body: FormData | string) {
  const kept = new Map<string, Response>();
  const response = await answerShare(new Request(ORIGIN, { method: 'POST', body }), {
    keep: async (path, stored) => void kept.set(path, stored),
    origin: ORIGIN,
  });
  return { response, kept };
}
