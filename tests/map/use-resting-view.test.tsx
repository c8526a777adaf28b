// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { RestingView } from '#src/map/map-names.ts';
import { useRestingView } from '#src/map/use-resting-view.ts';
import { restingView, VILLAGE } from './named-points.ts';

afterEach(cleanup);

/** `atRest` gets the function that the map calls when it has come to rest. */
function MapAndPage({ atRest }: { atRest: (onRest: (view: RestingView) => void) => unknown }) {
  const { section, view, onRest } = useRestingView();
  useEffect(() => void atRest(onRest));
  return (
    <>
      <section ref={section}>
        <button type="button">map</button>
        <output>{view === null ? 'no names' : view.names()[0]?.names.en}</output>
      </section>
      <button type="button">page</button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

test('names are read for those whose focus is in the map, and for nobody else', () => {
  const listeners: ((view: RestingView) => void)[] = [];
  render(<MapAndPage atRest={(onRest) => listeners.push(onRest)} />);
  const rest = (view: RestingView) => listeners.at(-1)?.(view);
  screen.getByRole('button', { name: 'page' }).focus();
  act(() => rest(restingView([VILLAGE])));
  expect(shown()).toBe('no names');
  screen.getByRole('button', { name: 'map' }).focus();
  act(() => rest(restingView([VILLAGE])));
  expect(shown()).toBe('Zermatt');
});
