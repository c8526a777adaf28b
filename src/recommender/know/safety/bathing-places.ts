import { distanceKm } from '#src/domain/location.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { Sight } from '#src/domain/sights.ts';
import type { PlaceFacts } from '../trip-facts.ts';

const WATERS: ReadonlySet<PlaceKind> = new Set(['lake', 'island', 'bay']);
/** A bathing place this close to the point of a lake, bay or island belongs to it. */
const AT_SHORE_KM = 6;

/** A sight at which people bathe, other than in a pool. */
export function isBathed({ kind, needs }: Sight): boolean {
  return kind === 'beach' || (needs.includes('bathing') && kind !== 'bath');
}

/** Known for bathing: a beach, a place of the list, or water with a sight at which people bathe. */
export function knownForBathing(place: NamedPlace, { sights }: PlaceFacts): boolean {
  if (place.kind === 'beach') return true;
  if (WATERS.has(place.kind) && BATHED.some((lake) => near(lake, place))) return true;
  return sights.some((sight) => isBathed(sight) && distanceKm(sight, place) <= AT_SHORE_KM);
}

function near([, lat, lng, km]: (typeof BATHED)[number], point: LatLng): boolean {
  return distanceKm(point, { lat, lng }) <= km;
}

/** Lakes and islands with public bathing places: name, latitude, longitude, kilometres around that point. */
const LINES = `
Chiemsee 47.87 12.45 8, Starnberger See 47.9 11.31 9, Ammersee 47.99 11.12 8, Tegernsee 47.72 11.74 4, Schliersee 47.73 11.87 2
Walchensee 47.59 11.34 4, Kochelsee 47.65 11.35 3, Staffelsee 47.69 11.17 3, Riegsee 47.7 11.23 2, Wörthsee 48.06 11.18 3
Eibsee 47.46 10.98 2, Waginger See 47.93 12.78 5, Simssee 47.87 12.24 4, Forggensee 47.61 10.73 5, Hopfensee 47.6 10.68 2
Bodensee 47.6 9.4 35, Titisee 47.89 8.15 2, Schluchsee 47.82 8.16 4, Müritz 53.42 12.68 14, Plauer See 53.47 12.32 9
Schweriner See 53.72 11.46 11, Plöner See 54.13 10.4 6, Ratzeburger See 53.73 10.76 5, Großer Wannsee 52.43 13.17 4, Müggelsee 52.44 13.65 4
Tegeler See 52.58 13.25 3, Scharmützelsee 52.23 14.04 6, Werbellinsee 52.92 13.71 5, Schwielochsee 52.05 14.2 5, Senftenberger See 51.49 14.02 4
Cospudener See 51.27 12.33 3, Edersee 51.18 9.0 9, Möhnesee 51.48 8.08 5, Biggesee 51.08 7.87 6, Steinhuder Meer 52.47 9.33 5, Dümmer 52.51 8.34 4
Wörthersee 46.63 14.14 9, Millstätter See 46.8 13.58 6, Ossiacher See 46.67 13.95 6, Faaker See 46.57 13.93 2, Weissensee 46.71 13.34 6
Attersee 47.89 13.55 10, Traunsee 47.86 13.8 7, Mondsee 47.82 13.38 6, Wolfgangsee 47.75 13.4 6, Fuschlsee 47.8 13.27 3, Hallstätter See 47.58 13.66 4
Zeller See 47.32 12.8 3, Achensee 47.45 11.71 5, Walchsee 47.65 12.32 2, Wallersee 47.91 13.18 4, Neusiedler See 47.82 16.76 18, Grundlsee 47.64 13.86 3
Genfersee 46.45 6.5 38, Zürichsee 47.25 8.65 17, Vierwaldstättersee 47.0 8.45 17, Thunersee 46.69 7.72 9, Brienzersee 46.73 7.97 7, Neuenburgersee 46.9 6.85 20
Bielersee 47.08 7.17 8, Murtensee 46.93 7.08 5, Zugersee 47.13 8.48 8, Walensee 47.12 9.2 8, Hallwilersee 47.29 8.22 4, Greifensee 47.35 8.68 4, Sempachersee 47.14 8.15 4
Lago Maggiore 45.98 8.65 30, Lago di Lugano 45.98 8.97 14, Lago di Como 46.0 9.27 25, Lago d'Iseo 45.73 10.07 12, Lago di Garda 45.63 10.67 28
Lago di Caldonazzo 46.02 11.24 3, Lago di Levico 46.01 11.28 2, Kalterer See 46.38 11.26 2, Lago Trasimeno 43.14 12.1 9, Lago di Bolsena 42.59 11.93 8, Lago di Bracciano 42.12 12.23 6
Lac d'Annecy 45.86 6.17 8, Lac du Bourget 45.73 5.87 10, Lac d'Aiguebelette 45.55 5.8 3, Lac de Serre-Ponçon 44.52 6.35 9, Lac de Sainte-Croix 43.77 6.18 6, Lac de Lacanau 44.97 -1.12 5
Lac d'Hourtin 45.17 -1.1 8, Lac Léman 46.45 6.5 38, Bled 46.364 14.095 2, Bohinj 46.285 13.86 3, Balaton 46.85 17.75 40, Velencei 47.21 18.6 6
Ohrid 41.03 20.72 18, Skadar 42.17 19.3 18, Vransko 43.9 15.57 7, Śniardwy 53.76 21.73 9, Mamry 54.1 21.7 9, Niegocin 54.0 21.78 5, Solina 49.37 22.45 5
Lipno 48.68 14.1 11, Máchovo 50.57 14.65 2, Liptovská Mara 49.1 19.5 6, Galvė 54.65 24.93 3, Saimaa 61.3 28.5 50, Päijänne 61.5 25.4 50, Näsijärvi 61.65 23.75 12, Pyhäjärvi 61.45 23.7 10
Vättern 58.3 14.5 50, Vänern 58.9 13.3 60, Mälaren 59.4 17.2 45, Siljan 60.85 14.8 18, Mjøsa 60.8 10.9 30, Furesø 55.8 12.4 4, Arresø 55.97 12.1 5
Windermere 54.36 -2.94 7, Coniston Water 54.34 -3.07 4, Llyn Padarn 53.13 -4.14 3, Loch Lomond 56.1 -4.6 14, Loch Morlich 57.17 -3.7 2, Lough Derg 52.95 -8.35 14
Tahoe 39.1 -120.04 18, Chelan 47.95 -120.2 22, Coeur d'Alene 47.55 -116.8 14, Flathead Lake 47.88 -114.1 16, Bear Lake 41.98 -111.33 12, Lake Powell 37.1 -111.2 20, Havasu 34.45 -114.36 10
Lake George 43.6 -73.58 18, Champlain 44.5 -73.3 35, Winnipesaukee 43.6 -71.33 12, Finger Lakes 42.65 -76.8 35, Lake Placid 44.3 -73.98 4, Muskoka 45.05 -79.45 12, Simcoe 44.43 -79.35 17
Michigan 43.5 -87 130, Ontario 43.7 -77.9 110, Erie 42.2 -81.2 110, Huron 44.8 -82.4 110, Okanagan 49.8 -119.6 35, Kalamalka 50.17 -119.33 7, Kootenay 49.6 -116.9 20, Cultus 49.06 -121.98 4
Lake Magog 45.3 -72.05 6, Memphremagog 45.1 -72.25 14, Chapala 20.25 -103 20, Atitlán 14.69 -91.2 9, Petén Itzá 16.98 -89.8 9, Coatepeque 13.86 -89.55 4, Apoyo 11.92 -86.03 4
Nahuel Huapi -40.95 -71.5 20, Llanquihue -41.13 -72.8 20, Villarrica -39.25 -72.08 10, Caburgua -39.12 -71.77 6, Lácar -40.17 -71.5 8, San Roque -31.38 -64.47 5, Furnas -20.8 -45.9 18
Taupō -38.8 175.9 18, Wānaka -44.5 169.13 14, Wakatipu -45.1 168.6 22, Rotoiti -38.04 176.43 6, Hawea -44.5 169.28 14, Toya 42.6 140.85 5, Biwa 35.3 136.1 25, Inawashiro 37.48 140.1 6
Sevan 40.35 45.3 25, Issyk-Kul 42.45 77.2 70, Baikal 53.5 107.8 60, Khövsgöl 51 100.5 40, Van Gölü 38.6 42.9 30, Eğirdir 38.05 30.88 14, Salda 37.55 29.68 4, Iznik 40.43 29.5 10
Kinneret 32.82 35.59 9, Dead Sea 31.5 35.48 25, Toba 2.6 98.8 25, Sentosa 1.25 103.83 4, Capri 40.55 14.24 4, Ischia 40.73 13.9 6, Kivu -2.0 29.1 40, Bunyonyi -1.27 29.93 8
`;

const BATHED: readonly (readonly [name: string, lat: number, lng: number, km: number])[] =
  LINES.trim()
    .split(/[,\n] ?/u)
    .map((entry) => {
      const parts = entry.split(' ');
      const [lat = 0, lng = 0, km = 0] = parts.slice(-3).map(Number);
      return [parts.slice(0, -3).join(' '), lat, lng, km] as const;
    });
