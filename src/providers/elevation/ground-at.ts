import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { ElevationWindow } from './elevation-grid.ts';

/**
 * Height at a point in metres, bilinear between the land cells around it, so that sea cells do not
 * lower a coast; 0 on the sea.
 */
export function heightAt(window: ElevationWindow, point: LatLng): number {
  const y = cellsBetween(window, point.lat, window.north) - 0.5;
  const x = cellsBetween(window, window.west, point.lng) - 0.5;
  if (kindAt(window, point) === 0) return 0;
  let sum = 0;
  let weight = 0;
  for (const row of [Math.floor(y), Math.floor(y) + 1]) {
    for (const column of [Math.floor(x), Math.floor(x) + 1]) {
      const cell = cellOf(window, row, column);
      if (window.kinds[cell] === 0) continue;
      const share = (1 - Math.abs(y - row)) * (1 - Math.abs(x - column));
      sum += share * (window.heights[cell] ?? 0);
      weight += share;
    }
  }
  return weight === 0 ? 0 : sum / weight;
}

/** 0 sea, 1 land, 2 lake. */
export function kindAt(window: ElevationWindow, point: LatLng): number {
  const row = Math.floor(cellsBetween(window, point.lat, window.north));
  const column = Math.floor(cellsBetween(window, window.west, point.lng));
  return window.kinds[cellOf(window, row, column)] ?? 0;
}

/**
 * Kilometres to the nearest edge of a cell of the window whose kind is accepted; Infinity without
 * one.
 */
export function nearestKindKm(
  window: ElevationWindow,
  point: LatLng,
  accept: (kind: number) => boolean,
): number {
  if (accept(kindAt(window, point))) return 0;
  let nearest = Infinity;
  const { stepDegrees } = window;
  for (const [cell, kind] of window.kinds.entries()) {
    if (!accept(kind)) continue;
    const north = window.north - Math.floor(cell / window.columns) * stepDegrees;
    const west = window.west + (cell % window.columns) * stepDegrees;
    const lat = Math.min(north, Math.max(north - stepDegrees, point.lat));
    const lng = Math.min(west + stepDegrees, Math.max(west, point.lng));
    nearest = Math.min(nearest, distanceKm(point, { lat, lng }));
  }
  return nearest;
}

/** Rounded, so that a point on the edge of a cell belongs to the same one in every window. */
function cellsBetween(window: ElevationWindow, from: number, to: number): number {
  return Math.round(((to - from) / window.stepDegrees) * 1e6) / 1e6;
}

function cellOf(window: ElevationWindow, row: number, column: number): number {
  const y = Math.min(window.rows - 1, Math.max(0, row));
  const x = Math.min(window.columns - 1, Math.max(0, column));
  return y * window.columns + x;
}
