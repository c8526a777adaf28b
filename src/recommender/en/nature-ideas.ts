import type { IdeaWords } from '../ideas/idea.ts';
import { byName } from '../sentences.ts';
import type { NATURE_IDEAS } from '../ideas/nature-ideas.ts';

export const natureIdeasEn: Readonly<Record<(typeof NATURE_IDEAS)[number]['id'], IdeaWords>> = {
  'ski-range': {
    name: (s) => `Skis on around ${s.name}`,
    text: (_, c) =>
      `Ask for open lifts or a safe touring slope and read the avalanche bulletin first. At your pin it is ${c.high} by day, up there colder; there is ${c.light}.`,
  },
  'ski-lake': {
    name: (s) => `Cross-country at ${s.name}`,
    text: (_, c) =>
      `Flat ground and snow: ideal for long, even strides. At ${c.high} you warm up in ten minutes and cool down in two, so keep the breaks brief.`,
  },
  'ski-free': {
    name: (_, c) => `A first track${c.near}`,
    text: (_, c) =>
      `Hire on the spot and ask which tracks are groomed. It is about ${c.high} by day with ${c.light}.`,
  },
  'winter-park': {
    name: (s) => `Winter silence in ${s.name}`,
    text: (_, c) =>
      `Snow swallows every sound, and tracks tell who was there before you. Days near ${c.high}: stay on marked paths and turn back while the light is good (${c.light}).`,
  },
  'winter-shore': {
    name: (s) => `A winter walk along ${s.name}`,
    text: (_, c) =>
      `Wind-packed snow by the shore is easy to walk on. Time it for the light there is (${c.light}); ${c.low} at night, hardly warmer by day at ${c.high}.`,
  },
  'winter-island': {
    name: (s) => `Snowshoes in sight of ${s.name}`,
    text: (_, c) =>
      `Keep to gentle ground with a guide who knows the slopes. Around ${c.high}, two hours are a proper outing.`,
  },
  'winter-town': {
    name: (s) => `Through ${s.name} in the snow`,
    text: (_, c) =>
      `Lit windows, creaking snow and a warm door whenever you need one. With ${c.high} outside, walk in half-hours.`,
  },
  'winter-ice': {
    name: () => 'A short walk on the ice sheet',
    text: (_, c) =>
      `Only in company, within sight of the camp and by its rules. At ${c.high} skin can freeze within minutes: cover everything and watch each other's faces.`,
  },
  'winter-free': {
    name: (_, c) => `A snow walk${c.near}`,
    text: (_, c) =>
      `Boots, a flask and a path that others have trodden. ${c.high} by day, and ${c.light}.`,
  },
  'photo-blue': {
    name: (s) => `The blue hours over ${s.name}`,
    text: (_, c) =>
      `Without a sun the whole sky becomes the lamp: ${c.light}. Tripod, gloves you can focus with, and a second battery, because ${c.low} empties the first.`,
  },
  'photo-midnight': {
    name: (s) => `${s.name} at midnight`,
    text: (_, c) =>
      `The low, warm light that lasts minutes elsewhere stays for hours here. Sleep in the afternoon and go out from eleven; it cools to about ${c.low}.`,
  },
  'photo-peak': {
    name: (s) => `Last light on ${s.name}`,
    text: (s, c) =>
      `Find an open spot ${c.evening} and let the mountain turn colour${s.height === '' ? '' : ` up to its ${s.height}`}. ${c.chilly ? `Bring a layer for ${c.low}` : 'Bring water'} and stay twenty minutes longer than everybody else.`,
  },
  'photo-lake': {
    name: (s) => `Reflections in ${s.name}`,
    text: (_, c) =>
      `Water is a mirror only while the air is still: be there ${c.morning}. After a cool night (${c.low}) mist is possible and worth the alarm clock.`,
  },
  'photo-coast': {
    name: (s) => `The sea at ${s.name}, slowly`,
    text: (_, c) =>
      `Come ${c.evening}, put the camera on something solid and let the waves blur. With ${c.rain}, the clearing sky after a shower is the picture.`,
  },
  'photo-heritage': {
    name: (s) => `${s.name} through the lens`,
    text: (_, c) =>
      `Go ${c.morning}, for side light and empty foregrounds. One detail for every wide view keeps the series honest.`,
  },
  'photo-city': {
    name: (s) => `${s.name} in the blue hour`,
    text: (s, c) =>
      `${byName(s.name, ['Half an hour after sunset sky and lamps are equally bright.', 'Windows light up one by one while the sky is still blue.', 'Trams and cars draw lines at this hour, if the camera stands still.', 'Look for water, a puddle will do: it doubles every lamp.'])} Choose one square or bridge ${c.evening} and wait for people to walk into it${c.wet ? '; wet streets double the lights' : ''}.`,
  },
  'photo-park': {
    name: (s) => `${s.name} in morning light`,
    text: (_, c) =>
      `Be at the gate ${c.morning}: low sun, long shadows, few people. Noon at ${c.high} is for lunch, not for photographs.`,
  },
  'photo-desert': {
    name: (s) => `${s.name} in low light`,
    text: (_, c) =>
      `Flat ground needs long shadows: be out ${c.morning} and again ${c.evening}. Noon at ${c.high} is for the shade; a brush keeps dust off the lens.`,
  },
  'photo-deck': {
    name: () => 'Horizon studies',
    text: (_, c) =>
      `Sea and sky are all there is, so look for weather: squalls, rays, the flat light ${c.evening}. A cloth for salt spray is the only accessory.`,
  },
  'photo-ice': {
    name: () => 'White on white',
    text: (_, c) =>
      `Expose a stop brighter than the meter says, or the snow turns grey. At ${c.high} keep batteries under the jacket and the camera out of warm rooms.`,
  },
  'photo-free': {
    name: (_, c) => `One walk, ten pictures${c.colon}`,
    text: (_, c) =>
      `A limit sharpens the eye. Go ${c.evening}, when the light is kind; there is ${c.light}.`,
  },
  'photo-lamps': {
    name: (_, c) => `Windows in the dark${c.colon}`,
    text: (_, c) =>
      `Without sun or twilight the lamps paint the snow. Tripod, long exposures, and a second battery in an inside pocket, because ${c.low} empties the first.`,
  },
  'wild-park': {
    name: (s) => `Wild animals of ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, [`Go ${c.morning}, when animals move and the air is nearer ${c.low}.`, `Ask the rangers first what was seen this week, and set out ${c.morning}.`, `Animals keep office hours at both ends of the day: be there ${c.morning} or ${c.evening}.`, `One slow loop beats three fast ones: start ${c.morning} and stop often.`])} A local guide sees more than you do; keep the distance they keep.`,
  },
  'wild-second': {
    name: (s) => `Other ground, other animals: ${s.name}`,
    text: (s, c) =>
      `One protected area shows one kind of country, so give a second one a day. It is ${s.distance} away: leave ${c.morning} and take the way slowly.`,
  },
  'wild-heritage': {
    name: (s) => `Watching quietly: ${s.name}`,
    text: (_, c) =>
      `Listed for its nature, so come for a whole unhurried morning. ${c.wet ? `With ${c.rain}, wildlife is active between the showers` : c.hot ? `At ${c.high} life keeps to the shade by noon` : `At ${c.high} bring something warm to sit on`}.`,
  },
  'wild-coast': {
    name: (s) => `Birds and fins off ${s.name}`,
    text: (_, c) =>
      `Sit still above the water with binoculars for one hour; the sea needs that long. There is ${c.light}; the wind makes ${c.high} feel less.`,
  },
  'wild-lake': {
    name: (s) => `Waterfowl on ${s.name}`,
    text: (_, c) =>
      `Reed edges and river mouths are the places, and the hour is ${c.morning}. Nights near ${c.low} mean warm hands are half the patience.`,
  },
  'wild-deck': {
    name: () => 'Eyes on the water',
    text: (_, c) =>
      `Seabirds follow ships even far from land, and where birds gather, something swims below. Take the shaded side of the deck for an hour ${c.morning}.`,
  },
  'wild-free': {
    name: (_, c) => `An hour of sitting still${c.near}`,
    text: (_, c) =>
      `Choose an edge, of water, wood or field, and let the animals forget you. Best ${c.morning}, at about ${c.low}.`,
  },
  aurora: {
    name: (s) => `Waiting for northern lights at ${s.name}`,
    text: (_, c) =>
      `The place lies where auroras are common, and it is dark ${c.night}. They need a clear sky and luck: check the forecast for both and dress for ${c.low} standing still.`,
  },
  'stars-high': {
    name: (s) => `Night sky over ${s.name}`,
    text: (_, c) =>
      `Away from lamps the Milky Way needs no telescope. It is dark ${c.night}; give your eyes twenty minutes, use red light only${c.chilly ? `, and dress for ${c.low}` : ''}.`,
  },
  'stars-shore': {
    name: (s) => `Stars over ${s.name}`,
    text: (_, c) =>
      `An open shore shows the sky down to the horizon. Dark ${c.night}, about ${c.low}; the nights around new moon are the ones to keep free.`,
  },
  'stars-deck': {
    name: () => 'Stars down to the horizon',
    text: (_, c) =>
      `Far from every street lamp. It is dark ${c.night}; ask for the deck lights to be dimmed and lie down: the sky turns round the mast.`,
  },
  'stars-free': {
    name: (_, c) => `One clear night${c.near}`,
    text: (_, c) =>
      `Put out the lamp outside your door and wait until your eyes have got used to it. Dark ${c.night}, around ${c.low}; ${c.rain}, so take the first clear evening.`,
  },
  'ice-halo': {
    name: () => 'Looking for rings around the sun',
    text: (_, c) =>
      `Air full of ice crystals can draw halos and mock suns. Hide the sun behind a flag pole, never look into it, and at ${c.high} shoot in short spells.`,
  },
  'tent-day': {
    name: () => 'A day in the warm',
    text: (_, c) =>
      `Melt snow, cook slowly, dry what is damp: at ${c.high} outside, warmth is a programme of its own. Whoever plans such a day does not have to take one.`,
  },
  'stars-ice': {
    name: () => 'The long night overhead',
    text: (_, c) =>
      `It is dark ${c.night}, and no town lights the sky. At ${c.low} look up from beside the door, a minute at a time, and warm up in between.`,
  },
  siesta: {
    name: () => 'The hours of shade',
    text: (_, c) =>
      `From eleven to four nothing moves at ${c.high}, and neither should you. A tarp, enough water and a nap turn the hottest hours into the best of the day.`,
  },
  'photo-small': {
    name: () => 'One square metre',
    text: (_, c) =>
      `Where the land looks empty, kneel down: tracks, stones, seeds, ripples. Side light shows them best, so go ${c.morning} or ${c.evening}.`,
  },
  'photo-hourly': {
    name: () => 'One frame on the hour',
    text: (_, c) =>
      `Same spot, same lens, every hour of one day. There is ${c.light}, and the sea never repeats itself: the row of pictures shows it better than any single one.`,
  },
  log: {
    name: () => 'Keep your own log',
    text: (_, c) =>
      `Position, wind, water, what was seen, and ${c.high} in the air: four lines a watch. It slows the day down and is good reading at home.`,
  },
  diary: {
    name: () => 'Write the day down',
    text: (_, c) =>
      `No town is near, and that is the point. Note the light, the wind and the ${c.high} on the thermometer: a souvenir that no shop sells.`,
  },
};
