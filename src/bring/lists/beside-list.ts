import type { Addition } from '#src/domain/list/add-lines.ts';
import { LONGEST_NAME } from '#src/domain/list/list-edits.ts';
import type { KnownLine } from './known-lines.ts';
import type { ListedGroup, ListedLine } from './listed.ts';
import { foldedName } from './same-name.ts';

/** A line that was read, compared with the list: new, twice in the same text, set aside, or on it. */
export type BroughtLine = ListedLine & { id: string } & (
    | { is: 'new' | 'twice' }
    | { is: 'away' | 'here'; known: KnownLine }
  );

export type BroughtGroup = Omit<ListedGroup, 'lines'> & { id: string; lines: BroughtLine[] };

/** The lines that were read, each compared with the list. Ids stay while the text around them changes. */
export function besideList(
  groups: readonly ListedGroup[],
  find: (name: string) => KnownLine | null,
): BroughtGroup[] {
  const seen = new Map<string, number>();
  return groups.map(({ lines, ...group }) => ({
    ...group,
    id: `${group.part ?? ''} ${group.name}`,
    lines: lines.map((line) => {
      const folded = foldedName(line.name) || line.name;
      const before = seen.get(folded) ?? 0;
      seen.set(folded, before + 1);
      const known = find(line.name);
      const id = `${folded} ${before}`;
      if (known !== null) return Object.assign({ id, is: stateOf(known), known }, line);
      return Object.assign({ id, is: before === 0 ? ('new' as const) : ('twice' as const) }, line);
    }),
  }));
}

function stateOf({ away }: KnownLine): 'away' | 'here' {
  return away ? 'away' : 'here';
}

/** Would the list have more of it? */
export function isMore(line: BroughtLine): boolean {
  return line.is === 'here' && line.quantity > line.known.quantity;
}

/** New lines are ticked in the preview at first. */
export function isChosenAtFirst({ is }: BroughtLine): boolean {
  return is === 'new';
}

/** The headings of lines without one, in the files that Fernweh writes. */
const NO_HEADING: ReadonlySet<string> = new Set(['Your own', 'Eigenes']);

/** The additions of the chosen lines. `withTicks`: lines that are ticked off in the text count as packed. */
export function additionOf(
  groups: readonly BroughtGroup[],
  isChosen: (line: BroughtLine) => boolean,
  { withTicks, newKey }: { withTicks: boolean; newKey: () => string },
): Addition {
  const chosen = groups.flatMap((group) =>
    group.lines.filter(isChosen).map((line) => ({ line, group })),
  );
  const fresh = chosen
    .filter(({ line }) => line.is === 'new' || line.is === 'twice')
    .map(({ line, group }) => ({ line, own: ownLineOf(line, group, newKey()) }));
  const known = chosen.flatMap(({ line }) =>
    line.is === 'here' || line.is === 'away' ? [{ line, key: line.known.key }] : [],
  );
  const ticked = [...fresh.map(({ line, own }) => ({ line, key: own.line.key })), ...known];
  return {
    own: fresh.map(({ own }) => own),
    raised: known
      .filter(({ line }) => isMore(line))
      .map(({ line, key }) => ({ key, quantity: line.quantity })),
    back: known.filter(({ line }) => line.is === 'away').map(({ key }) => key),
    packed: withTicks
      ? ticked.filter(({ line }) => line.packed === true).map(({ key }) => key)
      : [],
  };
}

function ownLineOf(line: ListedLine, group: BroughtGroup, key: string): Addition['own'][number] {
  // One of our own lists has parts and no headings.
  const heading = group.part === undefined && !NO_HEADING.has(group.name) ? group.name : '';
  const { name, rest } = shortName(line.name);
  return {
    line: {
      key,
      name,
      quantity: line.quantity,
      weight_g: line.weightGrams,
      kind: null,
      part: group.part ?? 'trip',
      toBuy: false,
      ...(heading === '' ? {} : { group: heading }),
    },
    note: [rest, line.note].filter((part) => part !== '').join(' '),
  };
}

/** A name that is too long is cut at a blank; the rest is its note. */
function shortName(name: string): { name: string; rest: string } {
  if (name.length <= LONGEST_NAME) return { name, rest: '' };
  const blank = name.lastIndexOf(' ', LONGEST_NAME);
  const end = blank > 0 ? blank : LONGEST_NAME;
  return { name: name.slice(0, end), rest: name.slice(end).trim() };
}
