/** By how much air cools with height in the standard atmosphere (ISO 2533), K per metre. */
export const LAPSE_PER_M = 0.0065;
