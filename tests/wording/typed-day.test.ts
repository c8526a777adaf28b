import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#src/domain/days/day.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { formatDatedRange, formatDayRange } from '#src/wording/day-ranges.ts';
import { formatDay, formatLongDay, formatWeekday, monthName } from '#src/wording/days.ts';
import { TODAY, dayIn } from '#tests/pasted/judge-row.ts';
import { readTypedRange } from '#src/wording/typed-day-range.ts';
import { readTypedDay } from '#src/wording/typed-day.ts';

/** Two digits are enough for its year. */
const dayOfTheCalendar = fc.integer({ min: 0, max: 26_000 }).map((days) => addDays(TODAY, days));
const dayWithinAYear = fc.integer({ min: 0, max: 360 }).map((days) => addDays(TODAY, days));

test('a day in each form that is shown or taken reads back as itself', () => {
  fc.assert(
    fc.property(dayOfTheCalendar, (day) => {
      for (const form of formsOf(day)) {
        expect({ form, ...readTypedDay(form, { today: TODAY }) }).toEqual({
          form,
          kind: 'day',
          day,
        });
      }
    }),
  );
});

test('a day of the next year reads back without its year', () => {
  fc.assert(
    fc.property(dayWithinAYear, (day) => {
      const [, month = '', ofMonth = ''] = day.split('-');
      const named = `${Number(ofMonth)} ${monthName(Number(month), 'en', 'long')}`;
      for (const form of [`${ofMonth}.${month}.`, named]) {
        expect({ form, ...readTypedDay(form, { today: TODAY }) }).toEqual({
          form,
          kind: 'day',
          day,
        });
      }
    }),
  );
});

test('a range in each form that is shown reads back as itself', () => {
  fc.assert(
    fc.property(dayOfTheCalendar, fc.integer({ min: 1, max: 300 }), (startDate, length) => {
      const endDate = addDays(startDate, length);
      for (const language of LANGUAGES) {
        for (const format of [formatDayRange, formatDatedRange]) {
          const form = format(startDate, endDate, language);
          expect({ form, ...readTypedRange(form, TODAY) }).toEqual({ form, startDate, endDate });
        }
      }
    }),
  );
});

test('two readings are never one: the figures decide, or both days are named', () => {
  const part = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(part, part, fc.constantFrom('/', '-', ' '), (one, other, mark) => {
      fc.pre(one !== other);
      const read = readTypedDay([one, other, 2027].join(mark), { today: TODAY });
      const [dayFirst, monthFirst] = [isoOf(one, other), isoOf(other, one)];
      expect(read).toEqual({ kind: 'ambiguous', one: dayFirst, other: monthFirst });
    }),
  );
});

test('no text throws, and what is read is a day', () => {
  const piece = fc.constantFrom(
    ...'12 6 2027 31 juni sat th of . , / - –  heute 0 # bis'.split(' '),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((parts) => parts.join(' ')),
      ),
      (text) => {
        expect(dayIn(text)).toMatch(
          /^(?:\d{4}-\d\d-\d\d(?:\/\d{4}-\d\d-\d\d)?|ambiguous|other-weekday|no-such-day|unreadable)$/u,
        );
      },
    ),
  );
});

test('while a year is being typed the day stays the next one', () => {
  const from = { today: TODAY, isTyping: true };
  for (const year of ['', '2', '20', '202']) {
    expect(readTypedDay(`12 Jun ${year}`, from)).toEqual({ kind: 'day', day: '2027-06-12' });
    expect(readTypedDay(`12.06.${year}`, from)).toEqual({ kind: 'day', day: '2027-06-12' });
  }
  expect(readTypedDay('12.06.2028', from)).toEqual({ kind: 'day', day: '2028-06-12' });
  expect(readTypedDay('12.06.28', from)).toEqual({ kind: 'day', day: '2028-06-12' });
});

test('an end without a year is the next one from the start on', () => {
  const from = { today: TODAY, earliest: '2027-12-28' };
  expect(readTypedDay('3. Jänner', from)).toEqual({ kind: 'day', day: '2028-01-03' });
  expect(readTypedDay('28 Dec', from)).toEqual({ kind: 'day', day: '2027-12-28' });
  expect(readTypedDay('morgen', from)).toEqual({ kind: 'day', day: '2027-05-02' });
});

function isoOf(day: number, month: number): string {
  return ['2027', ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

function formsOf(day: string): string[] {
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  const [d, m] = [Number(ofMonth), Number(month)];
  const figures = [day, `${d}.${m}.${year}`, `${d}. ${m}. ${year.slice(2)}`, `${year}/${m}/${d}`];
  const words = LANGUAGES.flatMap((language) => {
    const weekday = formatWeekday(day, language, 'two-letters');
    const [short, long] = [monthName(m, language, 'inText'), monthName(m, language, 'long')];
    return [
      formatDay(day, language),
      formatLongDay(day, language),
      `${weekday}., ${d}. ${short} ${year}`,
      `${d}-${short}-${year}`,
      `${long} ${d}th, ${year}`,
    ];
  });
  return [...figures, `${year}${month}${ofMonth}`, ...words];
}
