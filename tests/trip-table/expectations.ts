/** The names that a row may ask of its plan: each stands for a list of texts, see texts-of.ts. */
export const ASKED = [
  'weather',
  'packs',
  'jobs',
  'has',
  'buys',
  'hires',
  'each',
  'does',
  'names',
  'needs',
  'warns',
] as const;

export type Asked = (typeof ASKED)[number];

/** A row's expectations of its plan. */
export type Expected = {
  /** Patterns that each match one of the texts, and patterns that match none. */
  texts: Readonly<Record<Asked, { must: readonly RegExp[]; not: readonly RegExp[] }>>;
  /**
   * Exceptions for this trip: jobs of the packing list that few trips need, or `climb`; and faults that a
   * rule finds and a reader accepts: `quote`, `long-title`, `unplaced`, `no-icon`.
   */
  may: ReadonlySet<string>;
  /** Most that the list for the trip costs who owns nothing of it, whole euro a head. */
  costs: number;
};

/** A long hike and a week of skiing cost more, and their rows say so. */
const USUAL_COSTS = 400;
/** Found anywhere in a text; the patterns of all others mean a text as a whole. */
const ANYWHERE: ReadonlySet<Asked> = new Set(['packs', 'does', 'names', 'warns']);

/**
 * Reads the fields of a row that begin with a word. 'packs tent stove/fuel': each of the two is
 * there, where `/` means either, and `.` any character, a space too. 'no-packs parka': it is not
 * there. 'may poles': it may be there. 'costs 700': the list costs at most that.
 */
export function expectedOf(fields: readonly string[]): Expected {
  const read = new Map(
    fields.map((field) => {
      const [word = '', ...tokens] = field.split(/ +/u);
      return [word, tokens] as const;
    }),
  );
  const of = (asked: Asked) => ({
    must: patterns(asked, read.get(asked)),
    not: patterns(asked, read.get(`no-${asked}`)),
  });
  const known = new Set<string>([
    'may',
    'costs',
    ...ASKED.flatMap((asked) => [asked, `no-${asked}`]),
  ]);
  const unknown = [...read.keys()].filter((word) => !known.has(word));
  if (unknown.length > 0) throw new Error(`Nothing is asked by ${unknown.join()}`);
  return {
    texts: {
      weather: of('weather'),
      packs: of('packs'),
      jobs: of('jobs'),
      has: of('has'),
      buys: of('buys'),
      hires: of('hires'),
      each: of('each'),
      does: of('does'),
      names: of('names'),
      needs: of('needs'),
      warns: of('warns'),
    },
    may: new Set(read.get('may')),
    costs: Number(read.get('costs')?.[0] ?? USUAL_COSTS),
  };
}

function patterns(asked: Asked, tokens: readonly string[] = []): RegExp[] {
  return tokens
    .map((token) => token.replaceAll('/', '|'))
    .map((either) => new RegExp(ANYWHERE.has(asked) ? either : `^(?:${either})$`, 'u'));
}
