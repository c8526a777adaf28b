import { expect, test, vi } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { loadTexts, switchLanguage } from '#src/i18n/load-texts.ts';

const GERMAN_FRAME = './locales/de/frame.json';

test('texts that failed to load are not taken for loaded, and are tried again', async () => {
  const i18n = await createI18n('en');
  const load = vi.fn<() => Promise<object>>();
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ brand: 'Fernweh' });
  const loaders = { [GERMAN_FRAME]: load };
  await expect(loadTexts(i18n, ['frame'], 'de', loaders)).rejects.toThrow('no network');
  expect(i18n.hasResourceBundle('de', 'frame')).toBe(false);
  await loadTexts(i18n, ['frame'], 'de', loaders);
  expect(i18n.getFixedT('de', 'frame')('brand')).toBe('Fernweh');
});

test('texts that are there are not loaded again', async () => {
  const i18n = await createI18n('en');
  const load = vi.fn<() => Promise<object>>();
  await loadTexts(i18n, ['frame'], 'en', { './locales/en/frame.json': load });
  expect(load).not.toHaveBeenCalled();
});

test('the language stays as it is when one namespace in use cannot be loaded in the other', async () => {
  const i18n = await createI18n('en', ['planner']);
  const loaders = {
    [GERMAN_FRAME]: () => Promise.resolve({ brand: 'Fernweh' }),
    './locales/de/planner.json': () => Promise.reject(new Error('no network')),
  };
  await expect(switchLanguage(i18n, 'de', loaders)).rejects.toThrow('no network');
  expect(i18n.language).toBe('en');
});

test('every namespace in use is there before the language switches', async () => {
  const i18n = await createI18n('en', ['planner', 'result']);
  const missing: string[] = [];
  i18n.on('languageChanged', (language) => {
    missing.push(
      ...['frame', 'planner', 'result'].filter((name) => !i18n.hasResourceBundle(language, name)),
    );
  });
  await switchLanguage(i18n, 'de');
  expect(i18n.language).toBe('de');
  expect(missing).toEqual([]);
});
