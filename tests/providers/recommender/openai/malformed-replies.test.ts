import { afterAll, beforeEach, expect, test } from 'vitest';
import { TravelError } from '#src/domain/errors.ts';
import { createOpenAiRecommender } from '#src/providers/recommender/openai/openai-recommender.ts';
import { completionOf, startOpenAiService } from '#tests/services/openai-service.ts';
import {
  ANALYSIS,
  ANALYSIS_REPLY,
  PRODUCTS,
  TRIP,
  VOCABULARY,
  sectionsReply,
} from './small-trip.ts';

const service = await startOpenAiService();
const pauses: number[] = [];
const recommender = createOpenAiRecommender(
  { apiKey: 'sk-test', baseUrl: `${service.url}/v1`, model: 'gpt-3.5-turbo' },
  { pause: async (ms) => void pauses.push(ms) },
);

beforeEach(() => {
  service.requests.splice(0);
  pauses.splice(0);
  service.failAlways(null);
});
afterAll(() => service.stop());

const GOOD = sectionsReply().sections;
const { weather, recommendedEquipment, activities } = GOOD;
const NO_CONTENT = ['no-content', /^No content received from OpenAI$/u] as const;
const NOT_JSON = ['reply-unreadable', /JSON/u] as const;
const NOT_AN_OBJECT = ['reply-unreadable', /^The reply is not the JSON object/u] as const;

const NO_SECTION = [
  'reply-unreadable',
  /^The reply has no weather, equipment or activities$/u,
] as const;
const NO_LIST = [
  'reply-unreadable',
  /^The reply has no terrains, climates or activities$/u,
] as const;

/** Bodies of 200 responses of a broken service or proxy. */
const BODIES: readonly [name: string, body: string, readonly [code: string, message: RegExp]][] = [
  ['an empty body', '', NO_CONTENT],
  ['half a JSON', completionOf('{}').slice(0, 60), NOT_JSON],
  ['null', 'null', NO_CONTENT],
  ['a number', '42', NO_CONTENT],
  ['a text', '"hello"', NO_CONTENT],
  ['an empty object', '{}', NO_CONTENT],
  ['an error with status 200', '{"error":{"message":"Overloaded"}}', NO_CONTENT],
  ['no choices', '{"choices":[]}', NO_CONTENT],
  ['choices that are null', '{"choices":null}', NO_CONTENT],
  ['choices that are an object', '{"choices":{"0":{}}}', NO_CONTENT],
  ['a choice that is null', '{"choices":[null]}', NO_CONTENT],
  ['a choice without a message', '{"choices":[{"text":"{}"}]}', NO_CONTENT],
  ['a message that is a text', '{"choices":[{"message":"{}"}]}', NO_CONTENT],
  ['a message without a content', '{"choices":[{"message":{}}]}', NO_CONTENT],
  ['a content that is null', completionOf(null), NO_CONTENT],
  ['an empty content', completionOf(''), NO_CONTENT],
  ['a blank content', completionOf(' \n\t\uFEFF'), NO_CONTENT],
  ['a content that is an object', completionOf(GOOD), NO_CONTENT],
  ['a content that is a list', completionOf([{ type: 'text', text: '{}' }]), NO_CONTENT],
];

/** Contents for step 2. */
const CONTENTS: readonly [name: string, content: unknown, readonly [string, RegExp]][] = [
  ['words', 'I am sorry, I cannot help with that.', NOT_JSON],
  ['words in a fence', '```\nnothing\n```', NOT_JSON],
  ['HTML', '<!doctype html><p>Hello', NOT_JSON],
  ['a reply that was cut off', JSON.stringify(sectionsReply()).slice(0, -40), NOT_JSON],
  ['a fenced one that was cut off', `\`\`\`json\n${JSON.stringify(GOOD).slice(0, 300)}`, NOT_JSON],
  ['single quotes', "{'sections': {}}", NOT_JSON],
  ['a comma too many', '{"sections": {},}', NOT_JSON],
  ['NaN', '{"sections": NaN}', NOT_JSON],
  ['null', null, NOT_AN_OBJECT],
  ['true', true, NOT_AN_OBJECT],
  ['a number', 17, NOT_AN_OBJECT],
  ['a text', 'sections', NOT_JSON],
  ['a quoted JSON', JSON.stringify(JSON.stringify(GOOD)), NOT_AN_OBJECT],
  ['a list', [], NO_SECTION],
  ['an empty object', {}, NO_SECTION],
  ['sections that are null', { sections: null }, NOT_AN_OBJECT],
  ['sections that are a text', { sections: 'sunny' }, NOT_AN_OBJECT],
  [
    'sections that are a list',
    { sections: [weather, recommendedEquipment, activities] },
    NO_SECTION,
  ],
  ['sections that are all of another shape', { weather: [], recommendedEquipment: 7 }, NO_SECTION],
  ['the answer to another question', JSON.parse(ANALYSIS_REPLY), NO_SECTION],
];

/** Contents for step 1. */
const ANALYSES: readonly [name: string, content: unknown, readonly [string, RegExp]][] = [
  ['words', 'Mountains, warm, hiking', NOT_JSON],
  ['an empty object', {}, NO_LIST],
  ['a list', ['Mountains'], NO_LIST],
  ['null', null, NOT_AN_OBJECT],
  ['lists of another shape', { terrains: 7, climates: {}, activities: true }, NO_LIST],
  ['the answer to another question', GOOD, NO_LIST],
];

const NO_WEATHER = { title: '', summary: '', temperature: null, conditions: [] };
const NO_EQUIPMENT = { title: '', summary: '', categories: [], offered: 4 };
const NO_ACTIVITIES = { title: '', summary: '', suggestions: [] };

/** Sections of which a part is unusable, and what is left of that section. */
const PARTS: readonly [name: string, content: unknown, left: object][] = [
  ['no weather', { sections: { recommendedEquipment, activities } }, { weather: NO_WEATHER }],
  ['weather that is null', { sections: { ...GOOD, weather: null } }, { weather: NO_WEATHER }],
  ['weather that is a text', { sections: { ...GOOD, weather: 'fine' } }, { weather: NO_WEATHER }],
  ['weather without a title', weatherWith({ title: undefined }), weatherLeft({ title: '' })],
  ['weather with a blank title', weatherWith({ title: ' \u0000 ' }), weatherLeft({ title: '' })],
  ['weather without a summary', weatherWith({ summary: 5 }), weatherLeft({ summary: '' })],
  ['no temperature', weatherWith({ temperature: undefined }), weatherLeft({ temperature: null })],
  [
    'a temperature as one number',
    weatherWith({ temperature: 20 }),
    weatherLeft({ temperature: null }),
  ],
  [
    'a temperature as a pair',
    weatherWith({ temperature: [9, 21] }),
    weatherLeft({ temperature: null }),
  ],
  [
    'no lowest temperature',
    weatherWith({ temperature: { max: 20 } }),
    weatherLeft({ temperature: null }),
  ],
  ['a temperature in words', degrees('mild', 20), weatherLeft({ temperature: null })],
  ['a temperature from another planet', degrees(9, 465), weatherLeft({ temperature: null })],
  ['temperatures in kelvin', degrees(282, 294, 'kelvin'), weatherLeft({ temperature: null })],
  [
    'conditions that are a text',
    weatherWith({ conditions: 'sunny' }),
    weatherLeft({ conditions: [] }),
  ],
  [
    'no equipment',
    { sections: { weather, activities } },
    { recommendedEquipment: NO_EQUIPMENT, weather },
  ],
  ['equipment that is a list', equipment([]), { recommendedEquipment: NO_EQUIPMENT }],
  [
    'equipment without a title',
    equipment({ summary: 'S', categories: [] }),
    { recommendedEquipment: { ...NO_EQUIPMENT, summary: 'S' } },
  ],
  [
    'categories that are an object',
    equipment({ title: 'E', categories: { shoes: [] } }),
    { recommendedEquipment: { ...NO_EQUIPMENT, title: 'E' } },
  ],
  [
    'no activities',
    { sections: { weather, recommendedEquipment } },
    { activities: NO_ACTIVITIES, weather },
  ],
  [
    'activities that are a list',
    { sections: { ...GOOD, activities: ['hike'] } },
    { activities: NO_ACTIVITIES },
  ],
  [
    'suggestions that are a number',
    { sections: { ...GOOD, activities: { title: 'A', suggestions: 3 } } },
    { activities: { ...NO_ACTIVITIES, title: 'A' } },
  ],
];

test.each(BODIES)('a body is refused: %s', async (_, body, [code, message]) => {
  service.failAlways({ kind: 'answer', status: 200, body });
  for (const ask of [analyse, compose]) {
    const refused = await refusal(ask());
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(message);
  }
  expect(service.requests).toHaveLength(4);
  expect(pauses).toEqual([1000, 1000]);
});

test('an HTML page instead of a completion has no content', async () => {
  const body = '<!doctype html><title>Welcome</title>';
  service.failAlways({ kind: 'answer', status: 200, type: 'text/html', body });
  await expect(compose()).rejects.toMatchObject({ code: 'no-content' });
  expect(service.requests).toHaveLength(2);
});

test.each(CONTENTS)('sections are refused: %s', async (_, content, [code, message]) => {
  const text = contentText(content);
  service.say(text, text);
  const refused = await refusal(compose());
  expect(refused.code).toBe(code);
  expect(refused.message).toMatch(message);
  expect(service.requests).toHaveLength(2);
  expect(pauses).toEqual([1000]);
});

test.each(ANALYSES)('an analysis is refused: %s', async (_, content, [code, message]) => {
  const text = contentText(content);
  service.say(text, text);
  const refused = await refusal(analyse());
  expect(refused.code).toBe(code);
  expect(refused.message).toMatch(message);
  expect(service.requests).toHaveLength(2);
  expect(pauses).toEqual([1000]);
});

test.each(PARTS)('a part is lost, not the reply: %s', async (_, content, left) => {
  service.say(contentText(content));
  const { sections } = await compose();
  expect(sections).toMatchObject(left);
  expect(service.requests).toHaveLength(1);
});

test('the message of a refused reply is short, however long the reply', async () => {
  const text = `${'no JSON '.repeat(2000)}{"sections": ${'['.repeat(2000)}`;
  service.say(text, text);
  expect((await refusal(compose())).message.length).toBeLessThan(200);
});

test('a good reply to the retry is used', async () => {
  service.say('{"sections":', JSON.stringify(sectionsReply()), null, ANALYSIS_REPLY);
  const { sections } = await compose();
  expect(sections.weather).toEqual(weather);
  expect(await analyse()).toEqual(ANALYSIS);
  expect(service.requests).toHaveLength(4);
});

test('a good reply costs one request', async () => {
  service.say(ANALYSIS_REPLY, JSON.stringify(sectionsReply()));
  await analyse();
  await compose();
  expect(service.requests).toHaveLength(2);
  expect(pauses).toEqual([]);
});

async function refusal(asked: Promise<unknown>): Promise<TravelError> {
  const outcome = await asked.catch((error: unknown) => error);
  if (outcome instanceof TravelError) return outcome;
  throw new Error('not refused', { cause: outcome });
}

function analyse() {
  return recommender.analyse(TRIP, VOCABULARY);
}

function compose() {
  return recommender.compose(TRIP, ANALYSIS, PRODUCTS);
}

function weatherWith(change: object): object {
  return { sections: { ...GOOD, weather: { ...weather, ...change } } };
}

function weatherLeft(change: object): object {
  return { weather: { ...weather, ...change }, activities: { title: activities.title } };
}

function degrees(min: unknown, max: unknown, unit = 'celsius'): object {
  return weatherWith({ temperature: { min, max, unit } });
}

function equipment(given: unknown): object {
  return { sections: { ...GOOD, recommendedEquipment: given } };
}

/** Strings unchanged, other values as JSON. */
function contentText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
