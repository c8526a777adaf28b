import type { IdeaWords } from '../ideas/idea-words.ts';
import { byName } from '../sentences.ts';
import type { NATURE_IDEAS } from '#src/recommender/decide/ideas/nature-ideas.ts';
import { theName } from './the-name.ts';

export const natureIdeasEn: Readonly<Record<(typeof NATURE_IDEAS)[number]['id'], IdeaWords>> = {
  'ski-range': {
    name: (s) => `Skiing around ${theName(s)}`,
    text: (_, c) =>
      `Read the avalanche bulletin first, and ask which lifts are open and which touring slopes are safe. Down here it is ${c.high} by day, up there much colder; there is ${c.light}.`,
  },
  'ski-lake': {
    name: (s) => `Cross-country skiing at ${theName(s)}`,
    text: (_, c) =>
      `Hire skis on the spot and ask which tracks are groomed. At ${c.high} you warm up in ten minutes and cool down in two, so keep the breaks brief.`,
  },
  'ski-free': {
    name: (_, c) => `On skis${c.near}`,
    text: (_, c) =>
      `Hire on the spot and ask which tracks are groomed. It is about ${c.high} by day with ${c.light}.`,
  },
  'winter-park': {
    name: (s) => `A winter walk in ${theName(s)}`,
    text: (_, c) =>
      `Take a groomed or marked path and look for animal tracks. It is ${c.high} by day; turn back while the light is good (${c.light}).`,
  },
  'winter-shore': {
    name: (s) => `A winter walk by ${theName(s)}`,
    text: (_, c) =>
      `By the shore the wind packs the snow hard, so walking is easy. Go by the light there is (${c.light}); it is ${c.low} at night and ${c.high} by day.`,
  },
  'winter-island': {
    name: (s) => `On snowshoes in sight of ${theName(s)}`,
    text: (_, c) =>
      `Keep to gentle ground with a guide who knows the slopes. Around ${c.high}, two hours are a proper outing.`,
  },
  'winter-town': {
    name: (s) => `${s.name} in the snow`,
    text: (_, c) => `It is ${c.high} outside: walk for half an hour, warm up in a café, walk on.`,
  },
  'winter-ice': {
    name: () => 'A short walk on the ice sheet',
    text: (_, c) =>
      `Only in company, within sight of the camp and by its rules. At ${c.high} skin can freeze within minutes: cover everything and watch each other's faces.`,
  },
  'winter-free': {
    name: (_, c) => `A walk in the snow${c.near}`,
    text: (_, c) =>
      `Boots, a flask and a path that others have trodden. ${c.high} by day, and ${c.light}.`,
  },
  'photo-blue': {
    name: (s) => `Blue light over ${theName(s)}`,
    text: (_, c) =>
      `With no sun, all the light comes from the sky: ${c.light}. Bring a tripod, gloves you can focus with, and a second battery, because ${c.low} empties the first.`,
  },
  'photo-midnight': {
    name: (s) => `Midnight sun at ${theName(s)}`,
    text: (_, c) =>
      `The low, warm light that lasts minutes elsewhere stays for hours here. Sleep in the afternoon and go out from eleven; it cools to about ${c.low}.`,
  },
  'photo-peak': {
    name: (s) => `Last light on ${theName(s)}`,
    text: (s, c) =>
      `Find an open spot ${c.evening} and let the mountain turn colour${s.height === '' ? '' : ` up to its ${s.height}`}. ${c.chilly ? `Bring a layer for ${c.low}` : 'Bring water'} and stay until the colour has gone.`,
  },
  'photo-lake': {
    name: (s) => `Reflections in ${theName(s)}`,
    text: (_, c) =>
      `Water is a mirror only while the air is still: be there ${c.morning}. After a cool night (${c.low}) mist is possible and worth the alarm clock.`,
  },
  'photo-coast': {
    name: (s) => `Photographing waves at ${theName(s)}`,
    text: (_, c) =>
      `Come ${c.evening}, put the camera on something solid and expose for a second or more, so that the waves turn to mist. ${c.wet ? `With ${c.rain}, wait for the sky to clear after a shower` : 'Take a cloth for the spray'}.`,
  },
  'photo-heritage': {
    name: (s) => `${s.name} through the lens`,
    text: (_, c) =>
      `Go ${c.morning}, when light comes from the side and nobody stands in the way. Take one detail for every wide view.`,
  },
  'photo-city': {
    name: (s) => `${s.name} in the blue hour`,
    text: (s, c) =>
      `${byName(s.name, ['Half an hour after sunset sky and lamps are equally bright.', 'Windows light up one by one while the sky is still blue.', 'Car lights draw lines at this hour, if the camera stands still.', 'Expose a little less than the camera suggests, and the sky stays blue.'])} Choose one square or bridge ${c.evening} and wait for people to walk into it${c.wet ? '; after rain the streets mirror it' : ''}.`,
  },
  'photo-park': {
    name: (s) => `${s.name} in morning light`,
    text: (_, c) =>
      `Be at the gate ${c.morning}: low sun, long shadows, few people. At noon it is ${c.high} and the light is hard: have lunch.`,
  },
  'photo-desert': {
    name: (s) => `${s.name} in low light`,
    text: (_, c) =>
      `Flat ground needs long shadows: be out ${c.morning} and again ${c.evening}. At noon it is ${c.high}, so stay in the shade; a brush keeps dust off the lens.`,
  },
  'photo-deck': {
    name: () => 'Clouds and horizon',
    text: (_, c) =>
      `Photograph the weather: squalls on the water, rays through cloud, the flat light ${c.evening}. Take a cloth for the salt spray.`,
  },
  'photo-ice': {
    name: () => 'White on white',
    text: (_, c) =>
      `Expose a stop brighter than the meter says, or the snow turns grey. At ${c.high} keep batteries under the jacket and the camera out of warm rooms.`,
  },
  'photo-free': {
    name: (_, c) => `One walk, ten pictures${c.near}`,
    text: (_, c) =>
      `Allow yourself ten pictures and no more: you look harder. Go ${c.evening}, when the light is soft; there is ${c.light}.`,
  },
  'photo-lamps': {
    name: (_, c) => `Windows in the dark${c.near}`,
    text: (_, c) =>
      `There is neither sun nor twilight, only lamps on the snow. Bring a tripod and a second battery in an inside pocket, because ${c.low} empties the first.`,
  },
  'wild-park': {
    name: (s) => `Wild animals of ${s.name}`,
    text: (s, c) =>
      `${byName(s.name, [`Go ${c.morning}, when animals move and the air is nearer ${c.low}.`, `Ask the rangers first what was seen this week, and set out ${c.morning}.`, `Most happens early and late in the day: be there ${c.morning} or ${c.evening}.`, `One slow loop beats three fast ones: start ${c.morning} and stop often.`])} A guide sees more than you do; if an animal moves away, you are too near.`,
  },
  'wild-second': {
    name: (s) => `Other ground, other animals: ${s.name}`,
    text: (s, c) =>
      `Other animals live here than in the first reserve. It is ${s.distance} away: leave ${c.morning} and give it the whole day.`,
  },
  'wild-heritage': {
    name: (s) => `Watching quietly: ${s.name}`,
    text: (_, c) =>
      `It is on the World Heritage list for its nature: give it a whole morning. ${c.wet ? `With ${c.rain}, wildlife is active between the showers` : c.hot ? `At ${c.high} life keeps to the shade by noon` : `At ${c.high} bring something warm to sit on`}.`,
  },
  'wild-coast': {
    name: (s) => `With binoculars at ${theName(s)}`,
    text: (_, c) =>
      `Find a seat high above the water and stay an hour: birds, seals and whales show only now and then. There is ${c.light}; the wind makes ${c.high} feel cooler.`,
  },
  'wild-lake': {
    name: (s) => `Waterfowl on ${s.name}`,
    text: (_, c) =>
      `Reeds and the mouths of streams have most of them, best ${c.morning}. It is still near ${c.low} then: take gloves or something hot.`,
  },
  'wild-deck': {
    name: () => 'Looking out for whales and birds',
    text: (_, c) =>
      `Seabirds follow ships even far from land, and where birds gather, something swims below. Take the shaded side of the deck for an hour ${c.morning}.`,
  },
  'wild-free': {
    name: (_, c) => `An hour of sitting still${c.near}`,
    text: (_, c) =>
      `Sit down by water or where cover ends, and let the animals forget you. Best ${c.morning}, at about ${c.low}.`,
  },
  aurora: {
    name: (s) => `Northern lights at ${theName(s)}`,
    text: (_, c) =>
      `They are common here, and it is ${c.night}. Check the cloud map and the aurora forecast, and dress so that you can stand for an hour at ${c.low}.`,
  },
  'stars-high': {
    name: (s) => `Night sky over ${theName(s)}`,
    text: (_, c) =>
      `Away from lamps you see the Milky Way with the naked eye. It is ${c.night}; give your eyes twenty minutes, use red light only${c.chilly ? `, and dress for ${c.low}` : ''}.`,
  },
  'stars-shore': {
    name: (s) => `Stars over ${theName(s)}`,
    text: (_, c) =>
      `An open shore shows the sky down to the horizon. It is ${c.night}, at about ${c.low}; the nights around new moon are best.`,
  },
  'stars-deck': {
    name: () => 'Stars down to the horizon',
    text: (_, c) =>
      `No street lamp spoils the night out here. It is ${c.night}; ask for the deck lights to be dimmed and lie down: the sky turns round the mast.`,
  },
  'stars-free': {
    name: (_, c) => `One clear night${c.near}`,
    text: (_, c) =>
      `Put out the lamp outside your door and wait until your eyes have got used to it. It is ${c.night}, around ${c.low}. With ${c.rain}, take the first clear evening.`,
  },
  'ice-halo': {
    name: () => 'Looking for rings around the sun',
    text: (_, c) =>
      `Air full of ice crystals can draw halos and mock suns. Hide the sun behind a flag pole, never look into it, and at ${c.high} take the camera out only briefly.`,
  },
  'tent-day': {
    name: () => 'A day in the warm',
    text: (_, c) =>
      `Melt snow, cook slowly, dry what is damp: with ${c.high} outside that fills a day. Plan it in, and you have one in reserve for a storm.`,
  },
  'stars-ice': {
    name: () => 'The long night overhead',
    text: (_, c) =>
      `It is ${c.night}, and no town lights the sky. At ${c.low} look up from beside the door, a minute at a time, and warm up in between.`,
  },
  siesta: {
    name: () => 'The hours of shade',
    text: (_, c) =>
      `From eleven to four it is ${c.high}: lie down. Put up a tarp, stand the water beside you and catch up on the sleep that the early start costs.`,
  },
  'photo-small': {
    name: () => 'Tracks and stones, close up',
    text: (_, c) =>
      `Search a single square metre: tracks, stones, seeds, ripples in sand or snow. You see them best in light from the side, so go ${c.morning} or ${c.evening}.`,
  },
  'photo-hourly': {
    name: () => 'One frame on the hour',
    text: (_, c) =>
      `Same spot, same lens, every hour of one day. There is ${c.light}. Side by side, the pictures show how the sea changed.`,
  },
  log: {
    name: () => 'Keep your own log',
    text: (_, c) =>
      `Position, wind, water, what was seen, and ${c.high} in the air: four lines a watch.`,
  },
  diary: {
    name: () => 'Write the day down',
    text: (_, c) =>
      `No town is near, no shop and no signal. Note the light, the wind and the ${c.high} on the thermometer.`,
  },
};
