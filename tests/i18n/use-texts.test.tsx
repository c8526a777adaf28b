import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { switchLanguage } from '#src/i18n/load-texts.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';

function Words() {
  const { t } = useTexts('planner');
  const counted = [1, 2].map((count) => t('travelers', { count }));
  return [t('form.submit'), ...counted, t('form.submit')].join('|');
}

test('a text without values is looked up once, one with values each time', async () => {
  const i18n = await createI18n('en', ['planner']);
  const asked: string[] = [];
  const found = i18n.getFixedT('en', 'planner')('form.submit');
  i18n.use({
    type: 'postProcessor',
    name: 'watch',
    process(value: string, keys: string[]) {
      asked.push(...keys);
      return value;
    },
  });
  i18n.options.postProcess = ['watch'];
  const page = (
    <TextsProvider i18n={i18n}>
      <Words />
    </TextsProvider>
  );
  expect(renderToString(page)).toBe(`${found}|1 traveler|2 travelers|${found}`);
  expect(asked).toEqual(['travelers', 'travelers', 'form.submit']);
});

function Filled() {
  const { t } = useTexts('result');
  return [
    t('equipment.pack', { name: 'Rain jacket' }),
    t('equipment.packMany', { name: 'Socks {{quantity}} $& €', quantity: 3 }),
    t('equipment.source.lackingMany', { quantity: 2 }),
    t('equipment.linesShown', { count: 2 }),
  ].join('|');
}

test('values are filled in as i18next does it', async () => {
  const i18n = await createI18n('en', ['result']);
  const t = i18n.getFixedT('en', 'result');
  const page = (
    <TextsProvider i18n={i18n}>
      <Filled />
    </TextsProvider>
  );
  const shown = renderToString(page);
  expect(shown).toContain('Rain jacket');
  expect(shown.replaceAll('&amp;', '&')).toBe(
    [
      t('equipment.pack', { name: 'Rain jacket' }),
      t('equipment.packMany', { name: 'Socks {{quantity}} $& €', quantity: 3 }),
      t('equipment.source.lackingMany', { quantity: 2 }),
      t('equipment.linesShown', { count: 2 }),
    ].join('|'),
  );
});

test('another language has its own texts', async () => {
  const i18n = await createI18n('en', ['planner']);
  const page = (
    <TextsProvider i18n={i18n}>
      <Words />
    </TextsProvider>
  );
  const english = renderToString(page);
  await switchLanguage(i18n, 'de');
  expect(renderToString(page)).not.toBe(english);
  expect(renderToString(page)).toContain('1 Person|2 Personen');
});
