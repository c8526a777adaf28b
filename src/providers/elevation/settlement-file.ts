import type { LatLng } from '#src/domain/place/location.ts';

/** Name in the data pack. */
export const SETTLEMENT_FILE = 'elevation/settlements';
/** Quantization of the file: hundredths of a degree, ten metres. */
export const SETTLEMENT_STEPS = { perDegree: 100, metres: 10 } as const;

/** A settlement or summit whose height differs from the grid's. */
export type Settlement = LatLng & {
  /** True height minus the grid's, metres. */
  difference: number;
};

/** Decodes: count, first latitude, then the latitude steps, longitudes and height differences. */
export function readSettlements(file: Uint8Array): Settlement[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = view.getUint32(0, true);
  const at = { lat: 6, lng: 6 + 2 * count, difference: 6 + 4 * count };
  let lat = view.getInt16(4, true);
  return Array.from({ length: count }, (_, index) => {
    lat += view.getUint16(at.lat + 2 * index, true);
    return {
      lat: lat / SETTLEMENT_STEPS.perDegree,
      lng: view.getInt16(at.lng + 2 * index, true) / SETTLEMENT_STEPS.perDegree,
      difference: view.getInt16(at.difference + 2 * index, true) * SETTLEMENT_STEPS.metres,
    };
  });
}
