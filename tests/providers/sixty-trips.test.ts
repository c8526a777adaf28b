import { expect, test } from 'vitest';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/local-gazetteer.ts';
import { createGazetteerPlaces } from '#src/providers/places/gazetteer-places.ts';
import { createDeviceRecommender } from '#src/providers/recommender/device/device-recommender.ts';
import { createGridTerrain } from '#src/providers/terrain/grid-terrain.ts';
import { createTimeZones } from '#src/providers/time-zones/time-zones.ts';
import { SIXTY_TRIPS } from '#tests/fixtures/sixty-trips.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const pack = createFileDataPack();
const elevation = createElevationGrid(pack);
const catalogue = createBundledCatalogue(pack);
const recommender = createDeviceRecommender({
  climate: createSurfaceClimate(pack, elevation),
  terrain: createGridTerrain(pack, elevation),
  places: createGazetteerPlaces(createLocalGazetteer(pack)),
  timeZones: createTimeZones(),
});

test('there are sixty trips', () => {
  expect(SIXTY_TRIPS).toHaveLength(60);
});

test.each(SIXTY_TRIPS)(
  '%s: at least 8 fitting products in at least 3 categories, all on the list or left out on purpose',
  async (place, lat, lng, startDate, endDate, preferences) => {
    const trip = {
      location: { lat, lng, place },
      request: { startDate, endDate, travelers: 2, preferences },
      language: 'en',
    } as const;
    const analysis = await recommender.analyse(trip, await catalogue.vocabulary());
    const products = await catalogue.productsFor(analysis);
    expect(products.length).toBeGreaterThanOrEqual(8);
    expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);

    const { sections } = await recommender.compose(trip, analysis, products);
    const offered = new Set(products.map(({ id }) => id));
    const listed = sections.recommendedEquipment.categories.flatMap((group) => group.products);
    expect(listed.length).toBeGreaterThanOrEqual(8);
    expect(sections.recommendedEquipment.categories.length).toBeGreaterThanOrEqual(3);
    expect(listed.filter(({ id }) => !offered.has(id))).toEqual([]);
    expect(sections.activities.suggestions.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(sections)).not.toMatch(/NaN|undefined|Infinity/u);
  },
);
