import type { SightDays } from '#src/recommender/say/sights/sight-texts.ts';

export const sightDaysEn: SightDays = {
  heat: (high) => `By noon it is about ${high}, so come in the first hours of the day.`,
  snow: 'Snow is likely to lie on the path on your days: ask which part of it is cleared.',
  dusk: (time) => `The sun sets at ${time}; be on the way back an hour before.`,
  sea: {
    cold: (sea) => `The sea is only about ${sea}: a short pleasure without a wetsuit.`,
    fresh: (sea) => `At about ${sea} the sea is fresh; the hours after noon are best for going in.`,
    pleasant: (sea) => `The sea is about ${sea}, which lets you stay in.`,
    warm: (sea) => `At about ${sea} the sea is as warm as a children’s pool.`,
  },
  roof: (wetDays) => `It rains on ${wetDays} of 10\u00A0days: keep this for one of them.`,
  rain: (wetDays) => `With rain on ${wetDays} of 10\u00A0days, take the first dry morning for it.`,
  twilight: (from, to) => `Be there in the blue light between ${from} and ${to}.`,
  firstStage: (km) =>
    km === ''
      ? 'For a single day take the first stage, out and back.'
      : `It is ${km} long in all, so take the first stage of it for a day.`,
  group: (people) => `Reserve in good time for ${people} people.`,
  climb: 'The way up takes a rope and a guide; it is a fine sight from below too.',
};
