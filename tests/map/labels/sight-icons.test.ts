// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { labelScene } from './placed-labels.ts';

const LONDON = { lat: 51.51, lng: -0.12 };

/** Sights that stand in the view, and those of them with a name. */
async function sightsAt(zoom: number): Promise<{ icons: string[]; named: string[] }> {
  const scene = await labelScene(LONDON, zoom);
  const sights = scene.standing(null).filter(({ label }) => label.kind === 'sight');
  expect(sights.every(({ hasMark }) => hasMark)).toBe(true);
  const names = (standing: typeof sights) => standing.map(({ label }) => label.names.en);
  return { icons: names(sights), named: names(sights.filter(({ isNamed }) => isNamed)) };
}

test('at zoom 10 sights are icons alone', async () => {
  const { icons, named } = await sightsAt(10);
  expect(icons.length).toBeGreaterThan(2);
  expect(named).toEqual([]);
});

test('at zoom 11 they have names; one whose name finds no room keeps its icon', async () => {
  const { icons, named } = await sightsAt(11);
  expect(named.length).toBeGreaterThan(2);
  expect(icons.length).toBeGreaterThan(named.length);
});
