// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenToDrag } from '#src/map/pin/pin-drag.ts';

const TOUCH = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0 };
const SECOND_TOUCH = { pointerType: 'touch', pointerId: 8, isPrimary: false, button: 0 };

let listeners: AbortController;
let pin: HTMLElement;
let moves: [number, number][];
let ends: ('drop' | 'cancel')[];

beforeEach(() => {
  listeners = new AbortController();
  pin = document.createElement('button');
  document.body.append(pin);
  moves = [];
  ends = [];
  const drag = {
    onHold: () => undefined,
    onMove: (dx: number, dy: number) => void moves.push([dx, dy]),
    onDrop: () => void ends.push('drop'),
    onCancel: () => void ends.push('cancel'),
  };
  listenToDrag(pin, drag, listeners.signal);
});

afterEach(() => {
  listeners.abort();
  pin.remove();
});

function fire(type: string, x: number, y: number, init: PointerEventInit = TOUCH, target = pin) {
  const event = new PointerEvent(type, { ...init, clientX: x, clientY: y, bubbles: true });
  target.dispatchEvent(event);
}

test('a drag moves the pin with the pointer and drops it on release', () => {
  fire('pointerdown', 100, 100);
  fire('pointermove', 110, 100);
  fire('pointermove', 140, 60);
  fire('pointerup', 140, 60);
  expect(moves.at(-1)).toEqual([40, -40]);
  expect(ends).toEqual(['drop']);
});

test('a press with a slight movement does not drag it', () => {
  fire('pointerdown', 100, 100);
  fire('pointermove', 102, 101);
  fire('pointerup', 102, 101);
  expect(moves).toEqual([]);
  expect(ends).toEqual(['cancel']);
});

test.each([1, 2])('mouse button %i does not drag it', (button) => {
  const mouse = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button };
  fire('pointerdown', 100, 100, mouse);
  fire('pointermove', 160, 100, mouse);
  fire('pointerup', 160, 100, mouse);
  expect(moves).toEqual([]);
  expect(ends).toEqual([]);
});

test('a cancelled drag puts it back', () => {
  fire('pointerdown', 100, 100);
  fire('pointermove', 160, 100);
  fire('pointercancel', 160, 100);
  expect(ends).toEqual(['cancel']);
});

describe('a second finger', () => {
  test.each(['on the pin', 'on the map'])('%s puts it back and ends the drag', (where) => {
    fire('pointerdown', 100, 100);
    fire('pointermove', 120, 100);
    fire('pointerdown', 160, 100, SECOND_TOUCH, where === 'on the pin' ? pin : document.body);
    fire('pointermove', 90, 100);
    fire('pointermove', 170, 100, SECOND_TOUCH);
    fire('pointerup', 90, 100);
    expect(moves).toEqual([[20, 0]]);
    expect(ends).toEqual(['cancel']);
  });

  test('already on the map prevents a drag', () => {
    fire('pointerdown', 160, 100, TOUCH, document.body);
    fire('pointerdown', 100, 100, SECOND_TOUCH);
    fire('pointermove', 60, 100, SECOND_TOUCH);
    fire('pointerup', 60, 100, SECOND_TOUCH);
    expect(moves).toEqual([]);
    expect(ends).toEqual([]);
  });
});
