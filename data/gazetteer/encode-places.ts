import {
  AREA_STEPS_PER_DEGREE,
  codeOfKind,
  encodePopulation,
  PLACE_STEPS_PER_DEGREE,
} from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { createByteWriter } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import type { Outline } from './features/outlines.ts';
import { regionCode } from './regions.ts';
import type { Region } from './regions.ts';
import type { Settlement } from './settlements.ts';
import type { Feature } from './features/feature.ts';

export type Country = { code: string; lat: number; lng: number; others: string[] };
/** A feature with the indexes of its country and region; -1 for none. */
export type PlacedFeature = Feature & { country: number; region: number };

export type GazetteerContent = {
  countries: readonly Country[];
  regions: readonly Region[];
  /** In the order of their regions. */
  settlements: readonly Settlement[];
  features: readonly PlacedFeature[];
  outlines: readonly Outline[];
  /** See createRegionGrid. */
  regionGrid: Uint16Array;
};

const OUTLINE_STEPS_PER_DEGREE = 250;
const OUTLINE_TYPES: readonly Outline['type'][] = ['lake', 'sea', 'land'];

/**
 * All places as bytes, column by column, which compresses best: names as lines, positions as
 * differences along a curve that keeps neighbours together, exceptions by their distance. Read by
 * src/providers/geocoder/gazetteer/decode-places.ts.
 */
export function encodePlaces(content: GazetteerContent): Uint8Array {
  const writer = createByteWriter();
  const { countries, settlements, features, outlines } = content;
  writeCountries(writer, countries);
  writeRegions(writer, content);
  writer.varint(settlements.length);
  writeNames(writer, settlements);
  writePositions(writer, settlements);
  for (const place of settlements) writer.byte(encodePopulation(place.population));
  for (const place of settlements) writer.byte(place.fame);
  writeIndexes(writer, settlements, (place) => place.capital);
  writeIndexes(writer, settlements, (place) => place.section);
  writer.varint(features.length);
  writeNames(writer, features);
  writePositions(writer, features);
  for (const place of features) writer.byte(codeOfKind(place.kind));
  for (const place of features) writer.byte(place.importance);
  for (const place of features) writer.varint(place.country + 1);
  for (const place of features) writer.varint(place.region + 1);
  for (const { elevation } of features) writer.varint(Math.max(0, elevation ?? 0));
  writeOutlines(writer, outlines);
  writeAreas(writer, features);
  writeGrid(writer, content.regionGrid);
  return writer.bytes();
}

function writeCountries(writer: ByteWriter, countries: readonly Country[]): void {
  writer.varint(countries.length);
  for (const country of countries) {
    writer.text(country.code);
    writer.signed(steps(country.lat));
    writer.signed(steps(country.lng));
    writer.text(country.others.join(';'));
  }
}

function writeRegions(
  writer: ByteWriter,
  { countries, regions, settlements }: GazetteerContent,
): void {
  const indexOf = new Map(countries.map((country, index) => [country.code, index]));
  const sizes = new Map<string, number>();
  for (const place of settlements) {
    const code = regionCode(place);
    sizes.set(code, (sizes.get(code) ?? 0) + 1);
  }
  writer.varint(regions.length);
  for (const region of regions) {
    writer.varint(indexOf.get(region.country) ?? 0);
    writer.text(region.others.join(';'));
    writer.text(region.name);
    writer.text(region.german === region.name ? '' : region.german);
    writer.signed(steps(region.lat));
    writer.signed(steps(region.lng));
    writer.varint(sizes.get(region.code) ?? 0);
  }
}

type Named = { name: string; german: string; others: readonly string[] };

function writeNames(writer: ByteWriter, places: readonly Named[]): void {
  writer.text(places.map((place) => `${place.name}\n`).join(''));
  writeIndexes(writer, places, (place) => place.german !== place.name);
  writer.text(
    places
      .filter((place) => place.german !== place.name)
      .map((place) => place.german)
      .join('\n'),
  );
  writeIndexes(writer, places, (place) => place.others.length > 0);
  writer.text(
    places
      .filter((place) => place.others.length > 0)
      .map((place) => place.others.join('\t'))
      .join('\n'),
  );
}

function writePositions(writer: ByteWriter, places: readonly { lat: number; lng: number }[]): void {
  for (const part of ['lat', 'lng'] as const) {
    let before = 0;
    for (const place of places) {
      const here = steps(place[part]);
      writer.signed(here - before);
      before = here;
    }
  }
}

/** The indexes of the items that pass, as differences. */
function writeIndexes<T>(
  writer: ByteWriter,
  places: readonly T[],
  passes: (place: T) => boolean,
): void {
  writeDifferences(
    writer,
    places.flatMap((place, index) => (passes(place) ? [index] : [])),
  );
}

function writeDifferences(writer: ByteWriter, indexes: readonly number[]): void {
  writer.varint(indexes.length);
  let before = 0;
  for (const index of indexes) {
    writer.varint(index - before);
    before = index;
  }
}

function writeOutlines(writer: ByteWriter, outlines: readonly Outline[]): void {
  writer.varint(outlines.length);
  for (const { type, name, german, points } of outlines) {
    writer.byte(OUTLINE_TYPES.indexOf(type));
    writer.text(name);
    writer.text(german);
    writer.varint(points.length);
    for (const [lng, lat] of points) {
      writer.signed(Math.round(lng * OUTLINE_STEPS_PER_DEGREE));
      writer.signed(Math.round(lat * OUTLINE_STEPS_PER_DEGREE));
    }
  }
}

/** The boxes of the features with an area: the features' indexes as differences, then the boxes. */
function writeAreas(writer: ByteWriter, features: readonly PlacedFeature[]): void {
  const boxes = features.flatMap(({ area, boxes: own }, index) =>
    (own ?? (area === undefined ? [] : [area])).map((box) => ({ index, box })),
  );
  writeDifferences(
    writer,
    boxes.map(({ index }) => index),
  );
  for (const { box: area } of boxes) {
    for (const edge of [area.south, area.west, area.north, area.east]) {
      writer.signed(Math.round(edge * AREA_STEPS_PER_DEGREE));
    }
    writer.varint(area.radiusKm ?? 0);
  }
}

/** Run-length encoding: count and value. */
function writeGrid(writer: ByteWriter, grid: Uint16Array): void {
  let start = 0;
  for (let at = 1; at <= grid.length; at++) {
    if (at < grid.length && grid[at] === grid[start]) continue;
    writer.varint(at - start);
    writer.varint(grid[start] ?? 0);
    start = at;
  }
}

function steps(degrees: number): number {
  return Math.round(degrees * PLACE_STEPS_PER_DEGREE);
}
