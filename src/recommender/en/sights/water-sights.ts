import type { SightTexts } from '#src/recommender/sights/sight-texts.ts';

type Kind =
  | 'waterfall'
  | 'hot-spring'
  | 'beach'
  | 'coast'
  | 'island'
  | 'lake'
  | 'river'
  | 'lighthouse'
  | 'bath';

export const waterSightsEn: Pick<SightTexts, Kind> = {
  waterfall: [
    (f) =>
      `${f.metres === '' ? 'Here the river' : `${f.metres} is how far the river`} falls, and you hear it well before you see it. Spray makes the last metres slippery; the view from a little way off has the rainbow.`,
    (f) =>
      `Snowmelt or the end of the rains makes it loud; after dry weeks it is finer and shows the rock.${f.metres === '' ? '' : ` It drops ${f.metres}.`} Bring a cloth for lens and glasses.`,
    (f) =>
      `Look for the second viewpoint: most people stop at the first.${f.metres === '' ? '' : ` Only from there do you see all ${f.metres} of it.`} Stay behind the railing, since wet stone gives no second chance.`,
    (f) =>
      `Cool air comes to meet you on the path.${f.metres === '' ? '' : ` Water needs a good while for ${f.metres}: pick one wave and follow it down.`} Early in the day the sound is all there is.`,
    () =>
      'Five minutes are enough to see it and half an hour to feel it. Sit down where the spray just does not reach, and look at the top edge instead of the bottom.',
  ],
  'hot-spring': [
    () =>
      'Warm water out of the ground, best with cold air above it. Feel it with your hand first, go in slowly, and leave soap and shampoo at home.',
    () =>
      'Ask what is worn and where the cold pour is; after that nobody talks much. Only go in where others bathe: the pool beside it may be boiling.',
    () =>
      'Half an hour is plenty, twice with a rest between is better. Drink water, take silver off, and come at the hour when coaches are at lunch.',
    () =>
      'Steam shows the way on cool mornings. Where the basins are made for looking at, keep to the boardwalk: the crust around them is thin.',
  ],
  beach: [
    () =>
      'Ask which end the families use: that is where it shelves gently. Later in the day the breeze comes up and towels start to travel.',
    () =>
      'Two hours are a pleasure, five are a sunburn. Come back for the last light, when the sand is still warm and the parking is not.',
    () =>
      'Read the flags before you read your book: green, yellow, red mean the same nearly everywhere. Behind the first row of towels there is usually a path with shade.',
    () =>
      'Locals bring a melon, a sunshade and half of the family; do as they do and stay for the afternoon. Mind the stones where waves break.',
    () =>
      'Before ten it belongs to walkers and dogs, after four to everybody who lives here. Go in where the lifeguards have put up their flags.',
    () =>
      'Walk to the end that is furthest from the car park: there is room. Bring what you need for the day, and something for the wind.',
    () =>
      'Look at the water for five minutes before you go in: where it is smooth between two rows of breakers it runs out to sea. With children stay in the shallows.',
    () =>
      'Be there before breakfast, when there are more footprints of birds than of people. Wind decides the rest of the day, so look which side is sheltered.',
    () =>
      'Walk along the waterline first, then pick your spot. Rocks at the ends have most to look at; where there are tides, check when the water comes back.',
    () =>
      'Afternoon light comes in low over the water and stays on the cliffs or dunes behind. Take home what you brought, and one stone at most.',
  ],
  coast: [
    () =>
      'Follow the path along the edge and look back often: the better view is mostly behind you. Keep a metre away from the rim, which may be hollow underneath.',
    () =>
      'Wind tells you which half of the walk is the pleasant one; start against it. Seabirds use the same current of air at eye level.',
    () =>
      'Waves that have crossed an ocean end here. On rough days stay well above the wet rock, and watch from where grass grows.',
    () =>
      'Every bend has another bay, and the one without a road is the one to stop at. Count on sun from above and from the water.',
  ],
  island: [
    () =>
      'Look at the way back first, boat or bridge, and then at nothing else until it is time. It is quieter on the side that nobody arrives at.',
    () =>
      'Water all round makes a day feel longer. See the side that faces the open water and the one that faces home: they are two islands.',
    () =>
      'Begin with the highest point, from which you see how large it really is. Islands are often short of water and shade: bring some of both.',
    () =>
      'Once the day visitors have left it changes owners. If there is a room to be had, one night says more than three visits.',
  ],
  lake: [
    () =>
      'Early, before the wind, it doubles everything that stands around it. Choose the shore that lies in the sun and walk until the road is out of hearing.',
    () =>
      'Find out which part of the shore is public and follow it. There is always a bench, a jetty or a café that has the view.',
    () =>
      'Colour changes with the height of the sun, so look again on the way back. It is colder below the surface than it looks from above.',
    () =>
      'Where a stream comes in there are birds, and mostly somebody with a fishing rod who knows what the weather will do.',
  ],
  river: [
    () =>
      'Go down to the bank: bridges show a river, paths beside it make you part of it. Walk upstream first, and the way back is easy.',
    () =>
      'Ask at the boat hire which stretch is calm at this level of water. A life jacket is worn, not sat on.',
    () =>
      'Current, gravel and willows: it takes an hour until you walk at its speed. After rain it rises quicker than one expects.',
  ],
  lighthouse: [
    () =>
      'Built where ships met rock, so expect wind and a wide horizon. If the tower is open, climb it: the last ladder is the steep one.',
    () =>
      'Come towards evening and wait for the lamp. Its rhythm is its name: sailors know each one by the seconds between two flashes.',
    () =>
      'Keepers lived here with their families and a garden behind a wall. Look for it, then for the way down to the landing place.',
  ],
  bath: [
    () =>
      'An hour between two sights, and you are a new person. Bring a towel and sandals, ask about caps, and shower first like everybody else.',
    () =>
      'Locals come before work or after it, so the middle of the morning is empty. The hall itself is often older than the water is warm.',
    () =>
      'Hot, cold, rest, and again: follow what the regulars do. Leave the telephone in the locker, as its rules will tell you.',
  ],
};
