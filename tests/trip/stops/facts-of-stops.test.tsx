// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import type { PlannedStop } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { FactsOfStops } from '#src/trip/stops/facts-of-stops.tsx';
import { coastStops } from '#tests/helpers/two-coasts.ts';

afterEach(cleanup);

function inZone(stop: PlannedStop, timeZone: string): PlannedStop {
  return { ...stop, evidence: stop.evidence && { ...stop.evidence, timeZone } };
}

async function clocksOf(zones: readonly string[]): Promise<number> {
  const stays = zones.map(() => ({ nights: 2, gap: 0 }));
  const stops = coastStops('2027-04-10', stays).map((stop, at) => inZone(stop, zones[at] ?? ''));
  const i18n = await createI18n('en');
  await loadTexts(i18n, ['result', 'route'], 'en');
  render(
    <TextsProvider i18n={i18n}>
      <FactsOfStops planned={joinStops(stops)} />
    </TextsProvider>,
  );
  return screen.getAllByText('Local time').length;
}

test.each([
  [['Asia/Tashkent', 'Asia/Samarkand', 'Asia/Samarkand'], 1],
  [['Australia/Perth', 'Australia/Adelaide', 'Australia/Sydney', 'Australia/Hobart'], 3],
])('a country with the zones %j says %i clocks', async (zones, clocks) => {
  expect(await clocksOf(zones)).toBe(clocks);
});
