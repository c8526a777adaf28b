// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import { createDetailNames } from '#src/map/labels/detail/detail-names.ts';
import { overlap } from '#src/map/labels/label-placement.ts';
import { moved } from '#src/map/labels/occupied-boxes.ts';
import { FILE_SOURCES, FILE_TILES } from '#tests/helpers/detail-labels.ts';
import { detailScene } from '../placed-labels.ts';

const LA_VELLA = { lat: 42.507, lng: 1.522 };
const COMAPEDROSA = { lat: 42.585, lng: 1.445 };
const MONACO = { lat: 43.735, lng: 7.421 };

type Scene = Awaited<ReturnType<typeof detailScene>>;

/** The scenes are 1040 by 843 px. */
function isInView({ x, y }: { x: number; y: number }): boolean {
  return Math.abs(x) <= 520 && Math.abs(y) <= 421;
}

function standing(scene: Scene): string[] {
  return scene.pictures().flatMap(({ label, name }) => (name === null ? [] : label.names.en));
}

describe('placed with the names of the bundled map', () => {
  test('the valley at 13: places of the tiles, each once, and rivers along their lines', async () => {
    const scene = await detailScene(LA_VELLA, 13);
    const names = standing(scene);
    for (const name of ['Andorra la Vella', 'Santa Coloma', 'Valira']) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => name === 'Andorra la Vella')).toHaveLength(1);
    expect(names.filter((name) => name === 'Valira').length).toBeLessThanOrEqual(4);
    const places = scene.pictures().filter(({ label }) => label.kind === 'city');
    expect(places.every(({ label }) => label.detail !== undefined)).toBe(true);
  });

  test('up to 12 the gazetteer names the places, and the tiles the high summits', async () => {
    const pictures = (await detailScene(COMAPEDROSA, 12)).pictures();
    const places = pictures.filter(({ label }) => label.kind === 'city');
    expect(places.length).toBeGreaterThan(3);
    expect(places.every(({ label }) => label.detail === undefined)).toBe(true);
    const peaks = pictures.filter(({ label }) => label.kind === 'peak');
    expect(peaks.filter(({ label }) => label.detail !== undefined).length).toBeGreaterThan(3);
    expect(
      peaks.filter(({ label }) => /comapedrosa|coma pedrosa/iu.test(label.names.en)),
    ).toHaveLength(1);
  });

  test('the mountain at 15: its hut by name, shelters, summits', async () => {
    const scene = await detailScene(COMAPEDROSA, 15);
    expect(standing(scene)).toContain('Refugi de la Comapedrosa');
    const hut = scene.pictures().find(({ label }) => label.detail?.class === 'hut');
    expect(hut?.mark).not.toBeNull();
  });

  test('Monaco at 16: streets at most twice in the view, and nothing over anything', async () => {
    const scene = await detailScene(MONACO, 16);
    const pictures = scene.pictures();
    const streets = pictures.filter(({ label }) => label.detail?.class.startsWith('street-'));
    expect(streets.length).toBeGreaterThan(12);
    const inView = streets.filter((picture) => isInView(scene.pointOf(picture)));
    const names = inView.map(({ label }) => label.names.en);
    const times = names.map((name) => names.filter((other) => other === name).length);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
    const upright = pictures.filter(({ label }) => label.detail?.line === undefined);
    const boxes = upright.map(({ label, bounds }) => {
      const { x, y } = scene.pointOf(label);
      return moved(bounds, x, y);
    });
    const covered = boxes.filter((box, at) =>
      boxes.slice(at + 1).some((other) => overlap(box, other)),
    );
    // Marks of two labels may touch the corner that their name leaves free.
    expect(covered.length).toBeLessThanOrEqual(boxes.length * 0.1);
  });

  test('sights of the guide stand, and icons alone below the zoom that names them', async () => {
    const at15 = (await detailScene(MONACO, 15)).pictures();
    const of = (what: DetailClass) => at15.filter(({ label }) => label.detail?.class === what);
    expect(of('attraction').length).toBeGreaterThan(0);
    expect(of('attraction').every(({ name, mark }) => name === null && mark !== null)).toBe(true);
    expect(at15.some(({ label }) => label.sight?.kind === 'palace')).toBe(true);
    expect(of('park').some(({ name }) => name !== null)).toBe(true);
    expect(at15.every(({ label }) => label.detail?.class !== 'toilets')).toBe(true);
  });
});

test('a tile that failed is asked for again after a pause only', async () => {
  let asked = 0;
  const failing = {
    detailLabels: () => {
      asked += 1;
      return Promise.reject(new Error('no answer'));
    },
  };
  const names = createDetailNames(failing, FILE_SOURCES, () => undefined);
  const extent = [169_000, 5_238_000, 169_100, 5_238_100];
  names.fetch(extent, 15);
  await new Promise((resolve) => setTimeout(resolve));
  names.fetch(extent, 15);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toBe(1);
});

test('until the nearer tile is there, the coarser one has its names', async () => {
  const scene = await new Promise<ReturnType<typeof createDetailNames>>((resolve) => {
    const names = createDetailNames(FILE_TILES, FILE_SOURCES, () => resolve(names));
    names.fetch([169_000, 5_230_000, 175_000, 5_240_000], 13);
  });
  const seen = scene.within([], [165_000, 5_230_000, 175_000, 5_240_000], 14);
  expect(seen.some(({ label }) => label.names.en === 'Andorra la Vella')).toBe(true);
});
