import { createByteReader } from './byte-reader.ts';
import type { ByteReader } from './byte-reader.ts';
import {
  AREA_STEPS_PER_DEGREE,
  decodePopulation,
  GRID_COLUMNS,
  GRID_ROWS,
  PLACE_STEPS_PER_DEGREE,
} from './gazetteer-format.ts';

/** Names as lines of UTF-8, decoded on demand. */
export type NameTable = {
  /** All main (English) names, each followed by a line feed. */
  lines: Uint8Array;
  /** German names where they differ, by index. */
  german: ReadonlyMap<number, string>;
  /** Alternative names, by index; separated by tabs. */
  others: ReadonlyMap<number, string>;
};

type CountryRow = { code: string; lat: number; lng: number; others: string[] };

type RegionRow = {
  country: number;
  /** Alternative names, e.g. 'IL', 'Toscana'; mostly none. */
  others: string[];
  name: string;
  german: string;
  lat: number;
  lng: number;
  /** Number of its settlements, which are stored in the order of the regions. */
  size: number;
};

/** A hand-drawn outline of a sea, a large lake or an empty land; corners in degrees. */
export type Outline = {
  type: 'lake' | 'sea' | 'land';
  name: string;
  german: string;
  lngs: Float32Array;
  lats: Float32Array;
};

/** The area of a park: a box in degrees and, where `radiusKm` is above 0, a circle around its middle. */
export type ParkArea = {
  /** Index of the feature. */
  feature: number;
  south: number;
  west: number;
  north: number;
  east: number;
  radiusKm: number;
};

type Positions = { lats: Float32Array; lngs: Float32Array };

export type GazetteerTables = {
  countries: CountryRow[];
  regions: RegionRow[];
  settlements: Positions & {
    count: number;
    names: NameTable;
    populations: Uint32Array;
    fames: Uint8Array;
    capitals: number[];
    sections: number[];
  };
  features: Positions & {
    count: number;
    names: NameTable;
    kinds: Uint8Array;
    importances: Uint8Array;
    /** Index of the country; -1 for none. */
    countries: Int16Array;
    /** Index of the region; -1 for none. */
    regions: Int16Array;
    /** Metres; 0 where not known. */
    elevations: Uint16Array;
  };
  outlines: Outline[];
  areas: ParkArea[];
  /** Index of the region + 1 for each half degree far from settlements, else 0. */
  regionGrid: Uint16Array;
};

const OUTLINE_STEPS_PER_DEGREE = 250;
const OUTLINE_TYPES = ['lake', 'sea', 'land'] as const;

/** Decodes the file that data/gazetteer/encode-places.ts writes. */
export function decodePlaces(bytes: Uint8Array): GazetteerTables {
  const reader = createByteReader(bytes);
  return {
    countries: readCountries(reader),
    regions: readRegions(reader),
    settlements: readSettlements(reader),
    features: readFeatures(reader),
    outlines: readOutlines(reader),
    areas: readAreas(reader),
    regionGrid: readGrid(reader),
  };
}

function readCountries(reader: ByteReader): CountryRow[] {
  return repeat(reader.varint(), () => ({
    code: reader.text(),
    lat: reader.signed() / PLACE_STEPS_PER_DEGREE,
    lng: reader.signed() / PLACE_STEPS_PER_DEGREE,
    others: reader.text().split(';').filter(Boolean),
  }));
}

function readRegions(reader: ByteReader): RegionRow[] {
  return repeat(reader.varint(), () => {
    const country = reader.varint();
    const others = reader.text().split(';').filter(Boolean);
    const [name, german] = [reader.text(), reader.text()];
    return {
      country,
      others,
      name,
      german: german === '' ? name : german,
      lat: reader.signed() / PLACE_STEPS_PER_DEGREE,
      lng: reader.signed() / PLACE_STEPS_PER_DEGREE,
      size: reader.varint(),
    };
  });
}

function readSettlements(reader: ByteReader): GazetteerTables['settlements'] {
  const count = reader.varint();
  const names = readNames(reader);
  const positions = readPositions(reader, count);
  const populations = Uint32Array.from(reader.raw(count), decodePopulation);
  const fames = reader.raw(count);
  const [capitals, sections] = [readIndexes(reader), readIndexes(reader)];
  return { count, names, ...positions, populations, fames, capitals, sections };
}

function readFeatures(reader: ByteReader): GazetteerTables['features'] {
  const count = reader.varint();
  const names = readNames(reader);
  return {
    count,
    names,
    ...readPositions(reader, count),
    kinds: reader.raw(count),
    importances: reader.raw(count),
    countries: Int16Array.from(repeat(count, () => reader.varint() - 1)),
    regions: Int16Array.from(repeat(count, () => reader.varint() - 1)),
    elevations: Uint16Array.from(repeat(count, () => reader.varint())),
  };
}

function readNames(reader: ByteReader): NameTable {
  const lines = reader.raw(reader.varint());
  return { lines, german: readSparse(reader), others: readSparse(reader) };
}

function readSparse(reader: ByteReader): Map<number, string> {
  const indexes = readIndexes(reader);
  const names = reader.text().split('\n');
  return new Map(indexes.map((index, at) => [index, names[at] ?? '']));
}

function readIndexes(reader: ByteReader): number[] {
  let index = 0;
  return repeat(reader.varint(), () => (index += reader.varint()));
}

function readPositions(reader: ByteReader, count: number): Positions {
  return { lats: readColumn(reader, count), lngs: readColumn(reader, count) };
}

function readColumn(reader: ByteReader, count: number): Float32Array {
  const column = new Float32Array(count);
  let steps = 0;
  for (let index = 0; index < count; index++) {
    steps += reader.signed();
    column[index] = steps / PLACE_STEPS_PER_DEGREE;
  }
  return column;
}

function readOutlines(reader: ByteReader): Outline[] {
  return repeat(reader.varint(), () => {
    const type = OUTLINE_TYPES[reader.byte()] ?? 'land';
    const [name, german, count] = [reader.text(), reader.text(), reader.varint()];
    const lngs = new Float32Array(count);
    const lats = new Float32Array(count);
    for (let at = 0; at < count; at++) {
      lngs[at] = reader.signed() / OUTLINE_STEPS_PER_DEGREE;
      lats[at] = reader.signed() / OUTLINE_STEPS_PER_DEGREE;
    }
    return { type, name, german, lngs, lats };
  });
}

function readAreas(reader: ByteReader): ParkArea[] {
  const edge = () => reader.signed() / AREA_STEPS_PER_DEGREE;
  return readIndexes(reader).map((feature) => ({
    feature,
    south: edge(),
    west: edge(),
    north: edge(),
    east: edge(),
    radiusKm: reader.varint(),
  }));
}

function readGrid(reader: ByteReader): Uint16Array {
  const grid = new Uint16Array(GRID_ROWS * GRID_COLUMNS);
  for (let at = 0; at < grid.length;) {
    const length = reader.varint();
    grid.fill(reader.varint(), at, at + length);
    at += length;
  }
  return grid;
}

function repeat<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}
