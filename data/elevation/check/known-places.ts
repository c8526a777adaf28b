import type { TerrainName } from '#data/catalogue/vocabulary.ts';

/** Facts about a place from atlases, gazetteers and the places' own pages. */
export type KnownPlace = {
  place: string;
  lat: number;
  lng: number;
  /** Metres above the sea. */
  elevation: number;
  /** Kilometres to the sea, and to a lake of 5 km² or more; left out where not looked up. */
  coastKm?: number;
  lakeKm?: number;
  /** A terrain that the recommender must recognize there. */
  terrain: TerrainName;
};

/** Heights of towns are those of their centres. */
export const KNOWN_PLACES: readonly KnownPlace[] = [
  at('Zermatt', 46.0207, 7.7491, 1608, 'High mountains', { coastKm: 205 }),
  at('Chamonix', 45.9237, 6.8694, 1035, 'High mountains'),
  at('Grindelwald', 46.6242, 8.0414, 1034, 'High mountains'),
  at('Innsbruck', 47.2692, 11.4041, 574, 'Mountains', { coastKm: 215 }),
  at('Bolzano', 46.4983, 11.3548, 262, 'Mountains'),
  at('Sion', 46.2333, 7.3667, 500, 'Mountains'),
  at('Matterhorn', 45.9763, 7.6586, 4478, 'High mountains'),
  at('Jungfraujoch', 46.5475, 7.9853, 3466, 'High mountains'),
  at('Konstanz', 47.6603, 9.1758, 405, 'Lakes and rivers', { lakeKm: 0 }),
  at('Geneva', 46.2044, 6.1432, 375, 'Lakes and rivers', { lakeKm: 0 }),
  at('Munich', 48.1372, 11.5755, 519, 'City', { coastKm: 305 }),
  at('Berlin', 52.52, 13.405, 34, 'City', { coastKm: 150 }),
  at('Paris', 48.8566, 2.3522, 35, 'City', { coastKm: 150 }),
  at('Madrid', 40.4168, -3.7038, 657, 'City', { coastKm: 305 }),
  at('Granada', 37.1773, -3.5986, 738, 'Mountains', { coastKm: 48 }),
  at('Palma', 39.5696, 2.6502, 13, 'Island', { coastKm: 1 }),
  at('Sóller', 39.7661, 2.7152, 50, 'Mountains', { coastKm: 3 }),
  at('Amsterdam', 52.3728, 4.8936, -2, 'Lowland'),
  at('Reykjavik', 64.1355, -21.8954, 20, 'Coast', { coastKm: 1 }),
  at('Bergen', 60.3929, 5.3241, 12, 'Coast', { coastKm: 1 }),
  at('Geiranger', 62.1008, 7.2059, 10, 'Mountains', { coastKm: 0 }),
  at('Tromsø', 69.6496, 18.956, 10, 'Coast', { coastKm: 0 }),
  at('Örnsköldsvik', 63.2909, 18.7153, 10, 'Coast', { coastKm: 0 }),
  at('Longyearbyen', 78.2232, 15.6267, 10, 'Coast', { coastKm: 0 }),
  at('Cairo', 30.0444, 31.2357, 23, 'Desert', { coastKm: 110 }),
  at('Aswan', 24.0889, 32.8998, 95, 'Desert', { coastKm: 240 }),
  at('Marrakech', 31.6295, -7.9811, 466, 'City', { coastKm: 140 }),
  at('Dead Sea at Ein Gedi', 31.45, 35.4, -430, 'Mountains', { lakeKm: 0 }),
  at('Tiberias', 32.7922, 35.5312, -200, 'Lakes and rivers', { lakeKm: 0 }),
  at('Addis Ababa', 9.03, 38.74, 2355, 'High plateau', { coastKm: 555 }),
  at('Nairobi', -1.2864, 36.8172, 1661, 'City', { coastKm: 430 }),
  at('Kilimanjaro', -3.076, 37.353, 5895, 'High mountains', { coastKm: 275 }),
  at('Lhasa', 29.652, 91.1, 3650, 'High plateau', { coastKm: 785 }),
  at('Leh', 34.1642, 77.5848, 3510, 'High mountains'),
  at('Kathmandu', 27.7172, 85.324, 1400, 'City', { coastKm: 690 }),
  at('Namche Bazaar', 27.8069, 86.714, 3440, 'High mountains', { coastKm: 670 }),
  at('Mount Everest', 27.988, 86.925, 8849, 'High mountains'),
  at('Almaty', 43.2389, 76.8897, 800, 'City', { coastKm: 999 }),
  at('Ulaanbaatar', 47.9077, 106.8832, 1300, 'City', { coastKm: 999 }),
  at('Listvyanka at Lake Baikal', 51.8547, 104.8694, 460, 'Lakes and rivers', { lakeKm: 0 }),
  at('Denver', 39.7392, -104.9903, 1609, 'City', { coastKm: 999 }),
  at('Phoenix', 33.4484, -112.074, 331, 'Desert', { coastKm: 255 }),
  at('Badwater in Death Valley', 36.2461, -116.8185, -85, 'Desert', { coastKm: 300 }),
  at('Salt Lake City', 40.7608, -111.891, 1288, 'City', { lakeKm: 24 }),
  at('Banff', 51.1784, -115.5708, 1383, 'High mountains', { coastKm: 560 }),
  at('Mexico City', 19.4326, -99.1332, 2240, 'City', { coastKm: 245 }),
  at('Bogotá', 4.711, -74.0721, 2590, 'City', { coastKm: 365 }),
  at('Quito', -0.2202, -78.5123, 2850, 'High mountains', { coastKm: 165 }),
  at('Cusco', -13.5319, -71.9675, 3399, 'High plateau', { coastKm: 345 }),
  at('La Paz', -16.4957, -68.1335, 3640, 'City', { coastKm: 325 }),
  at('Puno', -15.8402, -70.0219, 3830, 'Lakes and rivers', { coastKm: 235, lakeKm: 1 }),
  at('Ushuaia', -54.8019, -68.303, 20, 'Coast', { coastKm: 0 }),
  at('El Chaltén', -49.3315, -72.8861, 405, 'Mountains'),
  at('Queenstown', -45.0312, 168.6626, 320, 'Lakes and rivers', { coastKm: 72, lakeKm: 0 }),
  at('Alice Springs', -23.698, 133.8807, 545, 'Hills', { coastKm: 870 }),
  at('Papeete', -17.535, -149.5696, 5, 'Island', { coastKm: 0 }),
  at('Malé', 4.1755, 73.5093, 2, 'Coast', { coastKm: 0 }),
  at('South Pole', -90, 0, 2835, 'Snow and ice', { coastKm: 999 }),
];

function at(
  place: string,
  lat: number,
  lng: number,
  elevation: number,
  terrain: TerrainName,
  far: { coastKm?: number; lakeKm?: number } = {},
): KnownPlace {
  return { place, lat, lng, elevation, terrain, ...far };
}
