import type { ActivityWords } from '../ideas/activity-words.ts';
import { joinList } from '../sentences.ts';

const NUMBERS: readonly string[] = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
];

export const activitiesEn: ActivityWords = {
  title: 'Activities',
  label: {
    Hiking: 'hiking',
    Mountaineering: 'mountaineering',
    Climbing: 'climbing',
    Camping: 'camping',
    Cycling: 'cycling',
    'Swimming and beach': 'swimming',
    'Snorkelling and diving': 'snorkelling',
    Paddling: 'paddling',
    Sailing: 'sailing',
    Surfing: 'surfing',
    Fishing: 'fishing',
    'Skiing and snowboarding': 'skiing',
    'Winter walking': 'winter walking',
    Photography: 'photography',
    'Wildlife watching': 'wildlife watching',
    Stargazing: 'stargazing',
    'City sightseeing': 'sightseeing',
    'Culture and museums': 'culture',
    'Food and markets': 'food',
    'Relaxation and wellness': 'relaxing',
    Running: 'running',
    'Family outings': 'family outings',
  },
  want: {
    Hiking: 'You want to hike',
    Mountaineering: 'You want to climb mountains',
    Climbing: 'You want to climb',
    Camping: 'You want to camp',
    Cycling: 'You want to cycle',
    'Swimming and beach': 'You want to swim',
    'Snorkelling and diving': 'You want to snorkel or dive',
    Paddling: 'You want to paddle',
    Sailing: 'You want to sail',
    Surfing: 'You want to surf',
    Fishing: 'You want to fish',
    'Skiing and snowboarding': 'You want to ski',
    'Winter walking': 'You want to walk in the snow',
    Photography: 'You want to take photographs',
    'Wildlife watching': 'You want to watch wildlife',
    Stargazing: 'You want to see the night sky',
    'City sightseeing': 'You want to see the city',
    'Culture and museums': 'You asked for culture',
    'Food and markets': 'You want to eat well',
    'Relaxation and wellness': 'You want to relax',
    Running: 'You want to run',
    'Family outings': 'You travel with children',
  },
  purpose: {
    Hiking: 'for hiking',
    Mountaineering: 'for mountaineering',
    Climbing: 'for climbing',
    Camping: 'for camping',
    Cycling: 'for cycling',
    'Swimming and beach': 'for swimming',
    'Snorkelling and diving': 'for snorkelling and diving',
    Paddling: 'for paddling',
    Sailing: 'for sailing',
    Surfing: 'for surfing',
    Fishing: 'for fishing',
    'Skiing and snowboarding': 'for skiing',
    'Winter walking': 'for walking in the snow',
    Photography: 'for photography',
    'Wildlife watching': 'for watching wildlife',
    Stargazing: 'for stargazing',
    'City sightseeing': 'for days in town',
    'Culture and museums': 'for culture',
    'Food and markets': 'for eating and markets',
    'Relaxation and wellness': 'for relaxing',
    Running: 'for running',
    'Family outings': 'for the children',
  },
  answers(word, turn) {
    const wordings = [
      `The first answer to your “${word}”.`,
      `It is here because of your word “${word}”.`,
      `For the “${word}” on your wish list.`,
      `That is your “${word}”.`,
    ];
    return wordings[turn % wordings.length] ?? '';
  },
  opening({ asked, high, count }) {
    if (asked.length === 0) {
      return `${NUMBERS[count] ?? count} ideas that suit the place and days near ${high}.`;
    }
    const wish = joinList(
      asked.map((word) => `“${word}”`),
      'en',
    );
    return `You asked for ${wish}: that comes first, followed by what the place and days near ${high} add.`;
  },
  missing(word, obstacle, { high, low, sea }) {
    const because = {
      'open-sea': 'there is only open sea around this point',
      'ice-desert': 'hardly anything lives on this ice',
      'too-cold': `with ${high} by day and ${low} at night it is too cold`,
      'too-hot': `at ${high} by day it would be a risk to health`,
      'cold-water':
        sea === null
          ? `with air of ${high} by day and ${low} at night the water will be too cold`
          : `the sea has about ${sea}, the air ${high} by day`,
      'no-water': 'there is no open water within a short trip',
      'no-sea': 'the sea is too far away',
      'frozen-water': `with ${high} by day the water is likely to be frozen`,
      'no-snow': `with ${high} by day and ${low} at night no snow is to be expected`,
      'no-slopes': 'there are neither slopes nor tracks here',
      'snowed-in': `with ${high} by day snow is likely to lie on the roads`,
      'too-flat': 'the ground nearby is too flat for it',
      'polar-night': 'the sun does not rise on these days',
      'bright-nights': 'it does not get dark enough on these nights',
      'nobody-there': 'there is no town within reach',
    }[obstacle];
    return `“${word}” is not in the plan: ${because}.`;
  },
  refused: (words) =>
    `Left out, as you wished: ${joinList(
      words.map((word) => `“${word}”`),
      'en',
    )}.`,
  distances: 'Distances are measured in a straight line from your pin.',
  nothingNamed: 'No named feature is near this point, so none of the ideas claims one.',
};
