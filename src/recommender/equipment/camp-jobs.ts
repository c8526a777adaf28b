import type { TripFacts } from '../trip-facts.ts';
import type { Job } from './job.ts';

const bright = ({ daylight }: TripFacts) =>
  daylight.kind === 'polar-day' || (daylight.kind === 'normal' && daylight.minutes >= 16.5 * 60);

/** For sport, sleep and kitchen. Narrower patterns come first. */
export const CAMP_JOBS: readonly Job[] = [
  { id: 'poles', match: /poles/u, causes: ['group'], basic: 1 },
  {
    id: 'mask-and-snorkel',
    match: /mask and snorkel|snorkel(?:l?ing)? (?:set|mask)/u,
    causes: ['group'],
    basic: 2,
  },
  {
    id: 'buoyancy',
    match: /buoyancy|^(?:automatic )?life (?:jacket|vest)/u,
    causes: ['group'],
    basic: 3,
  },
  {
    id: 'camera-power',
    match: /(?:camera|spare).*battery/u,
    causes: ['cold-night', 'days'],
    basic: 2,
  },
  { id: 'memory-card', match: /memory card/u, causes: ['days'] },
  {
    id: 'tent-repair',
    match: /footprint|groundsheet|repair kit|tent (?:pegs|stakes)/u,
    causes: ['days'],
  },
  { id: 'tent', match: /\btents?\b/u, causes: ['rain', 'days'], basic: 3 },
  {
    id: 'bivvy',
    match:
      /bivv?y|bivouac|emergency (?:blanket|shelter|bag)|space blanket|survival (?:bag|blanket)/u,
    causes: ['cold-night', 'group'],
  },
  { id: 'blanket', match: /blanket/u, causes: ['cold-night', 'group'] },
  { id: 'seat', match: /seat pad|foam seat|folding stool/u, causes: ['cold-day', 'group'] },
  { id: 'liner', match: /liner|travel sheet|hut sleeping/u, causes: ['days'], basic: 1 },
  { id: 'sleeping-bag', match: /sleeping bag|quilt/u, causes: ['cold-night', 'days'], basic: 3 },
  {
    id: 'mat',
    match: /sleeping (?:mat|pad)|air ?mat|foam mat|\bmattress\b|ridge ?rest/u,
    causes: ['cold-night', 'days'],
    basic: 2,
  },
  {
    id: 'sleep-mask',
    match: /(?:sleep|eye) mask/u,
    causes: ['bright-night'],
    when: bright,
    basic: 3,
  },
  { id: 'earplugs', match: /ear ?plugs/u, causes: ['days'], when: ({ days }) => days >= 3 },
  { id: 'pillow', match: /pillow/u, causes: ['days'], when: ({ days }) => days >= 2 },
  { id: 'hammock', match: /hammock/u, causes: ['heat', 'days'] },
  { id: 'tarp', match: /\btarp\b/u, causes: ['rain', 'sun'] },
  {
    id: 'vacuum-flask',
    match: /thermos|vacuum (?:flask|bottle)|insulated (?:bottle|mug)|thermal mug/u,
    causes: ['cold-day', 'cold-night'],
    basic: 1,
  },
  { id: 'dry-bag', match: /dry bags?/u, causes: ['rain'] },
  { id: 'binoculars', match: /binoculars/u, causes: ['group'], basic: 1 },
  {
    id: 'water-treatment',
    match: /water (?:filter|purif\w*)|purification|steri/u,
    causes: ['heat', 'days'],
  },
  { id: 'bladder', match: /bladder|hydration|reservoir/u, causes: ['heat', 'days'] },
  {
    id: 'bottle',
    match: /(?:water|drinking) bottle|\bbottle\b|canteen/u,
    causes: ['heat', 'height', 'days'],
    basic: 3,
  },
  { id: 'stove', match: /stove|cooker|burner/u, causes: ['cold-night', 'group'], basic: 2 },
  { id: 'fuel', match: /gas (?:canister|cartridge)|\bfuel\b/u, causes: ['days'] },
  { id: 'pots', match: /\bpots?\b|cook ?set|\bpan\b/u, causes: ['group'] },
  { id: 'cutlery', match: /cutlery|spork|spoon/u, causes: ['days'] },
  { id: 'cup', match: /\bcup\b|\bmug\b|\bbowl\b/u, causes: ['days'] },
  { id: 'cooler', match: /cool(?:er)? (?:bag|box)|\bcooler\b/u, causes: ['heat'] },
  { id: 'knife', match: /knife|multi.?tool/u, causes: ['group'] },
];
