import type { EquipmentFigures, EquipmentWords } from '../equipment/equipment-words.ts';
import { capitalize } from '../sentences.ts';

/** 'diving', 'trekking'. */
const PURSUIT = /(?<!wedd)ing$/u;
const SHELTERS = { hostels: 'in hostels', huts: 'in huts', camps: 'on the way' } as const;

const BORROW = 'outgrown within a year: ask friends first, then a hire shop';
const LENT = 'on loan from hosts, tours or a shop there';

export const equipmentEn: EquipmentWords = {
  title: 'Recommended equipment',
  others: 'Equipment',
  categories: {
    clothing: 'Clothing',
    footwear: 'Footwear',
    rain: 'Against rain',
    sun: 'Against sun',
    'sleep-and-camp': 'Sleep and camp',
    kitchen: 'Food and drink',
    carry: 'Bags',
    'navigation-and-light': 'Finding the way and light',
    'health-and-safety': 'Health and safety',
    insects: 'Insects',
    'water-sports': 'On the water',
    'snow-sports': 'On snow',
    'activity-gear': 'For your activities',
    'camera-and-optics': 'Camera and optics',
    electronics: 'Electronics',
    'documents-and-money': 'Papers and money',
    hygiene: 'Washing',
  },
  homeGroups: {
    papers: 'Papers and money',
    health: 'Health',
    'every-day': 'Every day',
    power: 'Power',
  },
  summary({ days, travelers, lines }) {
    const time = days === 1 ? 'one day' : `${days}\u00A0days`;
    const people = travelers === 1 ? 'one traveler' : `${travelers}\u00A0travelers`;
    if (lines === 0) return `The catalogue has nothing to offer for ${time} and ${people} here.`;
    return `For ${time} and ${people}.`;
  },
  causes: {
    'on-ice': {
      short: () => 'on deck in the ice, near 0\u00A0°C',
      long: () => 'Among icebergs the air on deck is near 0\u00A0°C',
    },
    'high-night': {
      short: (f) => `high up, nights near ${f.highNight}`,
      long: (f) => `Higher up, nights go down to about ${f.highNight}`,
    },
    'cold-night': {
      short: (f) => `nights down to ${f.coldNight}`,
      long: (f) => `Nights down to ${f.coldNight}`,
    },
    'cold-day': { short: (f) => `days near ${f.high}`, long: (f) => `Days near ${f.high}` },
    layers: {
      short: (f) => `${f.low} at night, ${f.high} by day`,
      long: (f) => `${f.high} by day, ${f.low} at night`,
    },
    heat: { short: (f) => `days near ${f.high}`, long: (f) => `Days near ${f.high}` },
    rain: {
      short: (f) => (f.wetDays === null ? 'rain uncounted out at sea' : precipitation(f)),
      long: (f) =>
        f.wetDays === null ? 'Out here nobody counts the rain' : capitalize(precipitation(f)),
    },
    snow: {
      short: (f) =>
        f.snowDays === null ? 'snow likely' : `snow lies ${f.snowDays} of 10\u00A0days`,
      long: (f) =>
        f.snowDays === null
          ? `Days near ${f.high}, so snow is likely to lie`
          : `Snow lies on ${f.snowDays} of 10\u00A0days`,
    },
    frost: {
      short: (f) => `frost ${f.frostNights} of 10\u00A0nights`,
      long: (f) => `Frost in ${f.frostNights} of 10\u00A0nights`,
    },
    'ice-on-climb': {
      short: () => 'snow and ice on the climb',
      long: () => 'Snow and ice lie on the heights in this season',
    },
    wind: { short: (f) => `often windy, ${f.wind}`, long: (f) => `Mean wind of ${f.wind}` },
    sun: { short: (f) => `UV ${f.uv}`, long: (f) => `Clear-sky UV index ${f.uvIndex}` },
    sea: { short: (f) => `sea ${f.sea}`, long: (f) => `Sea near ${f.sea}` },
    'bright-night': {
      short: (f) => (f.light === 'polar-day' ? 'sun all night' : `light from ${f.sunrise}`),
      long: (f) =>
        f.light === 'polar-day' ? 'Sun for 24\u00A0hours a day' : `Light from ${f.sunrise}`,
    },
    dark: {
      short: (f) => (f.light === 'polar-night' ? 'no sunrise' : `dark from ${f.dusk}`),
      long: (f) =>
        f.light === 'polar-night' ? `${f.days}\u00A0days without a sunrise` : `Dark from ${f.dusk}`,
    },
    height: {
      short: (f) => `${f.elevation} up`,
      long: (f) => `${f.elevation} above the sea`,
    },
    insects: {
      short: (f) =>
        f.mildNights
          ? `mosquitoes, nights ${f.low}`
          : f.insectsBelow
            ? 'midges down in the valleys'
            : `midges, days near ${f.high}`,
      long: (f) =>
        f.mildNights
          ? `Nights near ${f.low} are mild enough for mosquitoes`
          : f.insectsBelow
            ? 'Too cold for midges and mosquitoes up here, not down in the valleys'
            : `Days near ${f.high}, when midges and mosquitoes are out`,
    },
    ticks: {
      short: (f) => `ticks, days near ${f.high}`,
      long: (f) => `Days near ${f.high}, when ticks are about`,
    },
    tides: { short: () => 'large tides', long: () => 'The tides of this coast are large' },
    sockets: {
      short: (f) => `sockets of type ${f.plugs}`,
      long: (f) => `Sockets of type ${f.plugs}`,
    },
    'bear-law': {
      short: () => 'required by the park',
      long: () => 'Whoever sleeps in the backcountry here must carry one',
    },
    'not-on-planes': {
      short: () => 'not allowed on planes',
      long: () => 'No airline carries gas, in no luggage',
    },
    'tent-nights': {
      short: (f) => inNights(f, 'in a tent'),
      long: (f) => inNights(f, 'in a tent'),
    },
    'hut-nights': {
      short: (f) => inNights(f, SHELTERS[f.shelter]),
      long: (f) => inNights(f, SHELTERS[f.shelter]),
    },
    children: { short: () => 'for the children', long: () => 'For the children' },
    dog: { short: () => 'for the dog', long: () => 'For the dog' },
    days: { short: (f) => forDays(f), long: (f) => capitalize(forDays(f)) },
    group: {
      short: (f) => (f.travelers === 1 ? forDays(f) : `${f.travelers}\u00A0travelers`),
      long: (f) =>
        f.travelers === 1 ? capitalize(forDays(f)) : `For ${f.travelers}\u00A0travelers`,
    },
  },
  theme: (label) => (PURSUIT.test(label) ? `for ${label}` : `you asked for: ${label}`),
  tails: {
    'insulated-jacket': ({ lent }) => (lent ? LENT : 'for sitting still outside'),
    parka: 'the outermost layer when you stand still',
    'base-layer': 'worn next to the skin, dries overnight',
    'base-layer-legs': 'under the trousers from the first hour',
    fleece: 'on and off all day',
    'wind-jacket': 'for the evening and every ridge',
    shorts: 'long trousers only for the evening',
    gloves: 'for cold mornings',
    'warm-hat': 'warms a lot and weighs next to nothing',
    'desert-scarf': 'shade for the neck, a filter against dust',
    neck: 'closes the gap between collar and chin',
    'city-shoes': 'a pair you have already walked in',
    'hiking-boots': 'a firm sole when paths are wet, walked in before you leave',
    'winter-boots': ({ lent }) => (lent ? LENT : 'lined, for snow and slush'),
    spikes: 'for trodden ice on pavements',
    'rain-jacket': 'keeps out the wind as well',
    'rain-trousers': 'knees get wet first',
    umbrella: 'enough for town and short showers',
    'pack-cover': 'keeps the inside of the pack dry',
    sunscreen: 'for face, neck and hands, twice a day',
    'sun-hat': 'with shade for the neck',
    'glacier-glasses': 'snow doubles the light',
    'head-lamp': ({ stay, wild }) =>
      stay === 'tent' || stay === 'camper'
        ? wild
          ? 'for cooking and packing in the dark'
          : 'for the pitch and the way to the wash house'
        : stay === 'hut'
          ? 'for an early start without waking the room'
          : 'for the way back',
    'first-aid': 'for small wounds far from a pharmacy',
    'sleep-mask': 'few curtains are thick enough',
    'vacuum-flask': 'something hot at the halfway point',
    adapter: (f) =>
      f.otherVolts === ''
        ? 'yours does not fit without one'
        : `yours does not fit without one. ${volts(f)}`,
    cable: (f) => (f.otherVolts === '' ? '' : volts(f)),
    cards: (f) => (f.otherMoney === '' ? '' : `what is paid with there is ${f.otherMoney}`),
    'jacket-ski-kids': BORROW,
    'trousers-ski-kids': BORROW,
    'jacket-winter-kids': BORROW,
    'boots-winter-kids': BORROW,
    'rain-suit-kids': BORROW,
    'boots-kids': BORROW,
    repellent: (f) =>
      f.mildNights ? 'on the skin at dusk' : 'on the skin whenever the air is still',
    tick: 'look yourself over every evening',
    'tide-table': 'high and low water for every day',
    poncho: 'covers the pack as well and lets the air in',
    'bite-relief': 'for the ones that got through',
    'mosquito-net': 'over every bed without a screen',
    'head-net': 'worn over a hat with a brim',
    altitude: 'shows how your body copes with the height',
    rehydration: 'for the salt you sweat out',
    'sleeping-bag': 'chosen for this temperature',
    mat: 'the cold comes from below',
    liner: (f) =>
      f.shelter === 'hostels'
        ? 'not every hostel has blankets, or washes them often'
        : 'huts give blankets and want this under them',
    'water-treatment': 'for lakes, streams and taps on the way',
    'shirt-against-insects': 'worn from dusk, sleeves down',
    'tripod-travel': 'no hand is still for eight seconds',
    'dog-papers': 'the vet enters the vaccination, at least 21\u00A0days ahead',
    'bear-canister': 'wilderness offices and shops lend them',
    fuel: 'the first outdoor shop or filling station has it',
    stove: 'for a screw-on cartridge, which is sold nearly everywhere',
    'wetsuit-surf': 'the surf school has the thickness for it',
    'wetsuit-dive': 'the dive centre has the thickness for it',
    skis: 'fitted to your height in the shop by the lift',
    'ski-boots': 'try several pairs, and change them on the second day if they hurt',
    bicycle: 'ask for your frame size when you book',
    surfboard: 'beginners want a long, soft one',
    kayak: 'with paddle, and a briefing on wind and currents',
    'dive-gear': 'regulator and jacket are serviced there',
    'car-seat': 'book it with the car, by age and weight',
    medicine: 'in the hand luggage, for all the days and two more',
    passport: 'look at the date of expiry today',
    insurance: 'the number to call is what matters',
    'trousers-temple': 'knees covered at the entrance',
    'shawl-respectful': 'shoulders covered at the entrance',
  },
  sized: (f) => `to fit ${f.sizes}\u00A0cm`,
  forChildren: 'For the children',
  sets: (each, days) =>
    each < days ? `${each} each, washed on the way` : `${each} each, one a day`,
};

function precipitation(f: EquipmentFigures): string {
  return `${f.snow ? 'snow' : 'rain'} ${f.wetDays ?? ''} of 10\u00A0days`;
}

function volts(f: EquipmentFigures): string {
  return `It is ${f.otherVolts}\u00A0volts there: chargers that say 100–240\u00A0V take it, hair dryers from home do not`;
}

function forDays(f: EquipmentFigures): string {
  return f.tripDays === 1 ? 'for the day' : `for ${f.tripDays}\u00A0days`;
}

/** '10 nights in a tent'; a single day has at most one. At which stops of several, nobody knows. */
function inNights({ days, tripDays }: EquipmentFigures, where: string): string {
  if (tripDays !== days) return `nights ${where}`;
  const nights = Math.max(1, days - 1);
  return nights === 1 ? `one night ${where}` : `${nights}\u00A0nights ${where}`;
}
