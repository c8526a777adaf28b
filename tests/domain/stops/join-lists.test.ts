import { expect, test } from 'vitest';
import { joinLists } from '#src/domain/stops/join-lists.ts';
import type { Equipment, RecommendedProduct } from '#src/domain/trip/recommendation.ts';

type Line = Partial<RecommendedProduct> & { job: string };

function productOf(line: Line): RecommendedProduct {
  return {
    id: line.job,
    name: line.job,
    description: '',
    price: null,
    affiliate_link: '',
    reason: '',
    quantity: 2,
    weight_g: null,
    price_checked_on: null,
    ...line,
  };
}

function listOf(...lines: Line[]): Equipment {
  const products = lines.map((line) => productOf(line));
  const categories = [{ name: 'Clothing', kind: 'clothing' as const, products }];
  return { title: 'Equipment', summary: '', categories, offered: 100 };
}

function joined(...lists: Equipment[]): RecommendedProduct[] {
  const atStops = lists.map((equipment, at) => ({ at, days: 4, equipment }));
  const { categories } = joinLists(atStops, { travelers: 2, daysToWash: 4 });
  return categories.flatMap(({ products }) => products);
}

const jobsOf = (lines: readonly RecommendedProduct[]) => lines.map(({ job }) => job);

test('one jacket against wind and rain, though only one stop has the rain', () => {
  const lines = joined(listOf({ job: 'wind-jacket' }), listOf({ job: 'rain-jacket' }));
  expect(jobsOf(lines)).toEqual(['rain-jacket']);
});

test('who takes a sleeping bag needs no liner for the huts', () => {
  const lines = joined(listOf({ job: 'liner' }), listOf({ job: 'sleeping-bag' }));
  expect(jobsOf(lines)).toEqual(['sleeping-bag']);
});

test('a ski jacket does not do in Rome', () => {
  const lines = joined(listOf({ job: 'jacket-ski' }), listOf({ job: 'rain-jacket' }));
  expect(jobsOf(lines)).toEqual(['jacket-ski', 'rain-jacket']);
});

test('the warmest product, for the reason of the coldest stop', () => {
  const [line] = joined(
    listOf({ job: 'fleece', id: 'thin', warmth: 12, shortReason: 'Nights down to 11 °C' }),
    listOf({ job: 'fleece', id: 'thick', warmth: 2, shortReason: 'Nights down to 2 °C' }),
  );
  expect(line).toMatchObject({ id: 'thick', shortReason: 'Nights down to 2 °C' });
});

test('how long the trip is gives no reason where a place gives one', () => {
  const passport = { job: 'passport', shortReason: 'For 30 days' };
  const lines = joined(
    listOf(passport, { job: 'fleece', shortReason: 'For 30 days' }),
    listOf(passport, { job: 'fleece', shortReason: 'Nights down to 9 °C' }),
  );
  expect(lines.find(({ job }) => job === 'fleece')?.shortReason).toBe('Nights down to 9 °C');
});
