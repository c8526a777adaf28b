import type { EquipmentFigures, EquipmentWords } from '../equipment/equipment-words.ts';
import { capitalize, joinList } from '../sentences.ts';

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
  summary({ days, travelers, asked, lines }) {
    const time = days === 1 ? 'one day' : `${days}\u00A0days`;
    const people = travelers === 1 ? 'one traveler' : `${travelers}\u00A0travelers`;
    const wishes = asked.length === 0 ? '' : `, with ${joinList(asked, 'en')}`;
    if (lines === 0) return `The catalogue has nothing to offer for ${time} and ${people} here.`;
    return `For ${time} and ${people}${wishes}. Each line says why it is on the list.`;
  },
  causes: {
    'cold-night': (f) =>
      f.coldNight === null ? `Nights near ${f.low}` : `Nights down to ${f.coldNight}`,
    'cold-day': (f) => `Days near ${f.high}`,
    layers: (f) => `${f.high} by day, ${f.low} at night`,
    heat: (f) => `Days near ${f.high}`,
    rain: (f) =>
      f.wetDays === null
        ? `${coast(f)}, and nobody counts the rain out there`
        : `${f.snow ? 'Snow' : 'Rain'} on ${f.wetDays} of 10\u00A0days`,
    snow: (f) =>
      f.snowDays === null
        ? `Days near ${f.high}, so snow is likely to lie`
        : `Snow lies on ${f.snowDays} of 10\u00A0days`,
    frost: (f) => `Frost in ${f.frostNights} of 10\u00A0nights`,
    sun: (f) => `Clear-sky UV index ${f.uvIndex}`,
    'bright-night': (f) =>
      f.light === 'polar-day' ? 'Sun for 24\u00A0hours a day' : `Light from ${f.sunrise}`,
    dark: (f) =>
      f.light === 'polar-night' ? `${f.days}\u00A0days without a sunrise` : `Dark from ${f.dusk}`,
    height: (f) => `${f.elevation} above the sea`,
    insects: (f) =>
      f.mildNights
        ? `Nights near ${f.low} are mild enough for insects`
        : `Days near ${f.high}, when insects are out`,
    ticks: (f) => `Days near ${f.high}, when ticks are about`,
    tides: (f) => `The sea is ${f.coastKm} away, and its tides are large`,
    days: (f) => daysAway(f.days),
    group: (f) => (f.travelers === 1 ? daysAway(f.days) : `${f.travelers}\u00A0travelers`),
  },
  terrains: {
    'High mountains': (f) => `Ground up to ${f.summit} nearby`,
    Mountains: (f) => `Ground up to ${f.summit} nearby`,
    Hills: (f) => `Hills with ${f.relief} between top and bottom`,
    Lowland: (f) => `Flat country, ${f.relief} between top and bottom`,
    'High plateau': (f) => `A plateau ${f.elevation} above the sea`,
    Forest: (f) => `Forest country, ${f.yearlyRain}\u00A0mm of rain a year`,
    Desert: (f) => `Dry country, ${f.yearlyRain}\u00A0mm of rain a year`,
    Coast: (f) => `The sea is ${f.coastKm} away`,
    Island: (f) => `Island country, the sea ${f.coastKm} away`,
    'Lakes and rivers': (f) => `The next lake is ${f.lake} away`,
    City: (f) =>
      f.city === null ? daysAway(f.days) : `${f.city.name} has ${f.city.people} people`,
    'Snow and ice': (f) => `Days near ${f.high} and snow on the ground`,
    'Open sea': coast,
  },
  tails: {
    'insulated-jacket': 'for sitting still outside',
    'insulated-vest': 'warms the core, weighs little',
    parka: 'the outermost layer when you stand still',
    'base-layer': 'dries overnight',
    'base-layer-legs': 'under the trousers from the first hour',
    fleece: 'on and off all day',
    'wind-jacket': 'for the evening and every ridge',
    shorts: 'long trousers only for the evening',
    't-shirt': 'the layer you wear most',
    gloves: 'for cold mornings',
    'warm-hat': 'the lightest warmth there is',
    'desert-scarf': 'shade for the neck, a filter against dust',
    neck: 'closes the gap between collar and chin',
    sleepwear: 'and a spare warm layer',
    'city-shoes': 'for every day that is no tour',
    'hiking-boots': 'a firm sole when paths are wet',
    'winter-boots': 'lined, for snow and slush',
    spikes: 'for trodden ice on pavements',
    'rain-jacket': 'the one piece not to leave at home',
    'rain-trousers': 'knees get wet first',
    umbrella: 'for town and short showers',
    'pack-cover': 'keeps the inside of the pack dry',
    sunscreen: 'for face, neck and hands',
    sunglasses: 'all day, not only at noon',
    'sun-hat': 'shade that comes along',
    bottle: 'drink before you are thirsty',
    daypack: 'for jacket, water and lunch',
    'packing-cubes': 'order in the bag to the last day',
    'head-lamp': 'for the way back',
    'first-aid': 'for small wounds before you find a pharmacy',
    'sleep-mask': 'makes the night dark',
    'vacuum-flask': 'something hot at the halfway point',
    'power-bank': 'maps and camera empty a phone by evening',
    adapter: 'one for all sockets',
    cable: 'for whatever you charge at night',
    papers: 'everything the border asks for in one place',
    money: 'cash and cards under the shirt',
    lock: 'for hostel lockers and zips',
    towel: 'dries in an hour',
    toiletries: 'everything in view on any door',
    teeth: 'small enough for the hand luggage',
    soap: 'for skin, hair and laundry',
    laundry: 'half the clothes, washed on the way',
    sanitizer: 'before every picnic',
    repellent: 'for dusk',
    tick: 'search yourself every evening',
    'tide-table': 'look before every walk on the flats',
    poncho: 'covers the pack as well and lets the air in',
    'bite-relief': 'for the ones that got through',
    'mosquito-net': 'over every bed without a screen',
    altitude: 'shows how your body copes with the height',
    rehydration: 'for the salt you sweat out',
    'sleeping-bag': 'chosen for this temperature',
    mat: 'the cold comes from below',
  },
  idea: (purpose) => `${capitalize(purpose)}, as suggested below`,
  meals: (each, days) =>
    each < days ? `${each} each, more on the way` : `${each} each, one a day`,
  sets: (each, days) =>
    each < days ? `${each} each, washed on the way` : `${each} each, one a day`,
};

function coast(f: EquipmentFigures): string {
  return `Open sea, ${f.farFromCoast ? 'more than ' : ''}${f.coastKm} from the coast`;
}

function daysAway(days: number): string {
  return days === 1 ? 'One day out' : `${days}\u00A0days away`;
}
