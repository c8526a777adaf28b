/**
 * `npm run data -- <folder of reference figures> [part ...]`: runs the script of each part, in this order, and
 * writes public/data, public/basemap and the index of the pack. A part is loaded when its turn comes: what
 * one writes as code, such as the kinds, the next ones import.
 */
const PARTS: Readonly<Record<string, (referenceFolder: string) => Promise<void>>> = {
  kinds: async () => (await import('./kinds/build-kinds.ts')).buildKinds(),
  addresses: async () => (await import('./addresses/build-addresses.ts')).buildAddresses(),
  countries: async () => (await import('./countries/build-countries.ts')).buildCountries(),
  elevation: async (folder) =>
    (await import('./elevation/build-elevation.ts')).buildElevation(folder),
  catalogue: async () => (await import('./catalogue/build-catalogue.ts')).buildCatalogue(),
  basemap: async (folder) => (await import('./basemap/build-basemap.ts')).buildBasemap(folder),
  ways: async (folder) => (await import('./ways/build-ways.ts')).buildWays(folder),
  climate: async (folder) => (await import('./climate/build-climate.ts')).buildClimate(folder),
  lexicon: async () => (await import('./lexicon/build-lexicon.ts')).buildLexicon(),
  sights: async (folder) => (await import('./sights/build-sights.ts')).buildSights(folder),
  tags: async () => (await import('./sights/build-tags.ts')).buildTags(),
  gazetteer: async (folder) =>
    (await import('./gazetteer/build-gazetteer.ts')).buildGazetteer(folder),
  facts: async () => (await import('./facts/build-facts.ts')).buildFacts(),
  health: async () => (await import('./health/build-health.ts')).buildHealth(),
  festivals: async () => (await import('./festivals/build-festivals.ts')).buildFestivals(),
  regions: async () => (await import('./regions/read/build-regions.ts')).buildRegions(),
  articles: async () => (await import('./articles/build-articles.ts')).buildArticles(),
  sample: async () => (await import('./sample/build-sample.ts')).buildSample(),
};

const [referenceFolder, ...only] = process.argv.slice(2);
if (referenceFolder === undefined) {
  console.error('Usage: npm run data -- <folder of reference figures> [part ...]');
  process.exit(1);
}
const unknown = only.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`No part '${unknown}'. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(PARTS)) {
  if (only.length === 0 || only.includes(name)) await run(referenceFolder);
}
