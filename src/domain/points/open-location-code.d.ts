/** Types for the used part of the package, which brings none. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    isFull(code: string): boolean;
    isShort(code: string): boolean;
    /** Throws unless the code is full. */
    decode(code: string): { latitudeCenter: number; longitudeCenter: number };
    /** The full code nearest to a point in degrees. Throws unless the code is short or full. */
    recoverNearest(shortCode: string, latitude: number, longitude: number): string;
  }
}
