/**
 * Jobs that a thing packed for another stop does as well: nobody takes both. Only what one would really wear or
 * use there: a ski jacket keeps the rain off, but not in Rome.
 */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  'first-aid': ['first-aid-group'],
  'fins-travel': ['dive-gear'],
  gloves: ['mittens', 'gloves-ski'],
  'head-lamp': ['light-running'],
  'helmet-mountain': ['helmet-climbing'],
  'insulated-jacket': ['parka'],
  'jacket-sailing-light': ['rain-jacket'],
  liner: ['sleeping-bag'],
  'lycra-surf': ['shirt-uv'],
  neck: ['balaclava'],
  'outfit-smart': ['business-suit'],
  papers: ['passport'],
  'rain-jacket': ['poncho'],
  sandals: ['flip-flops'],
  shirt: ['sun-shirt', 'business-shirts'],
  'shirt-against-insects': ['sun-shirt'],
  'shirt-uv': ['lycra-dive'],
  'trousers-sailing': ['rain-trousers'],
  'trousers-temple': ['shawl-respectful'],
  umbrella: ['poncho'],
  'warm-trousers': ['insulated-trousers'],
  'water-shoes': ['shoes-neoprene'],
  'wind-jacket': ['rain-jacket', 'poncho'],
  'wool-socks': ['socks-ski'],
};

/** Whether another of these jobs is done by something that does this one too. */
export function isCovered(job: string | undefined, jobs: ReadonlySet<string>): boolean {
  return job !== undefined && (COVERED[job] ?? []).some((other) => jobs.has(other));
}
