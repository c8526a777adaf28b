import { afterEach, beforeEach, expect, test } from 'vitest';
import { AMERICAN, METRIC } from '#src/domain/units.ts';
import { chooseUnits } from '#src/wording/shown/chosen-units.ts';
import { firstWeekday } from '#src/wording/shown/first-weekday.ts';
import {
  formatCelsius,
  formatCelsiusRange,
  formatClock,
  formatDegrees,
  formatDegreesDifference,
  formatDegreesOff,
  formatDegreesRange,
  formatHeight,
  formatKilometres,
  formatKilometresPerHour,
  formatKilometresRange,
  formatMetres,
  formatRainfall,
  formatShortWay,
  formatWeight,
  formatWetDay,
} from '#src/wording/shown/shown-units.ts';
import * as metric from '#src/wording/units.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

beforeEach(() => chooseUnits(AMERICAN));
afterEach(() => chooseUnits(METRIC));

test.each([
  [() => formatCelsius(17, 'en'), '63 °F'],
  [() => formatCelsius(-20, 'de'), '−4 °F'],
  [() => formatDegrees(30, 'en'), '86°'],
  [() => formatCelsiusRange(13, 25, 'en'), '55–77 °F'],
  [() => formatCelsiusRange(-20, -10, 'de'), '−4 bis 14 °F'],
  [() => formatDegreesRange(20.1, 19.9, 'en'), '68°'],
  [() => formatDegreesDifference(5, 'en'), '9 °F'],
  [() => formatDegreesOff(1.7, 'en'), '3.1 °F'],
  [() => formatKilometresRange(15, 40, 'en'), '9.3–25 mi'],
  [() => formatKilometres(6, 'en'), '3.7 mi'],
  [() => formatKilometres(0.2, 'en'), '0.6 mi'],
  [() => formatKilometres(83, 'de'), '52 mi'],
  [() => formatShortWay(0.6, 'de'), '0,4 mi'],
  [() => formatKilometresPerHour(25, 'en'), '16 mph'],
  [() => formatMetres(2962, 'en'), '9,720 ft'],
  [() => formatMetres(30, 'en'), '98 ft'],
  [() => formatHeight(1600, 'de'), '5250 ft Höhe'],
  [() => formatHeight(3, 'en'), 'sea level'],
  [() => formatRainfall(72, 'en'), '2.8 in'],
  [() => formatWetDay('en'), '0.04 in'],
  [() => formatWeight(280, 'en'), '9.9 oz'],
  [() => formatWeight(1300, 'de'), '2,9 lb'],
  [() => formatClock('17:15'), '5:15 pm'],
  [() => formatClock('00:05'), '12:05 am'],
  [() => formatClock('12:30'), '12:30 pm'],
] as const)('%s is %j in the units of the United States', (text, expected) => {
  expect(plainSpaces(text())).toBe(expected);
});

test('a figure that was rounded before is the same as one that is rounded now', () => {
  for (let celsius = -30; celsius <= 45; celsius += 0.1) {
    expect(formatCelsius(celsius, 'en')).toBe(formatCelsius(Math.round(celsius), 'en'));
  }
});

test('the metric ones are those of the recommender', () => {
  chooseUnits(METRIC);
  expect(formatCelsiusRange(-7, -1, 'en')).toBe(metric.formatCelsiusRange(-7, -1, 'en'));
  expect(formatDegreesRange(14, 20, 'de')).toBe(metric.formatDegreesRange(14, 20, 'de'));
  expect(formatKilometres(0.3, 'en')).toBe(metric.formatKilometres(0.3, 'en'));
  expect(formatWeight(1250, 'de')).toBe(metric.formatWeight(1250, 'de'));
  expect(formatClock('17:15')).toBe('17:15');
});

test('the week begins on Monday in German and where English is British, and as it was chosen', () => {
  chooseUnits(METRIC);
  expect(firstWeekday('de', 'en-US')).toBe(1);
  expect(firstWeekday('en', 'en-GB')).toBe(1);
  expect(firstWeekday('en', 'fr')).toBe(1);
  expect(firstWeekday('en', 'en-US')).toBe(0);
  expect(firstWeekday('en', 'en')).toBe(0);
  expect(firstWeekday('en', 'no locale')).toBe(0);
  chooseUnits({ ...METRIC, weekStart: 6 });
  expect(firstWeekday('de', 'de-DE')).toBe(6);
});
