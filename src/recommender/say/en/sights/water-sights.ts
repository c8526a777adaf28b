import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

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
      'The sun is strongest over noon: come early, and again late in the afternoon. The car park is empty then, too.',
    () =>
      'Read the flags before you read your book: green, yellow, red mean the same nearly everywhere. Where nobody flies one nobody watches, so stay within your depth.',
    () =>
      'Bring a sunshade, water and food, and you can stay until the evening. Mind the stones where waves break.',
    () =>
      'Before ten it belongs to walkers and dogs, after four to everybody who lives here. Where there are lifeguards, go in between their flags.',
    () =>
      'Walk to the end that is furthest from the car park: there is room. Bring what you need for the day, and something for the wind.',
    () =>
      'Look at the water for five minutes before you go in: where it is smooth between two rows of breakers it runs out to sea. With children stay in the shallows.',
    () =>
      'Be there before breakfast, when there are more footprints of birds than of people. Wind decides the rest of the day, so look which side is sheltered.',
    () =>
      'Walk along the waterline first, then pick your spot. Rocks at the ends have most to look at; where there are tides, check when the water comes back.',
    () =>
      'Late light brings out every ripple in the sand. Take home what you brought, and leave shells and sand where they are.',
  ],
  coast: [
    () =>
      'Follow the path along the edge and look back often: the better view is mostly behind you. Keep a metre away from the rim, which may be hollow underneath.',
    () =>
      'Wind tells you which half of the walk is the pleasant one; start against it. Seabirds use the same current of air at eye level.',
    () =>
      'Waves that have crossed a whole sea end here. On rough days stay well above the wet rock, and watch from where grass grows.',
    () =>
      'Ask which bay can only be reached on foot: it has the most room. Water and rock throw the sun back, so take hat and glasses.',
  ],
  island: [
    () =>
      'Settle the way back first: in wind the last boat does not always sail. It is quietest on the side where no boat lands.',
    () =>
      'See the side that faces the open water and the one that faces land: wind and waves are quite different there. Ask whether bicycles can be hired.',
    () =>
      'Find a high point from which you see how large it is. Bring water and something against the sun.',
    () => 'Stay the night if you can get a room: it is quietest in the evening and the morning.',
  ],
  lake: [
    () =>
      'Early, before the wind, it doubles everything that stands around it. Choose the shore that lies in the sun and walk until the road is out of hearing.',
    () =>
      'Ask which part of the shore is public and where the path keeps to the water. If you want to bathe, ask for the bathing place too.',
    () =>
      'Colour changes with the height of the sun, so look again on the way back. It is colder below the surface than it looks from above.',
    () =>
      'You see birds most easily where a stream comes in. Wind mostly gets up towards noon, so the morning is better for a boat or board.',
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
      'Look up first whether you can climb it: many towers open on certain days only. It is always windy at the foot, so take a jacket.',
  ],
  bath: [
    () =>
      'Bring a towel and sandals, ask about caps, and shower first. Two hours are enough; afterwards you will be too tired for sights.',
    () =>
      'It is full before and after work and empty in the middle of the morning. Ask whether women and men have separate hours, and what is worn.',
    () =>
      'Hot, cold, rest, and again: follow what the regulars do. Leave the telephone in the locker, as its rules will tell you.',
  ],
};
