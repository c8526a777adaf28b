/*
 * Regions of well-known dangers, as small boxes: a wrong warning is worse than a missing one.
 */

/** South, north, west and east edge, degrees. */
export type Box = readonly [south: number, north: number, west: number, east: number];

/**
 * Ticks that transmit Lyme disease or meningitis: Europe without the Mediterranean and the far
 * north, the taiga of southern Siberia, the north-east of North America (ECDC, CDC).
 */
export const TICK_REGIONS: readonly Box[] = [
  [43, 64, -10, 60],
  [50, 60, 60, 135],
  [37.5, 47.5, -97, -66],
];

/** Coasts with a spring tide of four metres and more, or wide tidal flats (tide tables). */
export const TIDE_COASTS: readonly Box[] = [
  // Bay of Biscay to the Channel, both shores.
  [45.5, 51.3, -5.6, 2.7],
  // Cornwall, Bristol Channel, Wales, Irish Sea.
  [50, 55.2, -6, -2.3],
  // The Wash, East Anglia, Thames estuary.
  [51.2, 54.2, -0.5, 1.9],
  // Wadden Sea, without the Baltic side.
  [52.9, 55.6, 4.6, 9.15],
  // Bay of Fundy, without the Atlantic side of Nova Scotia.
  [44.9, 45.75, -67.2, -63.3],
  [44.2, 44.9, -67, -65.4],
  [45.75, 45.95, -65, -64.4],
  // Cook Inlet.
  [59.2, 61.6, -154, -149.6],
  // The Kimberley and Arnhem Land.
  [-20.6, -12, 118, 131.5],
  // Patagonia's Atlantic side and the gulfs of Valdés.
  [-53, -49, -70, -66],
  [-43.5, -40.5, -66, -63],
  // West coast of Korea.
  [34.5, 38, 125.5, 127],
  // Gulf of Khambhat.
  [20.8, 22.4, 71.9, 73.2],
];

/** Seasons of tropical storms by basin (World Meteorological Organization), months 1..12. */
export const STORM_SEASONS: readonly { box: Box; months: readonly number[] }[] = [
  // Caribbean, Gulf of Mexico, south-east of North America.
  { box: [12, 33, -98, -55], months: [6, 7, 8, 9, 10, 11] },
  // Mexico's Pacific coast.
  { box: [14, 24, -112, -95], months: [6, 7, 8, 9, 10] },
  // Philippines, South China Sea, Taiwan, southern Japanese islands.
  { box: [10, 27, 108, 148], months: [6, 7, 8, 9, 10, 11] },
  // Korea and Japan.
  { box: [27, 38, 125, 143], months: [8, 9, 10] },
  // Bay of Bengal, before and after the monsoon.
  { box: [10, 23, 79.5, 95], months: [5, 10, 11, 12] },
  // Madagascar, Mascarenes, Mozambique.
  { box: [-26, -11, 35, 65], months: [12, 1, 2, 3, 4] },
  // Tropical Australia.
  { box: [-24, -11, 112, 150], months: [12, 1, 2, 3, 4] },
  // Melanesia, Fiji, Samoa, Tonga.
  { box: [-24, -10, 155, 180], months: [12, 1, 2, 3, 4] },
  { box: [-24, -10, -180, -168], months: [12, 1, 2, 3, 4] },
];

/** Svalbard, outside its settlements. */
export const POLAR_BEAR_LAND: Box = [74, 81.5, 10, 35];

/** Tropical islands whose mosquitoes hardly transmit diseases. */
export const HEALTHY_TROPICS: readonly Box[] = [[18.5, 22.5, -161, -154]];
