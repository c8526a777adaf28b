import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LABEL_KINDS } from '#src/domain/map-label.ts';
import type { Label } from './label.ts';

const rowSchema = v.object({
  kind: v.optional(v.picklist(LABEL_KINDS)),
  zoom: v.pipe(v.string(), v.transform(Number), v.number()),
  lat: v.pipe(v.string(), v.transform(Number), v.number()),
  lon: v.pipe(v.string(), v.transform(Number), v.number()),
  height: v.optional(v.pipe(v.string(), v.transform(Number), v.number())),
  en: v.string(),
  de: v.string(),
});

type Row = v.InferOutput<typeof rowSchema>;

/** The names written by hand: seas and lakes, rivers, ranges and regions, islands, summits. */
export function handWrittenLabels(): Label[] {
  return [
    ...table('waters.csv').map((row) =>
      labelOf(row, { kind: isLake(row) ? 'lake' : 'water', size: waterSize(row) }),
    ),
    ...table('rivers.csv').map((row) => labelOf(row, { kind: 'river' })),
    ...table('regions.csv').map((row) => labelOf(row)),
    ...table('islands.csv').map((row) => labelOf(row)),
    ...table('summits.csv').map((row) => labelOf(row, { kind: 'peak', height: row.height ?? 0 })),
  ];
}

function labelOf(row: Row, more: Partial<Label> = {}): Label {
  return {
    kind: row.kind ?? 'region',
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
  if (row.kind === undefined || row.kind === 'island' || row.zoom > 4) return {};
  return { until: 6 };
}

/** 0 oceans, then smaller with the zoom at which they appear. */
function waterSize(row: Row): number {
  return row.zoom <= 1 || row.en.endsWith('Ocean') ? 0 : Math.min(4, row.zoom - 2);
}

const LAKE =
  /\b(Lake|Lago|Loch|Lough|Reservoir|Lagoa|Lac)\b|see$|^(Vänern|Vättern|Mälaren|Hjälmaren|Saimaa|Päijänne|Inari|Storsjön|Mjøsa|Issyk-Kul|Namtso|Tonlé Sap|IJsselmeer|Müritz|Aral Sea|Dead Sea|Sea of Galilee)$/u;

function isLake(row: Row): boolean {
  return LAKE.test(row.en);
}

function table(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split(';');
  return lines.map((line) => {
    const fields = line.split(';');
    return v.parse(
      rowSchema,
      Object.fromEntries(columns.map((column, at) => [column, fields[at]])),
    );
  });
}
