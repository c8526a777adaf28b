import type { IdeaWords } from '#src/recommender/say/ideas/idea-words.ts';
import type { OCCASION_IDEAS } from '#src/recommender/decide/ideas/wishes/occasion-ideas.ts';

export const occasionIdeasEn: Readonly<Record<(typeof OCCASION_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-wedding': {
    name: (_, c) => `The day before the wedding${c.near}`,
    text: (_, c) =>
      `Be there a day early: walk the way to the ceremony once, hang up what creases, and learn where taxis stand at night. It is about ${c.high} by day and ${c.low} when the dancing ends: bring a jacket for the way home.`,
  },
  'wish-conference': {
    name: (_, c) => `Between two sessions${c.near}`,
    text: (_, c) =>
      `Keep one lunch break and one evening free, and walk for an hour from the venue. It is ${c.high} by day, with ${c.light}.`,
  },
  'wish-work': {
    name: (_, c) => `Working on the road${c.near}`,
    text: (_, c) =>
      `Ask your hosts for the measured speed of the line before you book, and look for a library or co-working room as a second address. Work ${c.hot ? `at noon, when it is ${c.high}` : 'in the evening, and the daylight is yours'}.`,
  },
  'wish-romance': {
    name: (s) => `An evening for two in ${s.name}`,
    text: (_, c) =>
      `Book the small table rather than the famous one, and be there ${c.evening}, before the kitchen is in a hurry. Walk a little before dinner; ${c.chilly ? `afterwards it is ${c.low}` : 'the evening stays mild'}.`,
  },
  'wish-romance-free': {
    name: (_, c) => `Sunset for two${c.near}`,
    text: (_, c) =>
      `Find a spot with an open view in the daytime, come back ${c.evening} and bring something to drink. It cools to about ${c.low}.`,
  },
  'wish-celebration': {
    name: (s) => `Celebrating in ${s.name}`,
    text: (_, c) =>
      `For more than six, a restaurant wants to know weeks ahead: ask for a set menu and a corner where you may be loud. Find a bar for after midnight beforehand; it is ${c.low} on the way there.`,
  },
  'wish-new-year': {
    name: (s) => `New Year’s Eve in ${s.name}`,
    text: (_, c) =>
      `Ask a day or two before where people stand at midnight, and be there by eleven: bridges and squares fill up and are closed. Find out how you get back; it is ${c.low} at night.`,
  },
  'wish-visits': {
    name: (_, c) => `With the people you visit${c.near}`,
    text: (_, c) =>
      `Ask them to show you their Sunday walk and their market, and cook for everybody once. It is ${c.high} by day, with ${c.light}.`,
  },
  'wish-dog': {
    name: (_, c) => `An outing with the dog${c.near}`,
    text: (_, c) =>
      `Ask before you set out: many parks and beaches want a lead, some allow no dogs at all in the season. ${c.hot ? `At ${c.high} paving burns paws, so walk early and late` : `It is ${c.high} by day`}; carry water and the vaccination card.`,
  },
  'wish-access': {
    name: (s) => `Step-free through ${s.name}`,
    text: (_, c) =>
      `We do not know kerbs, steps or toilets: call the tourist office, which can often name step-free routes and lend wheelchairs. Museums usually have a lift; old quarters have cobbles. Go ${c.morning}, when there is room.`,
  },
  'wish-access-free': {
    name: (_, c) => `Short, level paths${c.near}`,
    text: (_, c) =>
      `We do not know steps and surfaces: ask your hosts which viewpoint can be reached by car and which path is level and firm. It is ${c.high} by day.`,
  },
  'wish-budget': {
    name: (s) => `${s.name} for little money`,
    text: (_, c) =>
      `Ask which evening the museums are free, take a city bus from end to end and eat from the market. Churches and parks rarely cost anything; there is ${c.light}.`,
  },
  'wish-budget-free': {
    name: (_, c) => `A day that costs nothing${c.near}`,
    text: (_, c) =>
      `Pack lunch and take a marked path to a bathing place or a viewpoint without an entrance fee. It is ${c.high} by day, with ${c.rain}.`,
  },
  'wish-luxury': {
    name: (s) => `Something special in ${s.name}`,
    text: () =>
      'In good restaurants the lunch menu is often far cheaper than dinner. Book weeks ahead, and good seats at the opera or concert hall too.',
  },
  'wish-quiet': {
    name: (_, c) => `Quiet places${c.near}`,
    text: (_, c) =>
      `Go ${c.morning}, or on a weekday in ${c.wet ? 'drizzle' : 'the last hour of light'}, and even well-known places are empty. Ten minutes beyond the car park you are mostly alone.`,
  },
  'wish-language': {
    name: (s) => `Practising the language in ${s.name}`,
    text: () =>
      'Language schools often sell single hours, and many towns have a weekly evening of language exchange. Ask at a language school or the university.',
  },
  'wish-pilgrimage': {
    name: (_, c) => `A day as a pilgrim${c.near}`,
    text: (_, c) =>
      `Ask in the parish office or the tourist office which waymarked pilgrim path passes and where the stamps are. Walk one stage, ten to twenty kilometres, ${c.morning}, and let a bus bring you back. There is ${c.rain}.`,
  },
  'wish-roots': {
    name: (s) => `Family history in ${s.name}`,
    text: () =>
      'Write to the civil or parish archive before you travel: most want an appointment, a name, a year and a village. Then walk through the churchyard with the same names in mind.',
  },
};
