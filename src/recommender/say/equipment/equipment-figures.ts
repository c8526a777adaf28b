import { voltageDiffers } from '#src/domain/place/home-country.ts';
import { sizeAt } from './child-sizes.ts';
import type { Language } from '#src/domain/language/language.ts';
import { kilometresPerHour } from '#src/domain/climate/wind.ts';
import { joinList, uvIndexText } from '../sentences.ts';
import { coldNight, snowUnderfoot } from '#src/recommender/know/season/conditions-of-place.ts';
import { formatDaysOfTen, formatNumber } from '#src/wording/numbers.ts';
import { formatCelsius, formatKilometresPerHour, formatMetres } from '#src/wording/units.ts';
import {
  CAUSE_LIMITS,
  insectsBelow,
  insectsByDay,
} from '#src/recommender/decide/equipment/causes.ts';
import type { EquipmentFigures } from './equipment-words.ts';
import { highNight, nightAbove } from '#src/recommender/decide/equipment/cold-nights.ts';
import type { Occasion } from '#src/recommender/decide/equipment/occasion.ts';
import { lent } from '#src/recommender/decide/equipment/jobs/warm-clothing.ts';

const HIGHEST_UV = 11;
/** From this age on clothes come in the sizes of adults. */
const TEEN = 13;
const MANY_SIZES = 3;

/** The figures of the trip that equipment texts mention. */
export function equipmentFigures(occasion: Occasion, language: Language): EquipmentFigures {
  const { facts, stay } = occasion;
  const { climate, country, daylight, sea, spread, terrain, trip } = facts;
  const { wind } = climate;
  const high = nightAbove(occasion);
  return {
    high: formatCelsius(climate.high, language),
    low: formatCelsius(climate.low, language),
    coldNight: formatCelsius(spread.lows === null ? climate.low : coldNight(facts), language),
    highNight: high === null ? '' : formatCelsius(high, language),
    frostNights: formatDaysOfTen(10 * (spread.frost ?? 0)),
    snowDays: spread.snowCover === null ? null : formatDaysOfTen(10 * spread.snowCover),
    mildNights: !insectsByDay(facts) && climate.low >= CAUSE_LIMITS.insectNight,
    insectsBelow: insectsBelow(facts),
    wetDays: climate.wetDaysPer10 === null ? null : formatDaysOfTen(climate.wetDaysPer10),
    snow: snowUnderfoot(facts),
    wind: wind === null ? '' : formatKilometresPerHour(kilometresPerHour(wind), language),
    uvIndex: uvIndexText(facts.uvIndex, language),
    uv:
      facts.uvIndex >= HIGHEST_UV - 0.5 ? `${HIGHEST_UV}+` : formatNumber(facts.uvIndex, language),
    sea: sea === null ? '' : formatCelsius(sea, language),
    sunrise: daylight.kind === 'normal' ? daylight.sunrise : '',
    dusk: daylight.kind === 'normal' ? (daylight.dusk ?? '') : '',
    light: daylight.kind,
    elevation: formatMetres(Math.round(terrain.elevation / 10) * 10, language),
    plugs: joinList(country?.plugs ?? [], language),
    otherVolts: otherVolts(facts),
    otherMoney: otherMoney(facts),
    sizes: sizesOf(facts.reading.children.ages, language),
    days: facts.days,
    tripDays: facts.tripDays,
    travelers: trip.request.travelers,
    stay,
    lent: lent(occasion) === 'hire-there',
    wild: occasion.wants('trek', 'desert', 'jungle') || occasion.asks('Mountaineering', 'Paddling'),
    shelter: shelterOf(occasion),
  };
}

/** '104 and 122'; of more than three, from the smallest to the largest. */
function sizesOf(ages: readonly number[], language: Language): string {
  const walking = ages.filter((age) => age >= 1 && age < TEEN).toSorted((a, b) => a - b);
  const sizes = [...new Set(walking.map(sizeAt))];
  const [smallest] = sizes;
  return smallest === undefined || sizes.length <= MANY_SIZES
    ? joinList(sizes.map(String), language)
    : `${smallest}–${sizes.at(-1) ?? smallest}`;
}

function otherVolts({ country, trip: { home } }: Occasion['facts']): string {
  if (country === null || home === undefined || !voltageDiffers(home, country)) return '';
  return country.volts.join('/');
}

function otherMoney({ country, trip: { home } }: Occasion['facts']): string {
  const [usual] = country?.currencies ?? [];
  const isHomes = home?.currencies.some((one) => one === usual) ?? true;
  return usual === undefined || isHomes ? '' : usual;
}

/**
 * On a trek in the Himalaya or the Andes, whoever says nothing of huts sleeps in tea houses and in the guides'
 * tents.
 */
function shelterOf(occasion: Occasion): EquipmentFigures['shelter'] {
  if (occasion.wants('pilgrimage')) return 'hostels';
  return highNight(occasion) !== null && !occasion.says('hut') ? 'camps' : 'huts';
}
