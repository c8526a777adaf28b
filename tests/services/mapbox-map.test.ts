import { expect, test } from 'vitest';
import { startMapboxService } from './mapbox-service.ts';

test('the Mapbox test service has geocoding and a map on one origin, as the real one has', async () => {
  const { url, stop } = await startMapboxService();
  const status = async (path: string) => (await fetch(url + path)).status;
  expect(await status('/geocoding/v5/mapbox.places/oslo.json?access_token=pk.t')).toBe(200);
  expect(await status('/styles/v1/mapbox/outdoors-v12?access_token=pk.t')).toBe(200);
  expect(await status('/v4/tiles/3/4/2.vector.pbf?access_token=pk.t')).toBe(200);
  expect(await status('/v4/tiles/3/4/2.vector.pbf')).toBe(401);
  await stop();
});
