import type { ClimateNormals, MonthNormals } from '#src/domain/climate/climate.ts';
import { daylightOn } from '#src/domain/days/daylight.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Climate } from '#src/domain/ports.ts';
import { uvIndexOn } from '#src/domain/climate/uv-index.ts';
import { JUDGED_PLACES } from '#tests/fixtures/climate/judged-places.ts';

type JudgedPlace = (typeof JUDGED_PLACES)[number];

/** Larger differences are reported: K, and shares of rain, wet days and sunshine. */
const ALLOWED = { kelvin: 2, share: 0.35 } as const;
const COLUMNS = [
  'place',
  'height (m)',
  'January high, low',
  'July high, low',
  'mm a year',
  'wet days',
  'hours of sun',
  'sea, least to most',
  'ultraviolet, most',
  'further off than 2 K or 35 %',
];

/** Prints the surface's values at well-known places beside values from memory. */
export async function checkJudged(climate: Climate): Promise<void> {
  console.log('\n### Places around the world: computed / remembered\n');
  console.log(`| ${COLUMNS.join(' | ')} |`);
  console.log(`| ${COLUMNS.map(() => '---').join(' | ')} |`);
  for (const known of JUDGED_PLACES) {
    const normals = await climate.normalsAt(known);
    console.log(`| ${rowOf(known, normals).join(' | ')} |`);
  }
}

function rowOf(known: JudgedPlace, normals: ClimateNormals): string[] {
  const { months, elevation, sea } = normals;
  const sum = (of: (month: MonthNormals, index: number) => number): number =>
    months.reduce((total, month, index) => total + of(month, index), 0);
  const year = {
    rain: sum(({ precipitation }) => precipitation ?? 0),
    wetDays: sum(({ wetDays }) => wetDays ?? 0),
    sunHours: sum(({ sunshine }, index) => (sunshine ?? 0) * daylightHours(known, index)),
  };
  const temperatures = [
    ...compared('January', months[0], known.january),
    ...compared('July', months[6], known.july),
  ];
  const off = [
    ...temperatures.filter(({ miss }) => Math.abs(miss) > ALLOWED.kelvin).map(({ name }) => name),
    ...(isOff(year.rain, known.rain) ? ['rain'] : []),
    ...(isOff(year.wetDays, known.wetDays) ? ['wet days'] : []),
    ...(months[0]?.sunshine !== null && isOff(year.sunHours, known.sunHours) ? ['sunshine'] : []),
  ];
  const [janHigh, janLow, julHigh, julLow] = temperatures.map(({ computed }) =>
    computed.toFixed(1),
  );
  const uv = months.map((_, index) => uvIndexOn(middleOf(index), known, elevation));
  return [
    known.place,
    elevation.toFixed(0),
    `${janHigh}, ${janLow} / ${known.january.join(', ')}`,
    `${julHigh}, ${julLow} / ${known.july.join(', ')}`,
    `${year.rain.toFixed(0)} / ${known.rain}`,
    `${year.wetDays.toFixed(0)} / ${known.wetDays}`,
    `${months[0]?.sunshine === null ? 'unknown' : year.sunHours.toFixed(0)} / ${known.sunHours}`,
    sea === null ? '' : `${Math.min(...sea).toFixed(0)} to ${Math.max(...sea).toFixed(0)}`,
    Math.max(...uv).toFixed(0),
    off.join(', '),
  ];
}

type Compared = { name: string; computed: number; miss: number };

function compared(
  name: string,
  month: MonthNormals | undefined,
  [high, low]: readonly [number, number],
): Compared[] {
  const computed = { high: month?.high ?? Number.NaN, low: month?.low ?? Number.NaN };
  return [
    { name: `${name} high`, computed: computed.high, miss: computed.high - high },
    { name: `${name} low`, computed: computed.low, miss: computed.low - low },
  ];
}

function isOff(computed: number, known: number): boolean {
  return Math.abs(Math.log(computed / known)) > Math.log(1 + ALLOWED.share);
}

function middleOf(month: number): string {
  return `2027-${String(month + 1).padStart(2, '0')}-15`;
}

/** Hours between sunrise and sunset in a month counted from 0. */
function daylightHours(point: LatLng, month: number): number {
  const days = new Date(Date.UTC(2027, month + 1, 0)).getUTCDate();
  return (days * daylightOn(middleOf(month), point, 'UTC').minutes) / 60;
}
