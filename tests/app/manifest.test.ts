import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sharedTarget } from '#src/app/routes/shared-target.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

const pictureSchema = v.object({ src: v.string(), sizes: v.string(), type: v.string() });
const manifestSchema = v.object({
  id: v.literal('/'),
  scope: v.literal('/'),
  start_url: v.string(),
  display: v.literal('standalone'),
  background_color: v.string(),
  theme_color: v.string(),
  icons: v.array(v.object({ ...pictureSchema.entries, purpose: v.string() })),
  screenshots: v.array(v.object({ ...pictureSchema.entries, form_factor: v.string() })),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
  file_handlers: v.tuple([
    v.object({
      action: v.literal('/trips/backup'),
      accept: v.record(v.string(), v.array(v.string())),
    }),
  ]),
  protocol_handlers: v.tuple([v.object({ protocol: v.literal('geo'), url: v.string() })]),
  share_target: v.object({
    action: v.literal('/planner'),
    method: v.literal('POST'),
    enctype: v.literal('multipart/form-data'),
    params: v.object({
      title: v.literal('title'),
      text: v.literal('text'),
      url: v.literal('url'),
      files: v.tuple([v.object({ name: v.literal('files'), accept: v.array(v.string()) })]),
    }),
  }),
});

const manifest = v.parse(
  manifestSchema,
  JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')),
);

test.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
  '$src is there and of the size it claims',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(join(PUBLIC, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);

test('there are icons of 192 and 512 px, and a maskable one of its own', () => {
  const any = manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes);
  expect(any).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['512x512']);
});

test('the maskable icon and the one for iOS are opaque to the edge', async () => {
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { isOpaque } = await sharp(join(PUBLIC, 'icons', name)).stats();
    expect(isOpaque).toBe(true);
  }
});

test('the install dialog shows ideas, a trip and Today on a phone, and on a wide screen', () => {
  expect(manifest.screenshots.map(({ src, form_factor }) => [src, form_factor])).toEqual([
    ['/images/screenshots/ideas.png', 'narrow'],
    ['/images/screenshots/narrow.png', 'narrow'],
    ['/images/screenshots/today.png', 'narrow'],
    ['/images/screenshots/ideas-wide.png', 'wide'],
    ['/images/screenshots/today-wide.png', 'wide'],
    ['/images/screenshots/wide.png', 'wide'],
  ]);
});

test.each(manifest.screenshots)(
  '$src is there and of the size it claims',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(join(PUBLIC, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);

test('a geo link that another app opens leads to its point', async () => {
  const [{ url }] = manifest.protocol_handlers;
  const link = 'geo:47.3769,11.4803?z=12&q=47.3769,11.4803(Karwendel)';
  const address = new URL(url.replace('%s', encodeURIComponent(link)), 'https://example.org');
  expect(address.pathname).toBe('/planner');
  const target = await sharedTarget({ text: address.searchParams.get('text') ?? '' });
  expect(target).toEqual({ point: { lat: 47.3769, lng: 11.4803 } });
});

test('every picture that index.html names exists', () => {
  const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8');
  const named = [...page.matchAll(/href="(\/(?:icons|images)\/[^"]+)"/gu)].map(([, path]) => path);
  expect(named.filter((path) => path !== undefined && !existsSync(join(PUBLIC, path)))).toEqual([]);
});

test('each kind of file that the app opens can be shared with it too', () => {
  const [{ accept }] = manifest.file_handlers;
  const [{ accept: shared }] = manifest.share_target.params.files;
  const named = [...Object.keys(accept), ...Object.values(accept).flat()];
  expect(named.filter((kind) => !shared.includes(kind))).toEqual([]);
});
