import { join } from 'node:path';
import * as v from 'valibot';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { ONE_POINT_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { sightsListSchema, SIGHTS_FILES } from '#src/providers/sights/sights-format.ts';
import { openFinishedPack } from '../../finished-pack.ts';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { readTable } from '../../tables/read-table.ts';

/** A sight agrees with a listing of its name that is so near. */
const AGREES_KM = 2;
/** Beyond this, the listing is a namesake. */
const NAMESAKE_KM = 40;
const LISTINGS = ['check/wikivoyage-2016-listings.csv', 'check/small-sets.csv'];

const listingSchema = v.object({ name: optionalText, lat: numberCell, lon: numberCell });
const decidedSchema = v.object({ name: v.string(), in: v.string(), why: v.string() });

/**
 * Prints the sights whose listing of the same name lies elsewhere, but those that decided-points.txt
 * explains. The listings are ten years old and serve to look at, not to copy.
 */
export async function checkPoints(referenceFolder: string): Promise<void> {
  const decided = await readTable(join(import.meta.dirname, 'decided-points.txt'), decidedSchema);
  const known = new Set(decided.map(({ name, in: countries }) => `${name} (${countries})`));
  const listings = await pointsByName(referenceFolder);
  const pack = await openFinishedPack();
  const text = new TextDecoder().decode(await pack.bytes(SIGHTS_FILES.list));
  const { rows } = v.parse(sightsListSchema, JSON.parse(text));
  let agreeing = 0;
  for (const [name, nameDe, kind, lat, lng, countries] of rows) {
    if (!isOneOf(ONE_POINT_SIGHTS, SIGHT_KINDS[kind])) continue;
    const points = [name, nameDe].flatMap((one) => listings.get(foldName(one)) ?? []);
    const away = Math.min(...points.map((point) => distanceKm({ lat, lng }, point)));
    if (away <= AGREES_KM) agreeing += 1;
    const label = `${name} (${countries.replaceAll('|', ',')})`;
    if (away <= AGREES_KM || away > NAMESAKE_KM || known.has(label)) continue;
    console.log(`sights: ${label} at ${lat},${lng} is listed ${away.toFixed(1)} km away`);
  }
  console.log(`sights: ${agreeing} agree with a listing of their name within ${AGREES_KM} km`);
}

async function pointsByName(folder: string): Promise<Map<string, LatLng[]>> {
  const files = await Promise.all(
    LISTINGS.map((file) => readCsv(join(folder, file), listingSchema)),
  );
  const byName = new Map<string, LatLng[]>();
  for (const { name, lat, lon: lng } of files.flat()) {
    // One listing may hold names in two languages.
    for (const one of name.split(/[,/;]/u).map(foldName)) {
      if (one !== '') byName.set(one, [...(byName.get(one) ?? []), { lat, lng }]);
    }
  }
  return byName;
}
