/**
 * Lakes whose bed, not their surface, is in the elevation source: a point on each and the height
 * of the surface in metres (published mean levels).
 */
export const LAKE_SURFACES: readonly { lat: number; lng: number; surface: number }[] = [
  { lat: 47.7, lng: -87.5, surface: 183 }, // Superior
  { lat: 44.8, lng: -82.4, surface: 176 }, // Huron
  { lat: 43.5, lng: -87.0, surface: 176 }, // Michigan
  { lat: 42.2, lng: -81.2, surface: 174 }, // Erie
  { lat: 43.7, lng: -77.9, surface: 75 }, // Ontario
  { lat: 66.0, lng: -121.0, surface: 156 }, // Great Bear Lake
  { lat: 61.6, lng: -114.5, surface: 156 }, // Great Slave Lake
  { lat: 53.5, lng: 108.0, surface: 456 }, // Baikal
  { lat: 60.8, lng: 31.5, surface: 5 }, // Ladoga
  { lat: 61.7, lng: 35.5, surface: 33 }, // Onega
  { lat: -6.5, lng: 29.8, surface: 773 }, // Tanganyika
  { lat: -12.0, lng: 34.5, surface: 474 }, // Malawi
  { lat: 42.0, lng: 50.5, surface: -28 }, // Caspian Sea
];

/**
 * Land below the sea that the source clips to zero and ETOPO5 smooths away: the floor of the Jordan
 * rift, from the Dead Sea (-430 m) to the Sea of Galilee (-212 m).
 */
export const JORDAN_RIFT = {
  west: 35.35,
  east: 35.65,
  floor: [
    { lat: 31.0, height: -400 },
    { lat: 31.2, height: -430 },
    { lat: 31.75, height: -430 },
    { lat: 31.87, height: -330 },
    { lat: 32.75, height: -212 },
    { lat: 32.92, height: -205 },
  ],
} as const;
