import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { groupBy } from './group-by.ts';
import { readCities } from './recent-list.ts';
import type { City } from './recent-list.ts';
import { withoutTitle } from './resort-title.ts';
import type { Settlement } from './settlements.ts';
import { countriesOf } from '../countries/country-tables.ts';

/** A place that no settlement of the list is closer to than this is missing there. */
const MISSING_KM = 4;
/** Within a city they are its quarters; a city of a million has a radius of 10 km. */
const CITY_POPULATION = 100_000;
const CITY_KM_PER_ROOT = 0.01;
/** Travellers pass through the small places this close to a sight. */
const NEAR_SIGHT_KM = 10;
/** All their villages are of use. */
const EMPTY_COUNTRIES = countriesOf('few-villages');
/** The monthly list has only places of 500 people and more. */
const POPULATION = 500;

/**
 * Places of fewer than a thousand people, which the list of settlements leaves out, as the monthly
 * list has them: near sights (Gulmarg), and everywhere in countries with few villages.
 */
export async function readSmallVillages(
  settlements: readonly Settlement[],
  sights: readonly LatLng[],
): Promise<Settlement[]> {
  const isFar = farFrom(settlements, cityOrVillageKm);
  const isOff = farFrom(sights, () => NEAR_SIGHT_KM);
  return (await readCities())
    .filter((city) => isFar(city) && (EMPTY_COUNTRIES.has(city.country) || !isOff(city)))
    .map((city) => withoutTitle(toSettlement(city)));
}

function toSettlement({ name, country, admin1, lat, lng }: City): Settlement {
  const region = admin1 === '' || admin1 === '00' ? '' : `${country}.${admin1}`;
  return {
    name,
    german: name,
    others: [],
    country,
    region,
    lat,
    lng,
    population: POPULATION,
    fame: 0,
    capital: false,
    section: false,
  };
}

function cityOrVillageKm({ population }: Settlement): number {
  const isCity = population >= CITY_POPULATION;
  return isCity ? Math.max(MISSING_KM, CITY_KM_PER_ROOT * Math.sqrt(population)) : MISSING_KM;
}

/** Tells whether none of the places is within its distance. */
function farFrom<T extends LatLng>(
  places: readonly T[],
  kmOf: (place: T) => number,
): (point: LatLng) => boolean {
  const cells = groupBy(places, ({ lat, lng }) => `${Math.floor(lat)}|${Math.floor(lng)}`);
  return (point) => {
    const [row, column] = [Math.floor(point.lat), Math.floor(point.lng)];
    return [-1, 0, 1].every((dy) =>
      [-1, 0, 1].every((dx) =>
        (cells.get(`${row + dy}|${column + dx}`) ?? []).every(
          (place) => distanceKm(place, point) > kmOf(place),
        ),
      ),
    );
  };
}
