import { afterAll, beforeEach, expect, test } from 'vitest';
import { ADULTS } from '#src/domain/place/access.ts';
import type { LocalKnowledge, OfferedSight } from '#src/domain/ports.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { sectionsPrompt } from '#src/providers/recommender/openai/sections-prompt.ts';
import { startOpenAiService } from '#tests/services/openai-service.ts';
import { ANALYSIS, PRODUCTS, TRIP, sectionsReply } from './small-trip.ts';

const service = await startOpenAiService();
const options = { apiKey: 'sk-test', baseUrl: `${service.url}/v1`, model: 'gpt-3.5-turbo' };
const SIGHTS: OfferedSight[] = [
  sight('s1', 'Achensee', 'lake', 6.4),
  sight('s2', 'Wolfsklamm | gorge', 'gorge', 12),
];
const SAFETY = { type: 'animals', lead: 'Karwendel', text: 'Cows with calves.' } as const;
const knowledge: LocalKnowledge = {
  sightsFor: async () => SIGHTS,
  needlessJobs: async () => ['adapter'],
  partyOf: async () => ({ ...ADULTS, babies: 1, pram: true }),
  withSafety: async (_, activities) => ({ ...activities, safety: [SAFETY] }),
};
const recommender = createOpenAiRecommender(options, { pause: async () => undefined, knowledge });

beforeEach(() => void service.requests.splice(0));
afterAll(() => service.stop());

test('the second message lists the sights as id, name, kind and km', () => {
  const lines = sectionsPrompt(TRIP, ANALYSIS, PRODUCTS, SIGHTS).split('\n');
  expect(lines).toContain('Sights nearby, one a line, as id|name|kind|km:');
  expect(lines).toContain('s1|Achensee|lake|6');
  expect(lines).toContain('s2|Wolfsklamm / gorge|gorge|12');
  expect(sectionsPrompt(TRIP, ANALYSIS, PRODUCTS)).not.toContain('ights');
});

test('an idea at an offered sight has its place, distance and facts', async () => {
  service.say(replyAt('s2'));
  const { sections } = await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  expect(sections.activities.suggestions).toEqual([
    {
      name: 'Walk to the hut',
      description: 'Three hours along the stream.',
      recommendedProducts: ['boots-hiking'],
      ...SIGHTS[1]?.shown,
    },
  ]);
});

test.each(['s3', 'S2', 'Achensee', '__proto__', 'constructor', 's1|s2', '12'])(
  'an idea at %j, which was not offered, does not appear',
  async (id) => {
    service.say(replyAt('s1', id));
    const { sections } = await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
    expect(sections.activities.suggestions.map(({ at }) => at)).toEqual([SIGHTS[0]?.shown.at]);
  },
);

test('an idea without a sight stays, without a place', async () => {
  service.say(JSON.stringify(sectionsReply()));
  const { sections } = await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  expect(sections.activities.suggestions).toHaveLength(1);
  expect(sections.activities.suggestions[0]).not.toHaveProperty('at');
});

test('over HTTP, a model that keeps to the list gets its ideas onto the map', async () => {
  const { sections } = await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  const points = sections.activities.suggestions.flatMap(({ at }) => at ?? []);
  expect(points).toEqual([SIGHTS[0]?.shown.at]);
});

test('what home makes needless is neither offered to the model nor taken from it', async () => {
  const [boots] = PRODUCTS;
  if (boots === undefined) throw new Error('no product');
  const adapter = {
    ...boots,
    id: 'adapter-g',
    name: 'Adapter',
    name_de: 'Adapter',
    job: 'adapter',
  };
  const reply = sectionsReply();
  reply.sections.recommendedEquipment.categories[0]?.products.push('adapter-g');
  service.say(JSON.stringify(reply));
  const { sections } = await recommender.compose(TRIP, ANALYSIS, [...PRODUCTS, adapter]);
  const lines = sections.recommendedEquipment.categories.flatMap(({ products }) => products);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map(({ id }) => id)).not.toContain('adapter-g');
  expect(JSON.stringify(service.requests.at(-1))).not.toContain('adapter-g');
});

test('the dangers that the device knows stand beside the ideas of the model', async () => {
  service.say(replyAt('s1'));
  const { sections } = await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  expect(sections.activities.safety).toEqual([SAFETY]);
});

test('a plan does not fail for want of what the device knows', async () => {
  const without = createOpenAiRecommender(options, {
    knowledge: {
      sightsFor: () => Promise.reject(new Error('offline')),
      needlessJobs: () => Promise.reject(new Error('offline')),
      partyOf: () => Promise.reject(new Error('offline')),
      withSafety: () => Promise.reject(new Error('offline')),
    },
  });
  service.say(JSON.stringify(sectionsReply()));
  const { sections } = await without.compose(TRIP, ANALYSIS, PRODUCTS);
  expect(sections.activities.suggestions).toHaveLength(1);
});

function sight(
  id: string,
  name: string,
  kind: OfferedSight['kind'],
  distanceKm: number,
): OfferedSight {
  return {
    id,
    name,
    kind,
    distanceKm,
    shown: {
      near: `${Math.round(distanceKm)} km N`,
      activity: null,
      featureKind: kind,
      at: { lat: 47.4 + distanceKm / 100, lng: 11.7 },
      duration: '2 hours',
    },
  };
}

/** A reply with the same idea at each of these sights. */
function replyAt(...ids: string[]): string {
  const reply = sectionsReply();
  const [idea] = reply.sections.activities.suggestions;
  const suggestions = ids.map((id, index) => ({
    name: index === 0 ? idea?.name : `${idea?.name} ${index}`,
    description: idea?.description,
    recommendedProducts: idea?.recommendedProducts,
    sight: id,
  }));
  return JSON.stringify({
    sections: { ...reply.sections, activities: { ...reply.sections.activities, suggestions } },
  });
}

test('the second message says who travels, as the device has read it', async () => {
  service.say(JSON.stringify(sectionsReply()));
  await recommender.compose(TRIP, ANALYSIS, PRODUCTS);
  expect(JSON.stringify(service.requests)).toContain('Travellers: 3 (a baby, a pram)');
});
