import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { analysisSchema, recommendationSchema } from '#src/domain/trip/recommendation.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import {
  ANALYSIS,
  ANALYSIS_REPLY,
  PRODUCTS,
  TRIP,
  VOCABULARY,
  sectionsReply,
} from '#tests/providers/recommender/openai/small-trip.ts';
import { linesOf } from '#tests/providers/recommender.contract.ts';
import { completionOf, startOpenAiService } from '#tests/services/openai-service.ts';
import { ODD_VALUES, withValueAt } from './odd-values.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

const KEY = 'sk-proj-Secret_0123456789';
const service = await startOpenAiService();
const recommender = createOpenAiRecommender(
  { apiKey: KEY, baseUrl: `${service.url}/v1`, model: 'gpt-3.5-turbo' },
  { pause: () => Promise.resolve() },
);
afterAll(() => service.stop());

const SECTION_PARTS = [
  '',
  'sections',
  'sections.weather',
  'sections.weather.summary',
  'sections.weather.temperature',
  'sections.weather.temperature.max',
  'sections.weather.temperature.unit',
  'sections.weather.conditions.0',
  'sections.recommendedEquipment.title',
  'sections.recommendedEquipment.categories',
  'sections.recommendedEquipment.categories.0.name',
  'sections.recommendedEquipment.categories.0.products.0',
  'sections.activities.suggestions',
  'sections.activities.suggestions.0.description',
  'sections.activities.suggestions.0.recommendedProducts',
];
const ANALYSIS_PARTS = ['', 'terrains', 'climates.0', 'activities'];
/** Parts of the completion around the content. */
const ENVELOPE_PARTS = [
  '',
  'choices',
  'choices.0',
  'choices.0.message',
  'choices.0.message.content',
];

/** A product in the full shape of the specification, all of it made up but the id or the name. */
const INVENTED = [
  { id: 'boots-hiking', name: 'Evil', price: 1, affiliate_link: 'javascript:alert(1)' },
  { id: 'evil', name: 'Hiking socks', price: -1, affiliate_link: 'http://evil.example' },
  { id: 'evil', name: 'Evil', price: 0, affiliate_link: 'https://evil.example' },
];
const GOOD = JSON.stringify(sectionsReply());

const WRITTEN: readonly (readonly [name: string, content: string])[] = [
  ['the good one', GOOD],
  ['in a fence', `\`\`\`json\n${GOOD}\n\`\`\``],
  ['in prose', `Here you are: ${GOOD} Enjoy {your} trip!`],
  ['after a byte order mark', `\uFEFF${GOOD}`],
  ['cut off', GOOD.slice(0, -30)],
  ['cut off early', GOOD.slice(0, 40)],
  ['twice', GOOD + GOOD],
  ['quoted', JSON.stringify(GOOD)],
  ['with single quotes', GOOD.replaceAll('"', "'")],
  ['nested 5,000 deep', `{"sections":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['5,000 open braces', '{'.repeat(5000)],
  ['half a megabyte of spaces', ' '.repeat(500_000)],
  ['that repeats the key', GOOD.replace('Quiet walks.', `Your key is ${KEY}.`)],
  ['that is the key', KEY],
  ['with invented products', JSON.stringify(invented())],
  ['of 20,000 suggestions', JSON.stringify(crowded())],
];

function invented(): unknown {
  const path = 'sections.recommendedEquipment.categories.0.products';
  return withValueAt(sectionsReply(), path, INVENTED);
}

function crowded(): unknown {
  const suggestions = Array.from({ length: 20_000 }, (_, index) => ({ name: `Idea ${index}` }));
  return withValueAt(sectionsReply(), 'sections.activities.suggestions', suggestions);
}

function oddParts(whole: unknown, paths: readonly string[], say: (odd: unknown) => string) {
  return paths.flatMap((path) =>
    ODD_VALUES.map(([name, odd]) => ({
      name: `${path === '' ? 'all' : path} is ${name}`,
      body: say(withValueAt(whole, path, odd)),
    })),
  );
}

const content = (written: unknown) => completionOf(JSON.stringify(written) ?? '');
const SECTIONS = [
  ...oddParts(sectionsReply(), SECTION_PARTS, content),
  ...WRITTEN.map(([name, written]) => ({ name, body: completionOf(written) })),
];
const ENVELOPES = oddParts(
  JSON.parse(completionOf(GOOD)),
  ENVELOPE_PARTS,
  (whole) => JSON.stringify(whole) ?? '',
);

async function valid(answer: Promise<unknown>, check: (answer: unknown) => void): Promise<void> {
  const outcome = await answer.catch((error: unknown) => error);
  if (!(outcome instanceof TravelError)) {
    check(outcome);
    return;
  }
  const { code, message } = outcome;
  if (code !== 'no-content' && code !== 'reply-unreadable') throw outcome;
  if (message.length > 200 || message.includes(KEY)) throw new Error(`the message ${message}`);
}

function checkRecommendation(answer: unknown): void {
  const recommendation = v.parse(recommendationSchema, answer);
  const text = JSON.stringify(recommendation);
  if (text.length > 100_000) throw new Error(`${text.length} characters`);
  if (/Secret|evil|Evil|\\u0000|\\ud800|\\u202e/u.test(text)) throw new Error(`injected: ${text}`);
  for (const line of linesOf(recommendation)) {
    const row = PRODUCTS.find(({ id }) => id === line.id);
    if (row?.name !== line.name || row.price !== line.price) throw new Error(`foreign ${line.id}`);
    if (row.affiliate_link !== line.affiliate_link) throw new Error(`foreign link of ${line.id}`);
  }
}

function checkAnalysis(answer: unknown): void {
  const analysis = v.parse(analysisSchema, answer);
  for (const list of ['terrains', 'climates', 'activities'] as const) {
    const known = new Set(VOCABULARY[list].map(({ name }) => name));
    if (analysis[list].length === 0) throw new Error(`no ${list}`);
    if (!analysis[list].every((name) => known.has(name))) throw new Error(`strange ${list}`);
  }
}

function trial(step: 'analysis' | 'sections', name: string, body: string): Trial {
  return {
    name: `${step}: ${name}`,
    async run() {
      service.failAlways({ kind: 'answer', status: 200, body });
      if (step === 'analysis') await valid(recommender.analyse(TRIP, VOCABULARY), checkAnalysis);
      else await valid(recommender.compose(TRIP, ANALYSIS, PRODUCTS), checkRecommendation);
    },
  };
}

test('every reply of an AI service ends in a valid result or in the specified error', async () => {
  expect.hasAssertions();
  const analyses = oddParts(JSON.parse(ANALYSIS_REPLY), ANALYSIS_PARTS, content);
  await tryAll('AI replies over HTTP', [
    ...analyses.map(({ name, body }) => trial('analysis', name, body)),
    ...SECTIONS.map(({ name, body }) => trial('sections', name, body)),
    ...ENVELOPES.map(({ name, body }) => trial('sections', name, body)),
  ]);
});
