import { join } from 'node:path';
import * as v from 'valibot';
import { LABEL_KINDS } from '#src/domain/map/map-label.ts';
import { numberCell, optionalText } from '../../tables/cells.ts';
import type { RowSchema } from '../../tables/checked-rows.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Label } from './label.ts';

const NAMED_POINT = {
  zoom: numberCell,
  lat: numberCell,
  lon: numberCell,
  en: v.string(),
  /** Empty: as in English. */
  de: optionalText,
};
const pointSchema = v.object(NAMED_POINT);
const kindSchema = v.object({ kind: v.picklist(LABEL_KINDS), ...NAMED_POINT });
const summitSchema = v.object({ ...NAMED_POINT, height: numberCell });

type Row = v.InferOutput<typeof kindSchema>;

/** The names written by hand: seas and lakes, rivers, ranges and regions, islands, summits. */
export async function handWrittenLabels(): Promise<Label[]> {
  const [waters, rivers, regions, islands, summits] = await Promise.all([
    table('waters.csv', kindSchema),
    table('rivers.csv', pointSchema),
    table('regions.csv', kindSchema),
    table('islands.csv', kindSchema),
    readSummits(),
  ]);
  return [
    ...waters.map((row) => labelOf(row, { size: waterSize(row) })),
    ...rivers.map((row) => labelOf({ ...row, kind: 'river' })),
    ...[...regions, ...islands].map((row) => labelOf(row)),
    ...summits.map((row) => labelOf({ ...row, kind: 'peak' }, { height: row.height })),
  ];
}

/** The summits with their heights in metres. */
export function readSummits(): Promise<v.InferOutput<typeof summitSchema>[]> {
  return table('summits.csv', summitSchema);
}

function labelOf(row: Row, more: Partial<Label> = {}): Label {
  return {
    kind: row.kind,
    lat: row.lat,
    lon: row.lon,
    en: row.en,
    de: row.de === '' ? row.en : row.de,
    zoom: row.zoom,
    ...untilOf(row),
    ...more,
  };
}

/** Labels of large features give way to those of their parts. */
function untilOf(row: Row): { until?: number } {
  if (row.en === 'Atlantic Ocean' && row.zoom === 1) return { until: 3 };
  if (row.kind === 'group') return { until: row.zoom + 2 };
  const isLarge = row.kind === 'region' || row.kind === 'range';
  return isLarge && row.zoom <= 4 ? { until: 6 } : {};
}

/** 0 oceans, then smaller with the zoom at which they appear. */
function waterSize(row: Row): number {
  return row.zoom <= 1 || row.en.endsWith('Ocean') ? 0 : Math.min(4, row.zoom - 2);
}

function table<Schema extends RowSchema>(
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  return readTable(join(import.meta.dirname, name), schema, ';');
}
