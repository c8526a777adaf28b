// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { createSampleProviders } from '#data/sample/sample-providers.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import { saidOnce } from '#src/domain/stops/said-once.ts';
import type { SharedTrip } from '#src/export/links/shared-trip.ts';
import { ownOfShared } from '#src/export/links/own-of-shared.ts';
import { sharedStops } from '#src/export/links/stops-of-shared.ts';
import { readTripFragment } from '#src/export/links/trip-link.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { ShareLink } from '#src/trips/export/share-link.tsx';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { FIVE_STOPS, plannedRoute } from '#tests/helpers/planned-route.ts';
import { readCode } from './read-code.ts';

afterEach(cleanup);

test('a camera reads the code of five stops, and its link opens as the same trip in an empty store', async () => {
  const saved = {
    ...(await plannedRoute({ ...FIVE_STOPS, preferences: '' })),
    ...NOTHING_OWN,
    id: 'route',
    savedAt: '',
  };
  await show(saved);
  const link = readCode(await screen.findByRole('button', { name: /QR code/u }));
  const shared = await sharedIn(link ?? '');
  const history = createTripHistory({
    database: createTripDatabase({ indexedDB: new IDBFactory(), IDBKeyRange }),
  });
  const planned = await plannedFrom(shared);
  const { own } = ownOfShared(shared, planned);
  const { id } = await history.save(planned, own);
  expect(staysOf(await history.get(id))).toEqual(staysOf(saved));
}, 60_000);

async function show(saved: SavedTrip): Promise<void> {
  const i18n = await createI18n('en');
  await loadTexts(i18n, ['trips'], 'en');
  render(
    <TextsProvider i18n={i18n}>
      <ShareLink saved={saved} builtOn="2026-11-24" title="Five stops" />
    </TextsProvider>,
  );
}

async function sharedIn(link: string): Promise<SharedTrip> {
  const answer = await readTripFragment(new URL(link).hash.slice(1));
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.shared;
}

async function plannedFrom(shared: SharedTrip): Promise<PlannedTrip> {
  const providers = createSampleProviders(createFileDataPack());
  const stops: PlannedTrip[] = [];
  for (const { trip } of sharedStops(shared)) stops.push(await planOnDevice(providers, trip));
  return joinStops(saidOnce(stops));
}

/** Each stop's name and days, and the list of all. */
function staysOf(trip: PlannedTrip | null) {
  return {
    stays: trip?.stops?.map(({ trip: { location, request } }) => [
      location.place,
      request.startDate,
      request.endDate,
    ]),
    list: trip?.wordings.en?.recommendation.sections.recommendedEquipment.categories.flatMap(
      ({ products }) => products.map(({ id }) => id),
    ),
  };
}
