import type { WeatherWants } from '#src/domain/climate/weather-wants.ts';
import type { Reading } from './reading.ts';
import type { WishKey } from './wish-keys.ts';

const SNOW: readonly WishKey[] = [
  ...(['Skiing and snowboarding', 'Winter walking', 'snow', 'sledging', 'huskies'] as const),
  'snowmobile',
];
const SEA: readonly WishKey[] = [
  ...(['Swimming and beach', 'Snorkelling and diving', 'snorkelling', 'diving'] as const),
];
const AURORA: readonly WishKey[] = ['aurora'];

/** Which conditions the wishes need: snow, a warm sea, auroras. */
export function weatherWantsIn({ asked }: Pick<Reading, 'asked'>): WeatherWants {
  const one = (keys: readonly WishKey[]) => asked.some(({ key }) => keys.includes(key));
  return { snow: one(SNOW), sea: one(SEA), aurora: one(AURORA) };
}
