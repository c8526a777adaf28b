import { expect, test, vi } from 'vitest';
import { rememberDetail, rememberedDetail } from '#src/map/detail/detail-choice.ts';

test('the answer is remembered; nobody who was not asked has given one', () => {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(rememberedDetail(storage)).toBeNull();
  rememberDetail('shown', storage);
  expect(rememberedDetail(storage)).toBe('shown');
  rememberDetail('hidden', storage);
  expect(rememberedDetail(storage)).toBe('hidden');
  stored.set([...stored.keys()][0] ?? '', '{"damaged');
  expect(rememberedDetail(storage)).toBeNull();
});

test('where storage is blocked the answer holds for this visit', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(rememberedDetail(blocked)).toBeNull();
  rememberDetail('shown', blocked);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError');
}
