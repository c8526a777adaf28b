import type { IdeaWords } from '../ideas/idea.ts';
import type { MOUNTAIN_IDEAS } from '../ideas/mountain-ideas.ts';

export const mountainIdeasEn: Readonly<Record<(typeof MOUNTAIN_IDEAS)[number]['id'], IdeaWords>> = {
  'hike-peak-dawn': {
    name: (s) => `${s.name} before the heat`,
    text: (s, c) =>
      `Afternoons reach about ${c.high}, so set off ${c.morning} and turn round by eleven. ${s.height === '' ? s.name : `${s.name} (${s.height})`} is the goal in sight; any shaded path part of the way is a morning well spent.`,
  },
  'hike-peak': {
    name: (s) => `On foot towards ${s.name}`,
    text: (s, c) =>
      `${s.height === '' ? 'The summit' : `At ${s.height} the summit`} gives the day a direction; how far you go is up to your legs. With ${c.rain} and ${c.light}, leave early and keep an hour in hand.`,
  },
  'hike-park-wet': {
    name: (s) => `${s.name} between two showers`,
    text: (_, c) =>
      `Expect ${c.rain}: the paths drip, the streams run full, and you share them with fewer people. Ask at the entrance which trails drain well, and start dry even if you come back wet.`,
  },
  'hike-park': {
    name: (s, c) => (c.hot ? `${s.name}, the early hours` : `A full day in ${s.name}`),
    text: (s, c) =>
      `Protected ground is where marked trails are kept up best. ${c.hot ? `With ${c.high} by noon, set off ${c.morning} and be back in the shade for lunch` : `Days near ${c.high} with ${c.rain} suit a long loop`}${s.far ? `; it is ${s.distance} away, so make it the plan of the day` : ''}.`,
  },
  'hike-lake': {
    name: (s) => `The shore path at ${s.name}`,
    text: (_, c) =>
      `Level walking, water always beside you, and a place to sit wherever you like. At ${c.high} by day it is a walk for the whole group; go round as far as the path and your mood carry.`,
  },
  'hike-fjord': {
    name: (s) => `High above ${s.name}`,
    text: (_, c) =>
      `Fjord paths climb fast and pay back at once. There is ${c.light}; with ${c.rain}, take the first dry half-day rather than a fixed date.`,
  },
  'hike-coast': {
    name: (s) => `Walking the edge at ${s.name}`,
    text: (_, c) =>
      `Follow the shore out and the wind back. Around ${c.high} by day and ${c.low} after dark, a windproof layer belongs in the bag even when it looks calm.`,
  },
  'hike-island': {
    name: (s) => `Island paths: ${s.name}`,
    text: (_, c) =>
      `Islands are walked by their paths between the shores: short climbs, wide views, sea on more than one side. Days near ${c.high} and ${c.light} leave time for a detour.`,
  },
  'hike-range': {
    name: (s) => `${s.name}: up to the first ridge`,
    text: (_, c) =>
      `Pick a marked route that gains its height early and comes back another way. With ${c.high} at your pin it is several degrees cooler on top, and there is ${c.rain}.`,
  },
  'hike-heritage': {
    name: (s) => `On the trails of ${s.name}`,
    text: (s, c) =>
      `The landscape itself is on the World Heritage list, and walking is the slow way to see why. ${s.far ? `Count the ${s.distance} each way and go` : 'Go'} ${c.morning}, before the coaches.`,
  },
  'hike-waterfall': {
    name: (s) => `To the spray of ${s.name}`,
    text: (_, c) =>
      `A walk with a clear end and a loud one. Rock near falling water is slippery in any season; with ${c.rain} you will see it well fed.`,
  },
  'hike-desert': {
    name: (s) => `${s.name}, early and short`,
    text: (_, c) =>
      `Open ground has no shade: go ${c.morning}, carry three litres each and tell somebody your route. It is ${c.high} by day and ${c.low} at night, both without cover.`,
  },
  'hike-dawn': {
    name: (_, c) => `An early walk${c.near}`,
    text: (_, c) =>
      `With ${c.high} by day the walking hours are the first three of light. Go ${c.morning}, keep to the shaded side, and be back before the stones are warm.`,
  },
  'hike-free': {
    name: (_, c) => `A long walk${c.near}`,
    text: (_, c) =>
      `No famous trail is needed: a loop of three to five hours shows more than any drive. Days near ${c.high}, ${c.rain} and ${c.light} set the frame.`,
  },
  'summit-peak': {
    name: (s) => `${s.name} with a guide`,
    text: (s, c) =>
      `${s.height === '' ? 'A real summit' : `${s.height} above the sea`}, so ask locally about the normal route, its grade and the state of the snow. Days near ${c.high} and nights near ${c.low} at your pin mean a cold start and a warmer way down.`,
  },
  'summit-range': {
    name: (s) => `A tour into ${s.name}`,
    text: (_, c) =>
      `Book a guide for two days rather than one: the first to settle in, the second for height. With ${c.rain}, keep one spare day for the better forecast.`,
  },
  'summit-free': {
    name: (_, c) => `The high ground${c.near}`,
    text: (_, c) =>
      `No named summit is listed close by, so let a local guide choose the line. Plan to be back down by early afternoon; there is ${c.light}.`,
  },
  'climb-peak': {
    name: (s) => `Rock around ${s.name}`,
    text: (_, c) =>
      `Look for the local topo: where mountains stand this steep there is usually rock worth tying in for. At ${c.high} choose ${c.cold ? 'a wall that gets sun' : 'the side of the rock that lies in the shade'}, and let it dry after rain (${c.rain}).`,
  },
  'climb-hall': {
    name: (s, c) => `${c.ifWet}: a climbing wall in ${s.name}`,
    text: (_, c) =>
      `With ${c.rain}, one of your climbing days may well be wet. A wall under a roof keeps fingers and mood in shape; phone ahead for opening hours.`,
  },
  'climb-free': {
    name: (_, c) => `A half-day on rock${c.near}`,
    text: (_, c) =>
      `Ask in a mountain shop or hut which crag is dry and open. Days near ${c.high} are ${c.hot ? 'hot, so climb in the morning shade' : 'kind to fingers once the sun is round'}.`,
  },
  'camp-lake': {
    name: (s) => `A night by ${s.name}`,
    text: (_, c) =>
      `Pitch a little above the water, where the air is drier. Nights average ${c.low}: comfortable with the right bag; check first whether free camping is allowed or a site is needed.`,
  },
  'camp-park': {
    name: (s) => `Under canvas in ${s.name}`,
    text: (_, c) =>
      `Most parks allow tents on marked sites only, and those go early, so book. Expect ${c.low} at night and ${c.rain}; a pitch on a slight rise stays dry.`,
  },
  'camp-coast': {
    name: (s) => `A tent with a view of ${s.name}`,
    text: (_, c) =>
      `Waves for company and ${c.light}. Turn the tent's narrow side to the wind; nights near ${c.low} feel cooler by the water.`,
  },
  'camp-free': {
    name: (_, c) => `One night outside${c.near}`,
    text: (_, c) =>
      `Ask where tents are welcome, then keep it simple: an early supper, ${c.low} outside, and nothing on the programme until breakfast.`,
  },
  'cycle-lake': {
    name: (s) => `By bike around ${s.name}`,
    text: (_, c) =>
      `Lakeside roads are mostly level, and stopping is half of the fun. ${c.hot ? `Ride ${c.morning}; by noon it is ${c.high}` : `Around ${c.high} ${c.cold ? 'it takes gloves and a windproof layer' : 'is good riding weather'}`}, with ${c.rain}.`,
  },
  'cycle-coast': {
    name: (s) => `Coast road at ${s.name}`,
    text: (_, c) =>
      `Ride out against the wind and home with it. Days near ${c.high}, nights near ${c.low}: a thin jacket in the back pocket covers both.`,
  },
  'cycle-town': {
    name: (s) => `A ride to ${s.name} and back`,
    text: (s, c) =>
      `${s.distance} as the crow flies, with a café as turning point. There is ${c.light}, so take the small roads there and the direct one home.`,
  },
  'cycle-free': {
    name: (_, c) => `A loop by bike${c.near}`,
    text: (_, c) =>
      `Hire for a day and follow the quiet roads. With ${c.high} by day and ${c.rain}, two to three hours are easy to fit in.`,
  },
  'run-lake': {
    name: (s) => `A morning run along ${s.name}`,
    text: (_, c) =>
      `Start ${c.morning}, when the air is nearer ${c.low} than ${c.high}. Out for half the time, back on the same shore: no map, no traffic.`,
  },
  'run-town': {
    name: (s) => `Running through ${s.name} before breakfast`,
    text: (_, c) =>
      `The quickest way to learn a town: its parks and squares while they still belong to you. About ${c.low} at that hour, so dress for the second kilometre.`,
  },
  'run-free': {
    name: () => 'An easy hour of running',
    text: (_, c) =>
      `Pick a track you walked the day before. At ${c.high} by day ${c.hot ? `only the hour ${c.morning} makes sense` : 'any hour works'}; there is ${c.light}.`,
  },
};
