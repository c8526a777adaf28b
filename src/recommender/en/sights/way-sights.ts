import type { SightTexts } from '#src/recommender/sights/sight-texts.ts';

type Kind = 'trail' | 'cycle-route' | 'scenic-road' | 'railway' | 'cable-car' | 'boat-trip';

export const waySightsEn: Pick<SightTexts, Kind> = {
  trail: [
    (f) =>
      `${f.km === '' ? 'People walk it for days' : `People take days for its ${f.km}`}; one good piece of it gives you the idea. Ask which stage has the view and a bus at its end.`,
    () =>
      'Waymarks do the thinking, so you can look around. Start earlier than seems necessary and turn back when half of the time is gone.',
    (f) =>
      `Whoever has done all${f.km === '' ? '' : ` ${f.km}`} of it talks about the evenings. For a day, take the stretch that leads away from the road at once.`,
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
      'Look up whether the pass is open on the morning you leave: snow, rockfall and races close it. Engine braking downhill, and let the locals overtake.',
    () =>
      'Half of it is the driving, half the getting out. Three stops of half an hour beat twelve of two minutes.',
  ],
  railway: [
    (f) =>
      `Seats on the side of the valley go first${f.km === '' ? '' : ` on these ${f.km}`}; ask which one that is when you book. Windows that open are better than glass roofs.`,
    () =>
      'Take the ordinary train on the same line where there is one: same view, fewer announcements. Sit backwards, and everything stays in sight longer.',
    () =>
      'Get off halfway, at the small station, and take the next one on. Tunnels are for eating sandwiches.',
    () =>
      'Built against all reason, by people who counted every metre of gradient. Look out at the bends, where you see your own train.',
    () =>
      'No steering wheel, no navigation, and the best seat is anybody’s. Be on the platform a quarter of an hour early for the window.',
  ],
  'cable-car': [
    () =>
      'First car up, last but one down: crowds come in between. Up there it is a season colder, so take the jacket even on a warm day.',
    () =>
      'Stand at the downhill window and look back. If the top is in cloud, wait for an hour; it often opens around noon.',
    () =>
      'Ride up and walk down only if your knees agree: a thousand metres of descent are felt for three days. The middle station is a fair compromise.',
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
