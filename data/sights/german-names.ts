import type { ListedSight } from './listed-sight.ts';

/** German keeps the English names of these countries' sights. */
const ENGLISH_SPEAKING = new Set(
  'AU CA GB IE NZ US ZA KE UG TZ ZM ZW BW NA MW GH NG JM BS BB TT BZ GD LC VC AG DM KN KY VG VI BM FK GI MT PR SG IM JE GG GU MP AI TC'.split(
    ' ',
  ),
);
/** Words that German would translate, so that a rule would leave half of a name English. */
const ENGLISH_WORD =
  /\b(?:and|angel|battle|bath|bears?|birds?|black|blue|boat|bridge|butterfly|cape|castle|catholic|central|city|clear|coast|coral|dance|deer|diamond|east|elephant|emerald|emperor|fig|fish|fort|garden|giant|golden|governor|grand|great|green|high|holy|house|ice|imperial|island|islands|isle|jade|king|lake|little|long|lotus|lower|marble|military|monkey|moon|mount|mountain|museum|national|natural|new|north|ocean|of|old|orange|painted|palace|palm|paradise|park|pearl|pink|presidential|prince|queen|rainbow|red|reed|rice|river|rock|royal|salt|sea|secret|seven|shipwreck|silver|snow|south|stone|summer|sun|super|swallows|temple|the|three|tiger|tree|turtle|underground|upper|valley|village|walled|water|west|white|wild|wind|winter)\b/iu;

/** Rules by the end of an English name; $1 is the name itself, '-' joins its words by hyphens. */
const ENDINGS: readonly (readonly [RegExp, german: string])[] = [
  [/^(.+) (?:Water)?falls$/iu, '$1-Wasserfälle'],
  [/^(.+) Waterfall$/u, '$1-Wasserfall'],
  [/^(.+) Glacier$/u, '$1-Gletscher'],
  [/^(.+) Gorge$/u, '$1-Schlucht'],
  [/^(.+) Canyon$/u, '$1-Canyon'],
  [/^(.+) Caves$/u, '$1-Höhlen'],
  [/^(.+) Cave$/u, '$1-Höhle'],
  [/^(.+) Volcano$/u, 'Vulkan $1'],
  [/^(.+) Desert$/u, '$1-Wüste'],
  [/^(.+) (?:Beach|Beaches)$/u, 'Strand von $1'],
  [/^(.+) Temple$/u, '$1-Tempel'],
  [/^(.+) Pagoda$/u, '$1-Pagode'],
  [/^(.+) Mosque$/u, '$1-Moschee'],
  [/^(.+) Shrine$/u, '$1-Schrein'],
  [/^(.+) Monastery$/u, 'Kloster $1'],
  [/^(.+) Abbey$/u, 'Abtei $1'],
  [/^(.+) Cathedral$/u, 'Kathedrale von $1'],
  [/^(.+) Old Town$/u, 'Altstadt von $1'],
  [/^(.+) Lighthouse$/u, 'Leuchtturm $1'],
  [/^(.+) Zoo$/u, 'Zoo $1'],
  [/^(.+) Ruins$/u, 'Ruinen von $1'],
  [/^(.+) Railway$/u, '$1-Bahn'],
  [/^(.+) Nature Reserve$/u, 'Naturreservat $1'],
  [/^(.+) Fortress$/u, 'Festung $1'],
  [/^Fortress of (.+)$/u, 'Festung $1'],
  [/^(.+) Kremlin$/u, 'Kreml von $1'],
  [/^Château (?:de |d['’])(.+)$/u, 'Schloss $1'],
];
const CASTLES: readonly RegExp[] = [/^(.+) (?:Castle|Palace)$/u, /^(?:Castle|Palace) of (.+)$/u];

/** The German name of a sight whose source has none; empty where the English one serves. */
export function germanName({ name, nameDe, kind, countries }: ListedSight): string {
  if (nameDe !== '') return nameDe === name ? '' : nameDe;
  if (countries.split('|').every((code) => ENGLISH_SPEAKING.has(code))) return '';
  for (const [ending, german] of ENDINGS) {
    const own = ending.exec(name)?.[1];
    if (own !== undefined) return ENGLISH_WORD.test(own) ? '' : withName(german, own);
  }
  if (kind !== 'castle' && kind !== 'palace' && kind !== 'ruin') return '';
  const own = CASTLES.map((ending) => ending.exec(name)?.[1]).find(Boolean);
  if (own === undefined || ENGLISH_WORD.test(own)) return '';
  return `${kind === 'palace' ? 'Schloss' : 'Burg'} ${own}`;
}

function withName(german: string, own: string): string {
  const joined = german.startsWith('$1-') ? own.replaceAll(' ', '-') : own;
  return german.replace('$1', joined);
}
