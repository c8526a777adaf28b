import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import { ALL_IDEAS } from '#src/recommender/decide/ideas/all-ideas.ts';
import type { Idea } from '#src/recommender/decide/ideas/idea.ts';
import { voiceDe } from '#src/recommender/say/de/voice.ts';
import { voiceEn } from '#src/recommender/say/en/voice.ts';
import type { IdeaWords, Season, Spot } from '#src/recommender/say/ideas/idea-words.ts';

const VOICES = { en: voiceEn, de: voiceDe };

const spot: Spot = {
  name: 'SPOT',
  kind: null,
  distance: '7 km',
  height: '100 m',
  far: true,
  wish: 'WISH',
};
const plain: Season = {
  near: ' near PLACE',
  high: 'HIGH',
  low: 'LOW',
  rain: 'RAIN',
  rainSentence: 'RAIN.',
  ifWet: 'IF WET',
  light: 'LIGHT',
  morning: 'MORNING',
  evening: 'EVENING',
  night: 'NIGHT',
  hot: false,
  cold: false,
  chilly: false,
  wet: false,
  dark: false,
  festival: null,
  sea: '',
};
const seasons = [plain, { ...plain, hot: true }, { ...plain, cold: true, chilly: true, wet: true }];

test('there are more than a hundred ideas, at least two for every activity', () => {
  expect(ALL_IDEAS.length).toBeGreaterThan(100);
  for (const activity of ACTIVITY_NAMES) {
    expect(ALL_IDEAS.filter((idea) => idea.activity === activity).length).toBeGreaterThan(1);
  }
});

test('no two ideas share an id or a text', () => {
  expect(new Set(ALL_IDEAS.map(({ id }) => id)).size).toBe(ALL_IDEAS.length);
  for (const language of LANGUAGES) {
    const words = ALL_IDEAS.map((idea) => ideaWords(idea, language));
    expect(new Set(words.map(({ text }) => text(spot, plain))).size).toBe(ALL_IDEAS.length);
  }
});

test('ideas with the same title are for different kinds of places', () => {
  for (const language of LANGUAGES) {
    for (const idea of ALL_IDEAS) {
      const titleOf = (one: typeof idea) => ideaWords(one, language).name(spot, plain);
      const alike = ALL_IDEAS.filter((one) => one !== idea && titleOf(one) === titleOf(idea));
      const shared = alike.filter(({ kinds }) => kinds.some((kind) => idea.kinds.includes(kind)));
      const placeless = alike.filter(({ kinds }) => kinds.length + idea.kinds.length === 0);
      expect([...shared, ...placeless].map(({ id }) => `${id} is ${idea.id}`)).toEqual([]);
    }
  }
});

test('an idea names a feature in its title only if it has one', () => {
  for (const language of LANGUAGES) {
    for (const idea of ALL_IDEAS) {
      const title = ideaWords(idea, language).name(spot, plain);
      expect([idea.id, title.includes('SPOT')]).toEqual([idea.id, idea.kinds.length > 0]);
    }
  }
});

test('titles are short, texts are whole sentences without gaps', () => {
  for (const language of LANGUAGES) {
    for (const idea of ALL_IDEAS) {
      for (const season of seasons) {
        const { name, text } = ideaWords(idea, language);
        expect(name(spot, season).length).toBeLessThan(60);
        expect(text(spot, season)).toMatch(/[.!]$/u);
        expect(text(spot, season)).not.toMatch(/undefined|NaN| {2}|\.\./u);
        expect(text(spot, season).length).toBeGreaterThan(60);
      }
    }
  }
});

test.each([
  ['Hiking', 'on-foot'],
  ['Climbing', 'on-foot'],
  ['Cycling', 'on-foot'],
  ['Camping', 'camps'],
  ['Mountaineering', 'mountaineers'],
  ['Skiing and snowboarding', 'skis'],
  ['Swimming and beach', 'bathes'],
  ['Snorkelling and diving', 'dives'],
  ['Surfing', 'surfs'],
  ['Paddling', 'in-boat'],
  ['Wildlife watching', 'among-animals'],
  ['Stargazing', 'stands-still'],
] as const)('an idea of %s says that it asks: %s', (activity, trait) => {
  const ideas = ALL_IDEAS.filter((idea) => idea.activity === activity);
  const silent = ideas.filter(
    ({ traits }) => !traits.some((one) => [trait, 'careful', 'by-vehicle'].includes(one)),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

function ideaWords({ id }: Idea, language: Language): IdeaWords {
  const words = VOICES[language].ideas[id];
  if (words === undefined) throw new Error(`no ${language} words for ${id}`);
  return words;
}
