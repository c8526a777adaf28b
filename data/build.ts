import { buildArticles } from './articles/build-articles.ts';
import { buildBasemap } from './basemap/build-basemap.ts';
import { buildCatalogue } from './catalogue/build-catalogue.ts';
import { buildClimate } from './climate/build-climate.ts';
import { buildElevation } from './elevation/build-elevation.ts';
import { buildFacts } from './facts/build-facts.ts';
import { buildFestivals } from './festivals/build-festivals.ts';
import { buildGazetteer } from './gazetteer/build-gazetteer.ts';
import { buildHealth } from './health/build-health.ts';
import { buildRegions } from './regions/build-regions.ts';
import { buildKinds } from './kinds/build-kinds.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { buildSample } from './sample/build-sample.ts';
import { buildSights } from './sights/build-sights.ts';
import { buildTags } from './sights/build-tags.ts';
import { buildWays } from './ways/build-ways.ts';

/**
 * `npm run data -- <folder of reference figures>`: runs the script of each part and writes
 * public/data, public/basemap and the index of the pack.
 */
const PARTS: readonly { name: string; run: (referenceFolder: string) => Promise<void> }[] = [
  { name: 'kinds', run: buildKinds },
  { name: 'elevation', run: buildElevation },
  { name: 'catalogue', run: buildCatalogue },
  { name: 'basemap', run: buildBasemap },
  { name: 'ways', run: buildWays },
  { name: 'climate', run: buildClimate },
  { name: 'lexicon', run: buildLexicon },
  { name: 'sights', run: buildSights },
  { name: 'tags', run: buildTags },
  { name: 'gazetteer', run: buildGazetteer },
  { name: 'facts', run: buildFacts },
  { name: 'health', run: buildHealth },
  { name: 'festivals', run: buildFestivals },
  { name: 'regions', run: buildRegions },
  { name: 'articles', run: buildArticles },
  { name: 'sample', run: buildSample },
];

const [referenceFolder, ...only] = process.argv.slice(2);
if (referenceFolder === undefined) {
  console.error('Usage: npm run data -- <folder of reference figures> [part ...]');
  process.exit(1);
}
for (const part of PARTS) {
  if (only.length === 0 || only.includes(part.name)) await part.run(referenceFolder);
}
