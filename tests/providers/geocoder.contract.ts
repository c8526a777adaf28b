import { expect, test } from 'vitest';
import { isAbort } from '#src/domain/errors.ts';
import type { Geocoder } from '#src/domain/ports.ts';

const INNSBRUCK = { lat: 47.2627, lng: 11.3945 };

/** The contract of every geocoder (src/domain/ports.ts); it must know Innsbruck. */
export function geocoderContract(createGeocoder: () => Geocoder): void {
  test('a point is named with place, region and country in the language', async () => {
    const geocoder = createGeocoder();
    await expect(geocoder.nameAt(INNSBRUCK, 'en')).resolves.toBe('Innsbruck, Tyrol, Austria');
    await expect(geocoder.nameAt(INNSBRUCK, 'de')).resolves.toBe('Innsbruck, Tirol, Österreich');
  });

  test('a search finds the place with its point, name and context', async () => {
    const [first] = await createGeocoder().search('Innsbruck', 'de', null);
    expect(first).toMatchObject({
      name: 'Innsbruck',
      context: 'Tirol, Österreich',
      place: 'Innsbruck, Tirol, Österreich',
    });
    expect(first?.lat).toBeCloseTo(INNSBRUCK.lat, 1);
    expect(first?.lng).toBeCloseTo(INNSBRUCK.lng, 1);
  });

  test('blank text finds nothing without failing', async () => {
    const geocoder = createGeocoder();
    await expect(geocoder.search('', 'en', null)).resolves.toEqual([]);
    await expect(geocoder.search('   ', 'en', null)).resolves.toEqual([]);
  });

  test('text that matches no place finds nothing', async () => {
    await expect(createGeocoder().search('qqxzvvwq', 'en', null)).resolves.toEqual([]);
  });

  test('an aborted request rejects with an AbortError', async () => {
    const geocoder = createGeocoder();
    const controller = new AbortController();
    controller.abort();
    await expect(geocoder.search('Innsbruck', 'en', null, controller.signal)).rejects.toSatisfy(
      isAbort,
    );
    await expect(geocoder.nameAt(INNSBRUCK, 'en', controller.signal)).rejects.toSatisfy(isAbort);
  });
}
