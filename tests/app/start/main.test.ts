// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('a page without its root is reported as specified', async () => {
  document.body.replaceChildren();
  await expect(import('#src/main.tsx')).rejects.toThrow('Failed to find the root element');
});
