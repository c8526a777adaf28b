import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind =
  | 'ski-area'
  | 'whale-watching'
  | 'turtle-beach'
  | 'birding'
  | 'wildlife'
  | 'dive-site'
  | 'surf-spot'
  | 'climbing-area'
  | 'via-ferrata'
  | 'rafting';

export const outdoorSightsEn: Pick<SightTexts, Kind> = {
  'ski-area': [
    (f) =>
      `${f.metres === '' ? 'Lifts open' : `${f.metres} of descent lie between top and bottom; lifts open`} early, and the first hour on fresh pistes is worth the alarm clock. Read the avalanche bulletin before you leave the markers.`,
    () =>
      'Go to the far lifts first and work your way back: queues do it the other way round. Lunch at half past eleven or at two.',
    (f) =>
      `Ask which slopes lie in the sun when${f.metres === '' ? '' : `, because over ${f.metres} of descent snow changes twice`}. Beginners do best to book an hour of ski school on the first day.`,
    () =>
      'Hire on the spot, so that you can change it after the first run. When visibility is poor, ski where trees give you an edge to see.',
  ],
  'whale-watching': [
    (f) =>
      `${f.months === '' ? 'Skippers know where they were yesterday' : `${f.months} is when they pass`}. Choose a boat that keeps its distance and turns its engine off, and take something against a rough stomach the evening before.`,
    () =>
      'Look for birds that dive, then for a breath that hangs in the air. Nobody can promise one: good operators say so and take you again.',
    (f) =>
      `From a headland with binoculars it costs nothing but patience${f.months === '' ? '' : `, ${f.months}`}; from a boat it costs a wet jacket. Calm mornings are best for both.`,
  ],
  'turtle-beach': [
    (f) =>
      `They come ashore by night${f.months === '' ? '' : `, ${f.months}`}, and only with a warden should you be there: no lamp, no flash, dark clothes, a long way off. By day you see the tracks.`,
    () =>
      'Ask the wardens for their evening walk and what has hatched. Sand castles are flattened and holes filled before dark, so that no hatchling is trapped.',
  ],
  birding: [
    () =>
      'First light, with the sun behind you, is when it is loudest. Hides are shared in silence; write down what you cannot name.',
    (f) =>
      `${f.months === '' ? 'Water level and wind decide' : `${f.months} brings most of them; water level and wind decide the rest`}. Ask the person with the largest telescope: they are glad to be asked.`,
    () =>
      'Bring binoculars and sit for an hour at one spot instead of walking past ten. Reeds and mud look empty until one stops.',
  ],
  wildlife: [
    () =>
      'Two hours after sunrise and two before sunset things move; in between it rests, and so may you. Go with a guide from here, and stay in the vehicle where that is the rule.',
    () =>
      'Keep twice the distance that seems enough. Whoever feeds or follows an animal shortens its life.',
    () =>
      'Ask at the gate what was seen this morning and where, then wait there quietly. Patience finds more than hurry.',
    () =>
      'Ask before you book how large the group is and what distance it keeps. Bring binoculars and keep your voice down.',
  ],
  'dive-site': [
    () =>
      'Ask the dive shop about current and visibility on the day and which depth suits your certificate. Mornings have the calmest water.',
    () =>
      'Best seen slowly: hang still, and life comes out of its holes. Check the weights in the shallows, touch nothing.',
    () =>
      'With an old certificate book a refresher first; it is half a day well spent. No flight for a day afterwards.',
  ],
  'surf-spot': [
    () =>
      'Watch two sets from the beach before you paddle out, and see where others come back in. Locals have the right of way, always.',
    () =>
      'Swell is made by weather far away: look at the forecast each evening and ask the school which tide works here. Not a wave for a first lesson unless they say so.',
    () =>
      'If it is too big, it is still the best seat on the coast. Rocks, current and crowd change with the tide; ask first.',
  ],
  'climbing-area': [
    () =>
      'Get the local topo and ask which sector is in the shade and which may be closed for nesting birds. Helmets are worn by those who belay, too.',
    () =>
      'Start two grades below what you climb at home: every rock has its own manners. Brush your chalk off when you leave.',
    () =>
      'Beginners book a guide for half a day, everybody else a partner they trust. After rain give soft stone a day to dry.',
  ],
  'via-ferrata': [
    () =>
      'Set, helmet and gloves can be hired in the valley. Ask about the grade and the way down, and stay away from steel when thunder is possible.',
    () =>
      'First hour of the day, so that nobody waits above you on the ladders. Who has never clipped in goes with a guide.',
    () =>
      'Two hands, two carabiners, never both open: after ten minutes it is a rhythm. Arms tire before legs, so use your feet.',
  ],
  rafting: [
    () =>
      'Ask for the grade of the section at today’s level and say honestly how well you swim. Shoes that stay on, glasses on a strap.',
    () =>
      'Operators run it by the water, not by the calendar: book a day that can be moved. Helmet, vest and a guide in every boat.',
    () =>
      'Cold water, loud bends, a calm pool after each. You steer with the group, so listen in the practice part.',
    () =>
      'Even those who sit in the middle get wet to the skin. Dry clothes stay in the car, along with everything that floats badly.',
  ],
};
