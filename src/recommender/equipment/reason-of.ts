import { GENERAL } from '#src/domain/catalogue.ts';
import { highest } from '#src/domain/extremes.ts';
import type { Language } from '#src/domain/language.ts';
import { isActivityName } from '../activity-names.ts';
import { activitiesDe } from '../de/activities.ts';
import { equipmentDe } from '../de/equipment.ts';
import { activitiesEn } from '../en/activities.ts';
import { equipmentEn } from '../en/equipment.ts';
import { formatDaysOfTen, formatNumber } from '#src/wording/numbers.ts';
import { formatCelsius, formatKilometres, formatMetres } from '#src/wording/units.ts';
import { capitalize, uvIndexText } from '../sentences.ts';
import { snowUnderfoot } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { ActivityWords } from '../ideas/activity-words.ts';
import { CAUSE_LIMITS, causeApplies } from './causes.ts';
import type { ChosenProduct } from './candidates.ts';
import type { EquipmentFigures, EquipmentWords } from './equipment-words.ts';
import type { Cause } from './job.ts';
import { setsEach } from '#src/domain/packing-line.ts';

const EQUIPMENT: Record<Language, EquipmentWords> = { en: equipmentEn, de: equipmentDe };
const ACTIVITIES: Record<Language, ActivityWords> = { en: activitiesEn, de: activitiesDe };

/** The elevation data knows no coast further away than this. */
const FAR_KM = 900;

/** The cause of a climate class, for a product whose job has none. */
const CAUSE_OF_CLIMATE: Readonly<Record<string, Cause>> = {
  'Arctic cold': 'cold-day',
  'Winter cold': 'cold-day',
  Cool: 'cold-night',
  Mild: 'layers',
  Warm: 'heat',
  'Hot and dry': 'heat',
  'Hot and humid': 'heat',
  Rainy: 'rain',
  'High altitude': 'height',
};

/**
 * Why this trip needs the product, in one sentence that begins with the figure; empty where a wish is
 * the only reason, which the line says by its mark.
 */
export function reasonOf(
  chosen: ChosenProduct,
  facts: TripFacts,
  figures: EquipmentFigures,
): string {
  const words = EQUIPMENT[facts.trip.language];
  const tail = words.tails[chosen.job.id] ?? '';
  const lead = leadOf(chosen, facts, figures);
  if (chosen.product.quantity === 'per-day' && facts.days > 1) {
    const count = chosen.product.category === 'kitchen' ? words.meals : words.sets;
    return sentence(lead, count(setsEach(facts.days), facts.days));
  }
  return sentence(lead, tail);
}

/** The figures of the trip that equipment texts mention. */
export function equipmentFigures(facts: TripFacts): EquipmentFigures {
  const { climate, daylight, spread, terrain, trip } = facts;
  const { language } = trip;
  return {
    high: formatCelsius(climate.high, language),
    low: formatCelsius(climate.low, language),
    coldNight: spread.lows === null ? null : formatCelsius(spread.lows.from, language),
    frostNights: formatDaysOfTen(10 * (spread.frost ?? 0)),
    snowDays: spread.snowCover === null ? null : formatDaysOfTen(10 * spread.snowCover),
    mildNights: climate.low >= CAUSE_LIMITS.insectNight,
    wetDays: climate.wetDaysPer10 === null ? null : formatDaysOfTen(climate.wetDaysPer10),
    snow: snowUnderfoot(facts),
    uvIndex: uvIndexText(facts.uvIndex, language),
    sunrise: daylight.kind === 'normal' ? daylight.sunrise : '',
    dusk: daylight.kind === 'normal' ? (daylight.dusk ?? '') : '',
    light: daylight.kind,
    elevation: formatMetres(Math.round(terrain.elevation / 10) * 10, language),
    summit: formatMetres(Math.round(highestGround(facts) / 10) * 10, language),
    city: cityOf(facts),
    lake: lakeOf(facts),
    yearlyRain: yearlyRain(facts),
    relief: formatMetres(Math.round(terrain.relief / 10) * 10, language),
    coastKm: formatKilometres(Math.round(Math.min(terrain.coastKm, FAR_KM)), language),
    farFromCoast: terrain.coastKm >= FAR_KM,
    days: facts.days,
    travelers: trip.request.travelers,
  };
}

function cityOf({ features, trip }: TripFacts): EquipmentFigures['city'] {
  const city = features.find(({ population }) => (population ?? 0) >= 20_000);
  if (city === undefined) return null;
  const people = Math.round((city.population ?? 0) / 1000) * 1000;
  return { name: city.name, people: formatNumber(people, trip.language) };
}

function lakeOf({ features, terrain, trip }: TripFacts): EquipmentFigures['lake'] {
  const lake = features.find(({ kind }) => kind === 'lake');
  const distance = Math.min(terrain.lakeKm, lake?.distanceKm ?? Infinity);
  return formatKilometres(Math.round(distance), trip.language);
}

function yearlyRain({ normals, trip }: TripFacts): string {
  const sum = normals.months.reduce((total, month) => total + (month.precipitation ?? 0), 0);
  return formatNumber(Math.round(sum / 10) * 10, trip.language);
}

/** A named peak within 10 km counts too: the elevation grid smooths summits away. */
function highestGround({ features, terrain }: TripFacts): number {
  const peaks = features
    .filter(({ kind, distanceKm }) => kind === 'peak' && distanceKm <= 10)
    .map(({ elevation }) => elevation ?? 0);
  return highest([terrain.summit, ...peaks]);
}

function leadOf(chosen: ChosenProduct, facts: TripFacts, figures: EquipmentFigures): string {
  const { product, claim } = chosen;
  const { language } = facts.trip;
  const words = EQUIPMENT[language];
  if (claim === 'asked') {
    const cause = applyingCauses(chosen, facts).find((one) => one !== 'days' && one !== 'group');
    return cause === undefined ? '' : words.causes[cause](figures);
  }
  if (isActivityName(product.activity)) {
    return words.idea(ACTIVITIES[language].purpose[product.activity]);
  }
  const ground = words.terrains[product.terrain];
  if (claim === 'terrain' && ground !== undefined) return ground(figures);
  const cause = applyingCauses(chosen, facts)[0] ?? climateCause(product.climate, facts) ?? 'days';
  return words.causes[cause](figures);
}

function applyingCauses({ job }: ChosenProduct, facts: TripFacts): Cause[] {
  return job.causes.filter((cause) => causeApplies(cause, facts));
}

function climateCause(climate: string, facts: TripFacts): Cause | undefined {
  if (climate === GENERAL.climate) return undefined;
  const cause = CAUSE_OF_CLIMATE[climate];
  return cause !== undefined && causeApplies(cause, facts) ? cause : 'layers';
}

function sentence(lead: string, tail: string): string {
  const parts = [lead, tail].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${capitalize(parts.join('; '))}.`;
}
