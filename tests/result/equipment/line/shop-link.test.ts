import { expect, test } from 'vitest';
import { shopLink } from '#src/result/equipment/line/shop-link.ts';

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt://shop.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://shop.example/',
  '//shop.example/',
  '/search?q=tent',
  'https:',
  'https://user:secret@shop.example/',
  'blob:https://shop.example/1',
  '',
])('%j never becomes a link', (address) => {
  expect(shopLink(address)).toBeNull();
});

test('an https address becomes a link', () => {
  expect(shopLink('https://shop.example/search?q=tent&x=1')).toBe(
    'https://shop.example/search?q=tent&x=1',
  );
});
