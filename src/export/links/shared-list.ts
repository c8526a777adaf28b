import * as v from 'valibot';
import { carryOver } from '#src/domain/list/carry-over.ts';
import { editLine } from '#src/domain/list/change-list.ts';
import {
  LONGEST_NAME,
  MOST_OWN_LINES,
  lineEditSchema,
  ownLineSchema,
} from '#src/domain/list/list-edits.ts';
import type { ListEdits } from '#src/domain/list/list-edits.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { TRAVELERS } from '#src/domain/trip/travelers.ts';
import { lengthened, shortened } from './short-keys.ts';

const LINE = {
  key: 'k',
  name: 'n',
  quantity: 'q',
  note: 't',
  away: 'a',
  bag: 'b',
  whose: 'w',
} as const;
/** Whether it is there yet is about what the sender owns. */
const OWN = {
  key: 'k',
  name: 'n',
  quantity: 'q',
  weight_g: 'g',
  kind: 'c',
  part: 'p',
  group: 'h',
} as const;
const USUAL_OWN = { quantity: 1, weight_g: null, kind: null, part: 'trip' } as const;

const recordsSchema = v.optional(
  v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MOST_OWN_LINES)),
  [],
);

/** Changed lines, own lines and names of people. */
export const listWireSchema = v.strictObject({
  l: recordsSchema,
  o: recordsSchema,
  p: v.optional(v.array(v.string()), []),
});

/** Unlike a stored list's, not one item may be wrong. */
const wholeListSchema = v.object({
  lines: v.array(lineEditSchema),
  own: v.array(ownLineSchema),
  people: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(LONGEST_NAME))),
    v.maxLength(TRAVELERS.max),
  ),
});

/** Throws where anything of it cannot be read. */
export function readList({ l, o, p }: v.InferOutput<typeof listWireSchema>): ListEdits {
  return v.parse(wholeListSchema, {
    lines: l.map((line) => lengthened(line, LINE)),
    own: o.map((line) => lengthened(line, OWN)),
    people: p,
  });
}

/** Undefined where nothing of the list is changed. Notes and names of people only `withNotes`. */
export function listWire(
  { listEdits, ...planned }: Pick<PlannedTrip, 'trip' | 'wordings'> & { listEdits: ListEdits },
  { withNotes, computedAlike }: { withNotes: boolean; computedAlike: boolean },
): v.InferInput<typeof listWireSchema> | undefined {
  const shared = withNotes ? listEdits : withoutNotes(listEdits);
  const { lines, own, people } = computedAlike ? shared : withNames(shared, planned);
  const wire = {
    ...(lines.length === 0 ? {} : { l: lines.map((line) => shortened(line, LINE)) }),
    ...(own.length === 0 ? {} : { o: own.map((line) => shortened(line, OWN, USUAL_OWN)) }),
    ...(people.some((name) => name !== '') ? { p: people } : {}),
  };
  return Object.keys(wire).length === 0 ? undefined : wire;
}

/** A line of which only a note was written is as computed. */
function withoutNotes(listEdits: ListEdits): ListEdits {
  const own = { ...NOTHING_OWN, listEdits };
  const bare = listEdits.lines.reduce((now, { key }) => editLine(key, { note: null })(now), own);
  return { ...bare.listEdits, people: [] };
}

/** With the changed lines as own ones too, for a list that is computed without them. */
function withNames(edits: ListEdits, planned: Pick<PlannedTrip, 'trip' | 'wordings'>): ListEdits {
  const wording = wordingIn(planned, planned.trip.language);
  if (wording === null) return edits;
  const list = wording.recommendation.sections.recommendedEquipment;
  return carryOver(list, { ...NOTHING_OWN, listEdits: edits }, { categories: [] }).listEdits;
}
