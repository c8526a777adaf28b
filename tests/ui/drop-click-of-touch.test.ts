// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { dropClickOfTouch } from '#src/ui/drop-click-of-touch.ts';

/** Whether the browser may make a click of it. */
function endsInClick(): boolean {
  return document.body.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }));
}

test('the browser makes no click of the touch, but of the next one', () => {
  dropClickOfTouch();
  expect(endsInClick()).toBe(false);
  expect(endsInClick()).toBe(true);
});

test('after a press with the mouse, the click of the next touch stays', () => {
  dropClickOfTouch();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(endsInClick()).toBe(true);
});
