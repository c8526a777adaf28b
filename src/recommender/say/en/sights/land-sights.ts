import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind =
  | 'volcano'
  | 'gorge'
  | 'glacier'
  | 'cave'
  | 'viewpoint'
  | 'summit'
  | 'rock'
  | 'valley'
  | 'forest'
  | 'desert'
  | 'park'
  | 'extreme-point'
  | 'dark-sky';

export const landSightsEn: Pick<SightTexts, Kind> = {
  volcano: [
    (f) =>
      `Look up in the morning which alert level holds and how near you may go today.${f.metres === '' ? '' : ` The summit is at ${f.metres}.`} On cinder and lava you need firm soles.`,
    () =>
      'Cloud often gathers round a cone by late morning, so be there early. You can see old lava flows even when the top is closed.',
    (f) =>
      `${f.metres === '' ? 'On top' : `At ${f.metres}`} there is no shade and often no phone signal. Lava cuts shoes to pieces: take firm soles, long trousers, and water for twice the time.`,
    () =>
      'You see its whole profile only from a distance: find a place opposite first. Closures change from one day to the next, so ask in the morning.',
    (f) =>
      `Craters are windy and colder than the road suggests${f.metres === '' ? '' : `: the top stands at ${f.metres}`}. Whoever has trouble breathing keeps away from where it smells of sulphur.`,
  ],
  gorge: [
    (f) =>
      `Water has sawn ${f.metres === '' ? 'its way down through the rock' : `${f.metres} deep into the rock`}, and the path shows how long that took. Sun reaches the bottom for an hour or two around midday.`,
    () =>
      'Cooler by several degrees than the land above, with the sound of water all the way. Never go in when a thunderstorm stands over the hills behind.',
    () =>
      'Two views are worth the trip: down from the rim and up from the bottom. If there is time for one only, walk in as far as the walls are narrowest.',
    () =>
      'Steps, railings and wet stone: shoes with a grip make the difference here. After heavy rain the way is often shut, so ask before you drive.',
  ],
  glacier: [
    () =>
      'Stand at the edge and listen: ice that looks still cracks and drips all day. Signs often mark where it ended in other years, and the gap is the lesson. On the ice itself only with a guide.',
    () =>
      'Blue shows best under a grey sky, so a dull day is no loss here. Keep off the ice and away from its front, from which blocks fall without warning.',
    () =>
      'Come as near as the marked path leads and then look for the grooves in the rock: the ice lay there once. A wind blows down from it even on warm days.',
  ],
  cave: [
    () =>
      'It is the same temperature in there all year, mostly around ten degrees in temperate countries. Bring a jacket, keep your hands off the dripstone, and stay for the moment when the guide puts the lamp out.',
    () =>
      'You mostly go in with a tour: look up before you drive when the next one starts and whether it must be booked.',
    () =>
      'Wear shoes with a grip, mind your head in low places, and give your eyes a minute at the entrance. In summer, queues are shortest in the morning.',
    () =>
      'Paths are laid out, but wet and full of steps. Ask how long the round takes if you have children or tired knees with you.',
  ],
  viewpoint: [
    () =>
      'Come twice if you can, early and late: the same view tells two different stories. A little wind is normal, so a jacket does no harm.',
    () =>
      'Come on one of the first days: from here you see where everything lies that you still want to do. In haze it is not worth the way.',
    () =>
      'Haze comes with the heat of the day, so mornings see furthest. Move a few steps away from the railing where everybody stands and the picture gets better.',
    () =>
      'One look explains how the land fits together: which way the water runs, where people settled and why. Best after rain, when the air is washed.',
    () =>
      'Stay on when the sun has gone: the colours come in the quarter of an hour after it. Most people leave ten minutes too early.',
  ],
  summit: [
    (f) =>
      `Find a place below from which the mountain stands free, and wait for the clouds to part.${f.metres === '' ? '' : ` It is ${f.metres} high.`} It is clearest on the morning after a day of rain.`,
    (f) =>
      `Mornings show it whole; by afternoon it often wears a cloud.${f.metres === '' ? '' : ` Its ${f.metres} make weather of their own.`} Ask locally which path at its foot is in good condition.`,
    (f) =>
      `Weather up there is a season colder than in the valley${f.metres === '' ? '' : `, ${f.metres} high as it is`}. Look at the forecast for the height, not for the town, and turn back without regret.`,
    () =>
      'It is at its best in the last sun, and you need not climb it for that. Ask from where you see all of it in the evening, and take a lamp for the way back.',
    (f) =>
      `It need not be the top${f.metres === '' ? '' : `, ${f.metres} is a long way`}: walk towards it for an hour on a valley path. At the inn they know what state the path is in.`,
  ],
  rock: [
    () =>
      'Wind and water made it, and it looks like somebody meant it. Walk round it once: every side is another figure.',
    () =>
      'Low sun brings out the layers, noon makes them flat. Keep to the path, because what grows on bare stone takes decades.',
    () =>
      'Children see animals in it at once, adults need a moment. Touch the stone in the shade and in the sun: it keeps the day for hours.',
  ],
  valley: [
    () =>
      'Go in as far as the road is open, then another half-hour on foot: that is where it becomes quiet. The stream beside you is the guide.',
    () =>
      'One side gets the sun in the morning, the other in the evening; plan the way there and back accordingly. Ask where the road ends and whether a bus runs at weekends.',
    () =>
      'It can be warm below while snow still lies on the slopes: take a jacket. Most people turn round before the head of the valley, where it grows quiet.',
  ],
  forest: [
    () =>
      'Look for the oldest trees first and walk slowly from there. After rain it smells twice as strong and the paths are half as busy.',
    () =>
      'Light comes in from the side in the first and last hour, and the trunks stand apart from each other. At noon it is simply the coolest place around.',
    () =>
      'Stop talking for ten minutes, and the birds start again. Keep to the path, mind the roots, look yourself over for ticks where there are any.',
  ],
  desert: [
    () =>
      'Out at first light and back by ten, and again from four: in between it belongs to lizards. Three litres of water each, and a companion who knows the way.',
    () =>
      'Tracks in sand and dust tell who was here last night. Climb a dune or a rock towards evening, and wait for the shadows to turn blue.',
    () =>
      'Nights are clear and cold where the days are hot, so bring more clothes than seems sensible. Leave the road only with somebody who lives here.',
  ],
  park: [
    () =>
      'Ask the rangers two questions: which trail is open, and what was seen yesterday. Then choose the shorter one and have time on it.',
    () =>
      'Ask at the entrance for a loop that fits your time, and where the next car park is once the first is full.',
    () =>
      'Walk at least one trail rather than only stopping by the road. There is often neither food nor water inside, so bring both.',
    () =>
      'Come early, when the trails are emptiest. The board at the entrance says which stretches are closed and what needs a permit.',
    () =>
      'Trails at the edge are shorter and emptier than those to the famous points. Download the map before you set out: there is rarely a signal inside.',
    () => 'Arrive before ten, and keep the most famous points for late afternoon.',
    () =>
      'Ask at the information desk which trails are in good condition today and how long they really take. Keep to them: off the path the ground is often fragile.',
    () =>
      'Plan one loop rather than several stops, with a break halfway. There is rarely anything to eat on the way.',
  ],
  'extreme-point': [
    () =>
      'Everybody stands at the marker; walk on a few hundred metres, and you are alone. It is emptiest in the evening.',
    () =>
      'A point on the map that you can put your foot on. It is windier than anywhere on the way, so dress for that, and bring something hot to drink.',
  ],
  'dark-sky': [
    () =>
      'No street lamp spoils the night here. Let your eyes get used to it for twenty minutes, use red light only, and come in the week around new moon.',
    () =>
      'Lie down, otherwise your neck gives up before the sky does. On a moonless night the Milky Way throws enough light to see your hand.',
    () =>
      'Arrive while it is still light to find the place to stand, and turn every lamp off afterwards. It gets colder than you think when you do not move.',
  ],
};
