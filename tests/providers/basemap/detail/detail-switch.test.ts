import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { createDetailSwitch } from '#src/providers/basemap/detail/detail-switch.ts';
import { startDetailService } from '#tests/services/detail-service.ts';
import type { DetailService } from '#tests/services/detail-service.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** In Andorra la Vella. */
const TILE = [14, 8261, 6050] as const;

let service: DetailService;
beforeEach(async () => {
  service = await startDetailService();
});
afterEach(async () => service.stop());

function sources(): DetailSources {
  const template = `${service.url}/vector/{z}/{x}/{y}.pbf`;
  return { tiles: { template, minZoom: 0, maxZoom: 14, bounds: null }, terrain: null };
}

const unused = () => Promise.reject(new Error('drawn'));

/** Names need no canvas: nothing of the embedded map is drawn. */
function createSwitch() {
  const relief = { elevation: REAL.elevation, ground: unused };
  return createDetailSwitch({ relief, land: unused, picture: unused });
}

test('without detail nothing is asked for, and far away neither', async () => {
  const detail = createSwitch();
  const picture = { z: 12, x: 2065, y: 1512, pixelRatio: 1, scheme: 'light' } as const;
  expect(await detail.labels(...TILE)).toEqual([]);
  expect(await detail.picture(picture)).toBeNull();
  detail.set(sources(), () => undefined);
  expect(await detail.picture({ ...picture, z: 8, x: 129, y: 94 })).toBeNull();
  detail.set({ tiles: null, terrain: null }, () => undefined);
  expect(await detail.picture(picture)).toBeNull();
  expect(service.requests).toEqual([]);
});

test('the traveller’s page hears when tiles begin to fail, and to be answered again', async () => {
  const detail = createSwitch();
  const answers: boolean[] = [];
  detail.set(sources(), (answered) => answers.push(answered));
  service.failAlways({ kind: 'answer', status: 500 });
  await expect(detail.labels(...TILE)).rejects.toMatchObject({ code: 'data-missing' });
  await expect(detail.labels(...TILE)).rejects.toMatchObject({ code: 'data-missing' });
  expect(answers).toEqual([false]);
  service.failAlways(null);
  expect((await detail.labels(...TILE)).length).toBeGreaterThan(50);
  await detail.labels(...TILE);
  expect(answers).toEqual([false, true]);
});

test('once the detailed map is hidden nothing is waited for', async () => {
  const detail = createSwitch();
  const answers: boolean[] = [];
  detail.set(sources(), (answered) => answers.push(answered));
  service.failAlways({ kind: 'silence' });
  const names = Promise.allSettled([detail.labels(...TILE), detail.labels(14, 8261, 6051)]);
  const picture = detail.picture({ z: 14, x: 8261, y: 6050, pixelRatio: 1, scheme: 'light' });
  await service.arrived(2);
  detail.set(null, () => undefined);
  await service.hungUp(2);
  expect((await names).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await picture).toBeNull();
  expect(answers).toEqual([]);
});

test('a picture that nobody wants any more is neither fetched nor drawn', async () => {
  const detail = createSwitch();
  detail.set(sources(), () => undefined);
  service.failAlways({ kind: 'silence' });
  const left = new AbortController();
  const tile = { z: 14, x: 8261, y: 6050, pixelRatio: 1, scheme: 'light' } as const;
  const picture = detail.picture(tile, left.signal);
  await service.arrived(1);
  left.abort();
  await expect(picture).rejects.toMatchObject({ name: 'AbortError' });
  await service.hungUp(1);
});

test('the same tiles set once more are not fetched once more', async () => {
  const detail = createSwitch();
  detail.set(sources(), () => undefined);
  await detail.labels(...TILE);
  detail.set(sources(), () => undefined);
  await detail.labels(...TILE);
  expect(service.tiles()).toEqual(['vector/14/8261/6050']);
});
