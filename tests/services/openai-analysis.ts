import { lineOf, namesOf, quotedOf } from './openai-prompt.ts';

/** Words of a wish, in both languages, with their activity and its terrains. */
const WISHES: readonly [RegExp, activity: string, ...terrains: string[]][] = [
  [/hik|trek|wander|berg/u, 'Hiking', 'Mountains', 'Forest'],
  [/mountaineer|summit|gipfel/u, 'Mountaineering', 'High mountains'],
  [/climb|kletter/u, 'Climbing', 'Mountains'],
  [/camp|tent|zelt/u, 'Camping', 'Forest', 'Lakes and rivers'],
  [/cycl|bike|\brad/u, 'Cycling', 'Hills'],
  [/swim|beach|strand|baden/u, 'Swimming and beach', 'Coast'],
  [/snorkel|div(?:e|ing)|tauch|schnorchel/u, 'Snorkelling and diving', 'Coast', 'Island'],
  [/kayak|canoe|paddl|kajak|kanu/u, 'Paddling', 'Lakes and rivers', 'Coast'],
  [/sail|segel/u, 'Sailing', 'Coast'],
  [/surf/u, 'Surfing', 'Coast'],
  [/fish|angeln/u, 'Fishing', 'Lakes and rivers'],
  [/ski|snowboard/u, 'Skiing and snowboarding', 'Snow and ice', 'Mountains'],
  [/northern lights|snowshoe|nordlicht|schneeschuh/u, 'Winter walking', 'Snow and ice'],
  [/photo|foto/u, 'Photography'],
  [/wildlife|safari|birds|tiere|vögel/u, 'Wildlife watching', 'Lowland'],
  [/star|stern/u, 'Stargazing', 'High plateau'],
  [/city|stadt|städte/u, 'City sightseeing', 'City'],
  [/museum|cultur|kultur|histor|geschicht|\bart\b/u, 'Culture and museums', 'City'],
  [/food|market|essen|markt|wine|wein/u, 'Food and markets', 'City'],
  [/relax|wellness|yoga|erhol|quiet|ruhe|ruhig/u, 'Relaxation and wellness', 'Lakes and rivers'],
  [/\brun|lauf|jogg/u, 'Running', 'Lowland'],
  [/famil|kid|child|kinder/u, 'Family outings', 'Lowland'],
];

const WITHOUT_WISH: (typeof WISHES)[number][] = [
  [/./u, 'City sightseeing', 'City'],
  [/./u, 'Food and markets', 'City'],
  [/./u, 'Photography', 'Hills'],
];

/** From the coldest to the hottest: the climate below this daily mean, in degrees Celsius. */
const CLIMATES: readonly [below: number, climate: string][] = [
  [-8, 'Arctic cold'],
  [2, 'Winter cold'],
  [11, 'Cool'],
  [18, 'Mild'],
  [25, 'Warm'],
  [Infinity, 'Hot and dry'],
];

/** Of a catalogue with other names, which a real model would choose from. */
const FOREIGN_NAMES = 2;

/** Answers step 1 as a model would, from the wish, the latitude and the month. */
export function writeAnalysis(message: string): string {
  const purpose = quotedOf(message, 'Purpose').toLowerCase();
  const meant = WISHES.filter(([pattern]) => pattern.test(purpose));
  const wishes = meant.length > 0 ? meant : WITHOUT_WISH;
  return JSON.stringify({
    terrains: offered(
      message,
      'Terrains',
      wishes.flatMap(([, , ...terrains]) => terrains),
    ),
    climates: offered(message, 'Climates', [climateOf(message)]),
    activities: offered(
      message,
      'Activities',
      wishes.map(([, activity]) => activity),
    ),
  });
}

function offered(message: string, label: string, wanted: string[]): string[] {
  const names = namesOf(message, label);
  const known = [...new Set(wanted)].filter((name) => names.includes(name));
  return known.length > 0 ? known : names.slice(0, FOREIGN_NAMES);
}

/** From a rough mean temperature by latitude and month. */
function climateOf(message: string): string {
  const latitude = Number.parseFloat(lineOf(message, 'Coordinates'));
  const month = Number(lineOf(message, 'Dates').slice(5, 7));
  const summer = Math.cos(((month - 7) / 6) * Math.PI) * Math.sign(latitude);
  const mean = 27 - 0.006 * latitude ** 2 + 0.2 * Math.abs(latitude) * summer;
  return CLIMATES.find(([below]) => mean < below)?.[1] ?? 'Mild';
}
