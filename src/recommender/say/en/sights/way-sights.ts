import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind = 'trail' | 'cycle-route' | 'scenic-road' | 'railway' | 'cable-car' | 'boat-trip';

export const waySightsEn: Pick<SightTexts, Kind> = {
  trail: [
    (f) =>
      `${f.km === '' ? 'People walk it for days' : `People take days for its ${f.km}`}; one good piece of it gives you the idea. Ask which stage has the view and a bus at its end.`,
    () =>
      'The path is waymarked; download the map all the same, since fog hides the marks. Start early and turn back when half of the time is gone.',
    (f) =>
      `${f.km === '' ? 'For' : `It is ${f.km} long; for`} a day, take the stretch that leads away from the road at once, and plan the bus back. Ask which stage is open.`,
    () =>
      'Check the height to climb rather than the length: it decides how you feel at the end. Water, a layer against wind, the last bus written down.',
    () =>
      'Meet those who come the other way: they know whether the ford, the bridge or the hut ahead is open. Good shoes, and no hurry.',
  ],
  'cycle-route': [
    (f) =>
      `${f.km === '' ? 'Signs lead you' : `Signs lead you along ${f.km} in all`}, and a day of it is easily cut out. Ride with the wind and take the train back.`,
    () =>
      'Hire something with low gears and a comfortable saddle; the rest is looking around. Villages on the way live from cyclists and know what they eat.',
    () =>
      'Forty kilometres are a day with stops, sixty one without. Ask where the surface turns to gravel before you pump up thin tyres.',
  ],
  'scenic-road': [
    (f) =>
      `${f.km === '' ? 'Drive it slowly' : `All ${f.km} can be driven in a day, half of them is better`}: stop wherever the lay-by is empty, and fill up before it begins.`,
    () =>
      'Sit on the side of the view on the way out and swap on the way back. Early, there are no coaches in the bends.',
    () =>
      'Look up on the morning you leave whether the road is open: snow, rockfall or a race can close it. Let the locals overtake.',
    () =>
      'Half of it is the driving, half the getting out. Three stops of half an hour beat twelve of two minutes.',
  ],
  railway: [
    (f) =>
      `Ask when you book which side has the better view${f.km === '' ? '' : `: the line is ${f.km} long`}. For photographs, windows that open are better than glass roofs.`,
    () =>
      'Take the ordinary train on the same line where there is one: same view, fewer announcements. Sit backwards, and everything stays in sight longer.',
    () =>
      'Get off at a small station on the way and take the next train on. Look up first when that one runs.',
    () =>
      'Sit in the last carriage: in the bends you see the whole train ahead of you. Tickets bought early are often cheaper.',
    () =>
      'Be on the platform a quarter of an hour early to get a window seat. At weekends it is worth reserving one.',
  ],
  'cable-car': [
    () =>
      'First car up, last but one down: crowds come in between. Take a jacket even on a warm day: it is windy up there.',
    () =>
      'Stand at the downhill window and look back. If the top station is in cloud, ask for the webcam before you pay.',
    () =>
      'If you ride up and walk down, ask first how long and steep the path is. It stops in strong wind, so look it up before you set out.',
  ],
  'boat-trip': [
    () =>
      'Outside at the bow for the view, inside at the back for a calm stomach. Take a windproof layer, since moving air over water is cold.',
    () =>
      'Small boats go nearer and larger ones sail in more wind: ask which of the two goes on the day. The last trip often has the best light.',
    () =>
      'From the water every shore looks like a place nobody has been to. Be there early, seats are taken in the order of the queue.',
  ],
};
