// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missingFeature, showUnsupported } from '#src/app/start/browser-check.ts';

/** happy-dom draws nothing itself. */
const CONTEXT = { canvas: document.createElement('canvas'), transferFromImageBitmap: () => {} };

beforeEach(() => {
  drawWith(CONTEXT);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a current browser lacks nothing', () => {
  expect(missingFeature()).toBeNull();
});

test('what is missing is named', () => {
  drawWith(null);
  expect(missingFeature()).toBe('canvas');
  vi.stubGlobal('DecompressionStream', undefined);
  expect(missingFeature()).toBe('DecompressionStream');
  const { toSorted } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  expect(missingFeature()).toBe('Array.prototype.toSorted');
  Reflect.set(Array.prototype, 'toSorted', toSorted);
});

test('in place of the planner one message says it in both languages', () => {
  const root = rootWith('<p>The planner</p>');
  showUnsupported(root, 'canvas');
  const lines = [...root.querySelectorAll('[role=alert] p')];
  expect(lines.map((line) => line.getAttribute('lang'))).toEqual(['en', 'de']);
  for (const line of lines) expect(line.textContent).toContain('canvas');
  expect(root.textContent).not.toContain('The planner');
});

test('a prerendered page stays readable below the message', () => {
  const root = rootWith('<p>An article</p>');
  root.setAttribute('data-page', '/blog');
  showUnsupported(root, 'canvas');
  expect(root.textContent).toContain('An article');
  expect(root.querySelectorAll('[role=alert] p')).toHaveLength(2);
});

function drawWith(context: typeof CONTEXT | null): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context);
}

function rootWith(html: string): Element {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.querySelector('#root');
  if (root === null) throw new Error('no root');
  return root;
}
