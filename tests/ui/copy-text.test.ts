// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from '#src/ui/copy-text.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(navigator, 'clipboard');
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('the clipboard gets the text', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  clipboard({ writeText });
  expect(await copyText('a list')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a list');
});

test.each([
  ['is missing', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('no permission')) }],
])('where it %s, the text is selected and copied the older way', async (_, given) => {
  clipboard(given);
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
  const button = document.querySelector('button');
  button?.focus();
  let copied: unknown = null;
  command(() => {
    const field = document.querySelector('dialog > textarea');
    if (field instanceof HTMLTextAreaElement) {
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
    }
    return true;
  });
  expect(await copyText('two\nlines')).toBe(true);
  expect(copied).toBe('two\nlines');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test.each([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('not supported');
    },
  ],
])('where that %s too, nothing was copied', async (_, how) => {
  clipboard(undefined);
  command(how);
  expect(await copyText('a list')).toBe(false);
});

function clipboard(value: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

function command(value: () => boolean): void {
  Object.defineProperty(document, 'execCommand', { value, configurable: true });
}
