import type { IdeaWords } from '#src/recommender/ideas/idea.ts';
import type { OCCASION_IDEAS } from '#src/recommender/ideas/wishes/occasion-ideas.ts';

export const occasionIdeasEn: Readonly<Record<(typeof OCCASION_IDEAS)[number]['id'], IdeaWords>> = {
  'wish-wedding': {
    name: (_, c) => `The day before the wedding${c.near}`,
    text: (_, c) =>
      `Be there a day early: walk the way to the ceremony once, hang up what creases, and learn where taxis stand at night. It is about ${c.high} by day and ${c.low} when the dancing ends, so one layer goes over the good clothes.`,
  },
  'wish-conference': {
    name: (_, c) => `The hours between two sessions${c.near}`,
    text: (_, c) =>
      `Keep one lunch break and one evening free of colleagues: an hour on foot around the venue shows more than the hotel bar. There is ${c.light}; ${c.high} by day.`,
  },
  'wish-work': {
    name: (_, c) => `A desk with a view of the holiday${c.colon}`,
    text: (_, c) =>
      `Ask your hosts for the measured speed of the line before you book, and look for a library or co-working room as a second address. Work the hours you would not be outside anyway: with days near ${c.high}, ${c.hot ? 'that is noon' : 'that is after dark'}.`,
  },
  'wish-romance': {
    name: (s) => `Two chairs and the evening: ${s.name}`,
    text: (_, c) =>
      `Book the small table rather than the famous one, and be there ${c.evening}, before the kitchen is in a hurry. A walk before dinner costs nothing and is what you will remember; ${c.chilly ? `take a layer for ${c.low}` : 'the evening stays mild'}.`,
  },
  'wish-romance-free': {
    name: (_, c) => `A bottle, two cups and the last light${c.colon}`,
    text: (_, c) =>
      `Find a spot with an open view in the daytime and come back to it ${c.evening}. Nothing else is planned for that hour, which is the luxury; it cools to about ${c.low}.`,
  },
  'wish-celebration': {
    name: (s) => `One long table in ${s.name}`,
    text: (_, c) =>
      `For more than six, a restaurant wants to know weeks ahead: ask for a set menu and a corner where you may be loud. Have a plan for ${c.rain}, and something under a roof after midnight.`,
  },
  'wish-visits': {
    name: (_, c) => `Let those who live there lead${c.near}`,
    text: (_, c) =>
      `Ask the people you visit for the walk they take on an ordinary Sunday and the place they buy bread. Offer to cook once. Days near ${c.high}, ${c.light}.`,
  },
  'wish-dog': {
    name: (_, c) => `An outing at the dog's pace${c.near}`,
    text: (_, c) =>
      `Ask before you set out: many parks and beaches want a lead, some allow no dogs at all in the season. ${c.hot ? `At ${c.high} paving burns paws, so walk early and late` : `Days near ${c.high} suit a long walk with pauses`}; carry water and the vaccination card.`,
  },
  'wish-access': {
    name: (s) => `At an easy pace through ${s.name}`,
    text: (_, c) =>
      `This plan does not know kerbs, steps or toilets, so call the tourist office: most can name step-free routes and lend wheelchairs. Museums usually have a lift; old quarters have cobbles. Go ${c.morning}, when there is room.`,
  },
  'wish-access-free': {
    name: (_, c) => `Short ways first${c.near}`,
    text: (_, c) =>
      `This plan knows no steps and no surfaces: ask your hosts which viewpoint can be reached by car and which path is level and firm. Days near ${c.high}; sit where it is worth looking.`,
  },
  'wish-budget': {
    name: (s) => `What costs nothing in ${s.name}`,
    text: (_, c) =>
      `Ask which evening the museums are free, take a city bus from end to end, eat from the market and fill the bottle at the fountain. Churches, parks and the best view are rarely paid for; there is ${c.light}.`,
  },
  'wish-budget-free': {
    name: (_, c) => `A day without a till${c.near}`,
    text: (_, c) =>
      `A packed lunch, a public path and a bathing place or viewpoint that takes no entrance: nature is the cheap part of any trip. Days near ${c.high} with ${c.rain}.`,
  },
  'wish-luxury': {
    name: (s) => `One thing done properly in ${s.name}`,
    text: () =>
      'Choose a single splendid hour rather than a splendid week: the tasting menu at lunch, which often costs half of dinner, or the good box at the opera. Both want booking weeks ahead.',
  },
  'wish-quiet': {
    name: (_, c) => `Where nobody else goes${c.near}`,
    text: (_, c) =>
      `Crowds keep hours: be out ${c.morning}, or on a weekday in ${c.wet ? 'drizzle' : 'the last hour of light'}, and the well-known place is empty. Ten minutes beyond the car park is further than most people walk.`,
  },
  'wish-language': {
    name: (s) => `An hour of talking in ${s.name}`,
    text: () =>
      'Language schools often sell single hours, and many towns have a weekly evening where people swap languages over a drink. Take one task a day into a shop: ask, understand the answer, say thank you.',
  },
  'wish-pilgrimage': {
    name: (_, c) => `A day as a pilgrim${c.near}`,
    text: (_, c) =>
      `Ask in the parish office or the tourist office which waymarked pilgrim path passes and where the stamps are. Walk one stage, ten to twenty kilometres, ${c.morning}, and let a bus bring you back; ${c.rain}.`,
  },
  'wish-roots': {
    name: (s) => `Names in old books: ${s.name}`,
    text: () =>
      'Write to the civil or parish archive before you travel: most want an appointment, a name, a year and a village. Then walk through the churchyard with the same names in mind.',
  },
};
