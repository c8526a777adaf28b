import type { IdeaWords } from '../ideas/idea-words.ts';
import type { MOUNTAIN_IDEAS } from '#src/recommender/decide/ideas/mountain-ideas.ts';
import { theName } from './the-name.ts';

export const mountainIdeasEn: Readonly<Record<(typeof MOUNTAIN_IDEAS)[number]['id'], IdeaWords>> = {
  'hike-peak-dawn': {
    name: (s) => `${s.name} before the heat`,
    text: (s, c) =>
      `Afternoons reach about ${c.high}, so set off ${c.morning} and turn round by eleven. ${s.height === '' ? s.name : `${s.name} (${s.height})`} stays in sight; a shaded stretch of the way there is enough.`,
  },
  'hike-peak': {
    name: (s) => `On foot towards ${s.name}`,
    text: (s, c) =>
      `The summit${s.height === '' ? '' : ` (${s.height})`} need not be the aim: go as far as you like. With ${c.rain} and ${c.light}, leave early and keep an hour in hand.`,
  },
  'hike-park-wet': {
    name: (s) => `${s.name} between two showers`,
    text: (_, c) =>
      `Expect ${c.rain}; in return the streams are full and the paths empty. Ask at the entrance which trails drain well.`,
  },
  'hike-park': {
    name: (s, c) => (c.hot ? `An early walk in ${theName(s)}` : `A day on foot in ${theName(s)}`),
    text: (s, c) =>
      `${c.hot ? `It is ${c.high} by noon: set off ${c.morning} and be back in the shade for lunch` : `With ${c.high} by day and ${c.rain}, ask at the entrance for a loop of four to six hours`}${s.far ? `; it is ${s.distance} away, so give it the whole day` : ''}.`,
  },
  'hike-lake': {
    name: (s) => `The shore path at ${theName(s)}`,
    text: (_, c) =>
      `Ask which part of the shore has a path, and whether it leads all the way round. It is ${c.high} by day; by the water it is level, for children too.`,
  },
  'hike-fjord': {
    name: (s) => `High above ${theName(s)}`,
    text: (_, c) =>
      `Fjord paths climb steeply, and after half an hour you see a long way. There is ${c.light}; with ${c.rain}, take the first dry half-day rather than a fixed date.`,
  },
  'hike-coast': {
    name: (s) => `A coast walk at ${theName(s)}`,
    text: (_, c) =>
      `Walk out against the wind, and it pushes you home. It is ${c.high} by day and ${c.low} after dark: carry a windproof layer even when it looks calm.`,
  },
  'hike-island': {
    name: (s) => `Walking on ${theName(s)}`,
    text: (_, c) =>
      `Take a path across, and you see the sea on both sides. It is ${c.high} by day, with ${c.light}.`,
  },
  'hike-range': {
    name: (s) => `Up to the first ridge of ${theName(s)}`,
    text: (_, c) =>
      `Pick a marked route that gains its height early and comes back another way. It is ${c.high} down here, several degrees less on top, with ${c.rain}.`,
  },
  'hike-heritage': {
    name: (s) => `On the trails of ${theName(s)}`,
    text: (s) =>
      `It is the landscape itself that is on the World Heritage list, so walk into it. ${s.far ? `Allow for ${s.distance} each way and go` : 'Go'} early, before the coaches.`,
  },
  'hike-waterfall': {
    name: (s) => `Into the spray of ${theName(s)}`,
    text: (_, c) =>
      `Keep to the path: rock beside a fall is always slippery. ${c.wet ? `With ${c.rain}, there will be plenty of water` : 'After dry weeks it is thinner, and shows the rock behind'}.`,
  },
  'hike-desert': {
    name: (s) => `A short walk in ${theName(s)}`,
    text: (_, c) =>
      `Open ground has no shade: go ${c.morning}, carry three litres each and tell somebody your route. It is ${c.high} by day and ${c.low} at night.`,
  },
  'hike-dawn': {
    name: (_, c) => `An early walk${c.near}`,
    text: (_, c) =>
      `It gets ${c.high} by day, so walk in the first three hours of light: go ${c.morning}, on a shaded path.`,
  },
  'hike-free': {
    name: (_, c) => `A long walk${c.near}`,
    text: (_, c) =>
      `Ask for a marked loop of three to five hours. It is ${c.high} by day, with ${c.rain} and ${c.light}.`,
  },
  'summit-peak': {
    name: (s) => `${s.name} with a guide`,
    text: (s, c) =>
      `Ask locally about the normal route, its grade and the state of the snow${s.height === '' ? '' : `: the summit is at ${s.height}`}. Down here it is ${c.low} at night and ${c.high} by day; up there the start is cold.`,
  },
  'summit-range': {
    name: (s) => `A high-mountain tour in ${theName(s)}`,
    text: (_, c) =>
      `Book a guide for two days: the first to arrive, the second for the height. With ${c.rain}, keep a spare day for the better forecast.`,
  },
  'summit-free': {
    name: (_, c) => `The high ground${c.near}`,
    text: (_, c) =>
      `Our map names no summit here, so let a guide choose the route. Plan to be back down by early afternoon; there is ${c.light}.`,
  },
  'climb-peak': {
    name: (s) => `Climbing around ${theName(s)}`,
    text: (_, c) =>
      `Get the local guidebook. At ${c.high} choose a wall ${c.cold ? 'in the sun' : 'in the shade'}, and let it dry after rain (${c.rain}).`,
  },
  'climb-hall': {
    name: (s, c) => `${c.ifWet}: a climbing wall in ${s.name}`,
    text: (_, c) =>
      `With ${c.rain}, keep the hall for the wet day; look up its opening hours first.`,
  },
  'climb-free': {
    name: (_, c) => `Climbing${c.near}`,
    text: (_, c) =>
      `Ask in a mountain shop or hut which crag is dry and open. It is ${c.high} by day: ${c.hot ? 'climb in the morning shade' : 'go once the sun is on the wall'}.`,
  },
  'camp-lake': {
    name: (s) => `A night in the tent by ${theName(s)}`,
    text: (_, c) =>
      `Check first whether you may camp freely or need a site. Pitch a little above the water, where less gets damp, and bring a sleeping bag for ${c.low}.`,
  },
  'camp-park': {
    name: (s) => `Camping in ${theName(s)}`,
    text: (_, c) =>
      `Most parks allow tents on marked sites only, and those go early, so book. Expect ${c.low} at night and ${c.rain}; take the pitch that lies a little higher.`,
  },
  'camp-coast': {
    name: (s) => `Camping by ${theName(s)}`,
    text: (_, c) =>
      `Turn the tent's narrow side to the wind and tighten the lines: by the water it often freshens at night. It is ${c.low} then, with ${c.light}.`,
  },
  'camp-free': {
    name: (_, c) => `A night in the tent${c.near}`,
    text: (_, c) =>
      `Ask where tents are allowed and pitch while it is light. It is ${c.low} at night.`,
  },
  'cycle-lake': {
    name: (s) => `By bike around ${theName(s)}`,
    text: (_, c) =>
      `By the shore it is mostly level, so beginners can come too. ${c.hot ? `Ride ${c.morning}; by noon it is ${c.high}` : `Around ${c.high} ${c.cold ? 'it takes gloves and a windproof layer' : 'is good riding weather'}`}, with ${c.rain}.`,
  },
  'cycle-coast': {
    name: (s) => `By bike along ${theName(s)}`,
    text: (_, c) =>
      `Ride out against the wind and home with it. It is ${c.high} by day and ${c.low} in the evening: take a thin windproof jacket.`,
  },
  'cycle-town': {
    name: (s) => `A ride to ${s.name} and back`,
    text: (s, c) =>
      `It is ${s.distance} as the crow flies. Take the small roads there, have a coffee and ride the direct one home; there is ${c.light}.`,
  },
  'cycle-free': {
    name: (_, c) => `A bike ride${c.near}`,
    text: (_, c) =>
      `Hire a bike and ask in the shop for a loop of two or three hours on quiet roads. It is ${c.high} by day, with ${c.rain}.`,
  },
  'run-lake': {
    name: (s) => `A morning run by ${theName(s)}`,
    text: (_, c) =>
      `Start ${c.morning}, when the air is nearer ${c.low} than ${c.high}. Run out for half the time and back on the same shore.`,
  },
  'run-town': {
    name: (s) => `Running through ${s.name} before breakfast`,
    text: (_, c) =>
      `Parks and squares are still empty. It is about ${c.low} at that hour: dress so that you feel a little cold on the first kilometre.`,
  },
  'run-free': {
    name: () => 'An easy hour of running',
    text: (_, c) =>
      `Pick a track you walked the day before. ${c.hot ? `Run ${c.morning}; later it gets ${c.high}` : `It is ${c.high} by day`}, with ${c.light}.`,
  },
};
