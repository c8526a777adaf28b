// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { MapTap } from '#src/map/map-clicks.ts';
import { useTap } from '#src/planner/map-area/use-tap.ts';
import { GORGE, ZERMATT } from '#tests/map/named-points.ts';

afterEach(cleanup);

const TAP: MapTap = { point: ZERMATT, x: 100, y: 200, by: 'pointer' };
const ENTER: MapTap = { ...TAP, by: 'key' };
const details = () => Promise.resolve(null);

function openMap() {
  const { result } = renderHook(() => useTap());
  return {
    shown: () => {
      const { tap, sight } = result.current;
      return { bubble: tap !== null, card: sight?.named.names.en ?? null };
    },
    /** As the map reports it: the pointer goes down, then the tap is told. */
    tap: () => {
      fireEvent.pointerDown(document.body);
      act(() => result.current.onTap(TAP));
    },
    tapSight: () => {
      fireEvent.pointerDown(document.body);
      act(() => result.current.onSight(GORGE, details));
    },
    enter: () => act(() => result.current.onTap(ENTER)),
    moveMap: () => act(() => result.current.close()),
    closeCard: () => act(() => result.current.closeSight()),
  };
}

describe('a tap on a sight', () => {
  test('opens its card, with what asks for its details', () => {
    const map = openMap();
    map.tapSight();
    expect(map.shown()).toEqual({ bubble: false, card: 'Gorner Gorge' });
  });

  test('closes the bubble of another point', () => {
    const map = openMap();
    map.tap();
    expect(map.shown()).toEqual({ bubble: true, card: null });
    map.tapSight();
    expect(map.shown()).toEqual({ bubble: false, card: 'Gorner Gorge' });
  });

  test('keeps its card while the map is moved under it', () => {
    const map = openMap();
    map.tapSight();
    map.moveMap();
    expect(map.shown().card).toBe('Gorner Gorge');
  });
});

describe('the next tap on the map', () => {
  test('closes the card, and opens nothing else', () => {
    const map = openMap();
    map.tapSight();
    map.tap();
    expect(map.shown()).toEqual({ bubble: false, card: null });
    map.tap();
    expect(map.shown()).toEqual({ bubble: true, card: null });
  });

  test('closes the bubble, and opens no other', () => {
    const map = openMap();
    map.tap();
    map.tap();
    expect(map.shown()).toEqual({ bubble: false, card: null });
  });
});

test('Enter on the map opens the bubble, also over an open card', () => {
  const map = openMap();
  map.tapSight();
  map.enter();
  expect(map.shown()).toEqual({ bubble: true, card: null });
});

test('a press within the bubble leaves it open', () => {
  const map = openMap();
  map.tap();
  const bubble = document.createElement('div');
  bubble.dataset['tapBubble'] = '';
  document.body.append(bubble);
  fireEvent.pointerDown(bubble);
  expect(map.shown().bubble).toBe(true);
  bubble.remove();
});

test('closing the card leaves the map as it is', () => {
  const map = openMap();
  map.tapSight();
  map.closeCard();
  expect(map.shown()).toEqual({ bubble: false, card: null });
});
