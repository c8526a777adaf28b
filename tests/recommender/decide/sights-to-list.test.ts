import { describe, expect, test } from 'vitest';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { REACHES, REACH_KM } from '#src/domain/place/reach.ts';
import { createRequestHandler } from '#src/providers/device-worker/request-handler.ts';
import { createSightGuideClient } from '#src/providers/recommender/sight-guide-client.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** As the page asks, over the committed data. */
const guide = createSightGuideClient(createRequestHandler(createFileDataPack()));

const FLORENCE = { lat: 43.7696, lng: 11.2558 };
const CHANIA = { lat: 35.51, lng: 24.02 };
const INTERLAKEN = { lat: 46.686, lng: 7.863 };

type Asked = { preferences?: string; from?: string; to?: string; language?: 'en' | 'de' };

function tripTo(place: typeof FLORENCE, asked: Asked = {}) {
  const { preferences = '', from = '2027-06-10', to = '2027-06-16', language = 'en' } = asked;
  return {
    location: { ...place, place: 'Somewhere' },
    request: { startDate: from, endDate: to, travelers: 2, preferences },
    language,
  };
}

async function sightsOf(place: typeof FLORENCE, asked?: Asked): Promise<ReachableSight[]> {
  return (await guide.inReach(tripTo(place, asked), place)).sights;
}

const namesOf = (sights: readonly ReachableSight[]) => sights.map(({ names }) => names.en);

describe('what is in the list', () => {
  test('however short the trip, everything within a day out', async () => {
    const names = namesOf(await sightsOf(FLORENCE, { to: '2027-06-11' }));
    for (const wanted of ['Uffizi', 'San Gimignano', 'Siena Cathedral', 'Lucca city walls']) {
      expect(names).toContain(wanted);
    }
  });

  test('nothing twice, nothing farther than 100 km', async () => {
    const sights = await sightsOf(INTERLAKEN);
    expect(new Set(sights.map(({ id }) => id)).size).toBe(sights.length);
    expect(Math.max(...sights.map(({ distanceKm }) => distanceKm))).toBeLessThanOrEqual(100);
  });

  test('with a baby no scramble and no gorge; two adults have both', async () => {
    const adults = namesOf(await sightsOf(CHANIA));
    const family = namesOf(await sightsOf(CHANIA, { preferences: 'with a baby' }));
    for (const hard of ['Imbros Gorge', 'Seitan Limania']) {
      expect(adults.join('\n')).toContain(hard);
      expect(family.join('\n')).not.toContain(hard);
    }
    expect(family.length).toBeGreaterThan(3);
  });

  test('from a wheelchair only what is known to be step-free', async () => {
    const known = await REAL.factSources.sights.near(FLORENCE, 100);
    const access = new Map(known.map((sight) => [sight.id, sight.access]));
    const sights = await sightsOf(FLORENCE, { preferences: 'in a wheelchair' });
    expect(sights.length).toBeGreaterThan(3);
    for (const { id } of sights) expect(access.get(id)).toContain('step-free');
  });

  test('with a baby nobody is carried up into thin air; the old are told to go slowly', async () => {
    const high = ['Jungfraujoch', 'Schilthorn'];
    const adults = namesOf(await sightsOf(INTERLAKEN));
    const family = namesOf(await sightsOf(INTERLAKEN, { preferences: 'with our 8-month-old' }));
    for (const name of high) {
      expect(adults).toContain(name);
      expect(family).not.toContain(name);
    }
    const old = await sightsOf(INTERLAKEN, { preferences: 'we are 70 and 73' });
    expect(old.find(({ names }) => names.en === 'Jungfraujoch')?.care).toContain('Thin air');
  });

  test('what is not for them is no sight of the list, and says why and what fits near it', async () => {
    const preferences = 'with our 8-month-old';
    const { sights, unfit } = await guide.inReach(tripTo(INTERLAKEN, { preferences }), INTERLAKEN);
    const why = new Map(unfit.map((one) => [one.names.en, one.why]));
    expect(why.get('Jungfraujoch')).toContain('under two');
    const ids = new Set(sights.map(({ id }) => id));
    expect(unfit.filter(({ id }) => ids.has(id))).toEqual([]);
    const instead = unfit.flatMap(({ insteadId }) => (insteadId === '' ? [] : [insteadId]));
    expect(instead.length).toBeGreaterThan(unfit.length / 2);
    expect(instead.filter((id) => !ids.has(id))).toEqual([]);
    const { unfit: forAdults } = await guide.inReach(tripTo(INTERLAKEN), INTERLAKEN);
    expect(forAdults).toEqual([]);
  });

  test.each([
    ['easy walks', 'en'],
    ['leichte Wanderungen', 'de'],
    ['kurze Wege, nichts Steiles', 'de'],
  ] as const)(
    '%s: nothing with hands on the rock, along a drop or half a day on foot',
    async (...asked) => {
      const [preferences, language] = asked;
      const known = await REAL.factSources.sights.near(INTERLAKEN, 100);
      const all = new Map(known.map((sight) => [sight.id, sight]));
      const sights = await sightsOf(INTERLAKEN, { preferences, language });
      expect(sights.length).toBeGreaterThan(10);
      expect(namesOf(sights)).not.toContain('Eiger Trail');
      for (const { id } of sights) {
        const { access = [], needs = [], tags = [] } = all.get(id) ?? {};
        expect(access).not.toContain('scramble');
        expect(needs).not.toContain('long-walk');
        const ofWalk = access.includes('walk') ? [...access, ...tags] : [];
        expect(ofWalk).not.toContain('edge');
        expect(ofWalk).not.toContain('demanding');
      }
    },
  );

  test('an easy walk that was asked for has no stairs and no drop', async () => {
    const known = await REAL.factSources.sights.near(INTERLAKEN, 100);
    const sights = await sightsOf(INTERLAKEN, { preferences: 'easy walks' });
    const walks = sights.filter(({ wish }) => wish === 'hiking');
    expect(walks.length).toBeGreaterThan(1);
    for (const { id } of walks) {
      const { access = [] } = known.find((one) => one.id === id) ?? {};
      expect(access).not.toContain('steps');
      expect(access).not.toContain('edge');
    }
  });

  test('only what is worth it in these months', async () => {
    const known = await REAL.factSources.sights.near(INTERLAKEN, 100);
    const months = new Map(known.map((sight) => [sight.id, sight.months]));
    const inJune = await sightsOf(INTERLAKEN);
    const ofSeason = inJune.filter(({ id }) => (months.get(id) ?? []).length > 0);
    expect(ofSeason.length).toBeGreaterThan(3);
    for (const { id } of ofSeason) expect(months.get(id)).toContain(6);
    expect(known.some((sight) => sight.months.length > 0 && !sight.months.includes(6))).toBe(true);
  });

  test('a way of fifty days is there for who asks for a trek', async () => {
    expect(namesOf(await sightsOf(FLORENCE))).not.toContain('Via Francigena');
    expect(namesOf(await sightsOf(FLORENCE, { preferences: 'a long trek' }))).toContain(
      'Via Francigena',
    );
  });
});

describe('its order', () => {
  test('from near to far, and every sight in the reach of its distance', async () => {
    const sights = await sightsOf(FLORENCE);
    const reaches = sights.map(({ reach }) => REACHES.indexOf(reach));
    expect(reaches).toEqual(reaches.toSorted((a, b) => a - b));
    expect(new Set(reaches).size).toBe(3);
    for (const { reach, distanceKm } of sights) {
      expect(distanceKm).toBeLessThanOrEqual(REACH_KM[reach]);
    }
  });

  test('what lies behind a range is a day out, however near', async () => {
    const loutro = (await sightsOf(CHANIA)).find(({ names }) => names.en === 'Loutro');
    expect(loutro?.distanceKm).toBeLessThan(40);
    expect(loutro?.reach).toBe('day-out');
    expect(loutro?.way).toMatch(/beyond the ridge$/u);
  });

  test('in a group the wish comes first, then the fame', async () => {
    const near = (await sightsOf(FLORENCE, { preferences: 'markets' })).filter(
      ({ reach }) => reach === 'near',
    );
    const market = near.findIndex(({ wish }) => wish !== '');
    expect(near[market]?.kind).toBe('market');
    expect(market).toBe(0);
    const rest = near.filter(({ wish }) => wish === '').map(({ fame }) => fame);
    expect(rest).toEqual(rest.toSorted((a, b) => a - b));
    expect(new Set(rest).size).toBeGreaterThan(1);
  });

  test('what somebody refuses comes last in its group', async () => {
    const near = (await sightsOf(FLORENCE, { preferences: 'no museums' })).filter(
      ({ reach }) => reach === 'near',
    );
    const first = near.findIndex(({ kind }) => kind === 'museum');
    expect(first).toBeGreaterThan(5);
    expect(near.slice(first).map(({ kind }) => kind)).not.toContain('garden');
  });
});

describe('what is said of a sight', () => {
  test('its note in the language of the trip, and nothing where nobody wrote one', async () => {
    const [english, german] = await Promise.all([
      sightsOf(FLORENCE),
      sightsOf(FLORENCE, { language: 'de' }),
    ]);
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    const at = english.findIndex(({ names }) => names.en === 'Uffizi');
    expect(english[at]?.text).not.toBe('');
    expect(german[at]?.text).not.toBe(english[at]?.text);
    expect(english.some(({ text }) => text === '')).toBe(true);
  });

  test('what children like is marked where they are safe', async () => {
    const known = await REAL.factSources.sights.near(FLORENCE, 100);
    const access = new Map(known.map((sight) => [sight.id, sight.access]));
    const liked = (await sightsOf(FLORENCE)).filter(({ isForChildren }) => isForChildren);
    expect(liked.length).toBeGreaterThan(2);
    for (const { id } of liked) {
      expect(access.get(id)).not.toContain('edge');
      expect(access.get(id)).not.toContain('scramble');
    }
  });

  test('around another point it is told from there', async () => {
    const siena = { lat: 43.318, lng: 11.3317 };
    const { sights, isTown } = await guide.inReach(tripTo(FLORENCE), siena);
    const campo = sights.find(({ names }) => names.en === 'Piazza del Campo');
    expect(campo?.reach).toBe('near');
    expect(sights.find(({ names }) => names.en === 'Uffizi')?.reach).toBe('day-out');
    expect(isTown).toBe(true);
    expect((await guide.inReach(tripTo(FLORENCE), { lat: 42.4, lng: 13.6 })).isTown).toBe(false);
  });
});
