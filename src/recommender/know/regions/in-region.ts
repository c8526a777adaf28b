import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { withinAny } from '../safety/within-any.ts';
import { regionTable } from './region-table.ts';
import type { Region, RegionTables } from './region-tables.ts';

/** The tables whose rows are areas on the map. */
type AreaTable = {
  [Name in keyof RegionTables]: RegionTables[Name] extends Region[] ? Name : never;
}[keyof RegionTables];

/** Whether the point lies in one of the table's regions; with a month, 1..12, in its season. */
export function inRegion(name: AreaTable, point: LatLng, month?: number): boolean {
  return regionTable(name).some(
    (region) => (month === undefined || inSeason(region, month)) && coversPoint(region, point),
  );
}

export function coversPoint({ boxes, circles }: Region, point: LatLng): boolean {
  return (
    withinAny(point, boxes) ||
    circles.some(([lat, lng, km]) => distanceKm(point, { lat, lng }) <= km)
  );
}

export function inSeason({ months }: Region, month: number): boolean {
  return months?.includes(month) ?? true;
}
