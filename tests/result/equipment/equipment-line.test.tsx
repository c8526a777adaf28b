import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import type { RecommendedProduct } from '#src/domain/recommendation.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { EquipmentLine } from '#src/result/equipment/equipment-line.tsx';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

const BAG: RecommendedProduct = {
  id: 'bag',
  name: 'Dry bag, 20 litres',
  description: 'A roll-top bag of coated nylon.',
  price: 19.9,
  affiliate_link: 'https://shop.example/search?q=Dry+bag',
  reason: 'Sea 10 °C; wet stays wet.',
  quantity: 3,
  weight_g: 130,
  price_checked_on: '2026-11-04',
};

test.each([
  ['en', '× 3', '€59.70', '€19.90 each'],
  ['de', '× 3', '59,70 €', '19,90 € je Stück'],
] as const)('several of a product have the sum and the price of one, in %s', async (...wanted) => {
  const [language, ...parts] = wanted;
  const text = await textOf(BAG, language);
  for (const part of [...parts, BAG.name, BAG.description, BAG.reason]) {
    expect(text).toContain(part);
  }
});

test('one of a product has one price, also where the reason is all that is known', async () => {
  const text = await textOf({ ...BAG, quantity: 1, description: '' }, 'en');
  expect(text.match(/€/gu)).toHaveLength(1);
  expect(text).not.toContain('each');
});

test('a description that repeats the reason is shown once; without a price none is invented', async () => {
  const reason = BAG.description;
  const text = await textOf({ ...BAG, reason, price: null }, 'en');
  expect(text.split(BAG.description)).toHaveLength(2);
  expect(text).not.toContain('€');
});

async function textOf(product: RecommendedProduct, language: Language): Promise<string> {
  const i18n = await createI18n(language, ['result']);
  const html = renderToString(
    <TextsProvider i18n={i18n}>
      <EquipmentLine
        id="line"
        product={product}
        textLanguage={language}
        owned={false}
        onOwn={() => undefined}
      />
    </TextsProvider>,
  );
  return plainSpaces(html.replaceAll(/<[^>]+>/gu, ''));
}
