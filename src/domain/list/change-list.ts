import { cutText } from '../entered-text.ts';
import type { OwnChange, TripOwn } from '../trip/trip-own.ts';
import { LONGEST_NAME, LONGEST_NOTE, QUANTITY } from './list-edits.ts';
import type { Bag, LineEdit, ListEdits, OwnLine, Whose } from './list-edits.ts';

/** New values of a line; null and an empty text mean the computed value. Fields that are left out stay. */
export type LinePatch = {
  name?: string | null;
  quantity?: number | null;
  note?: string | null;
  bag?: Bag | null;
  whose?: Whose | null;
  away?: boolean;
  unused?: boolean;
};

/** Changes one line of the list. */
export function editLine(key: string, patch: LinePatch): OwnChange {
  return changing((edits) => ({ ...edits, lines: withPatch(edits.lines, key, patch) }));
}

/** Adds a line of one's own, at the end; one that is there already gets these values. */
export function addOwnLine(line: OwnLine): OwnChange {
  const { group = '', ...rest } = line;
  const [name, heading] = [cleaned(line.name, LONGEST_NAME), cleaned(group, LONGEST_NAME)];
  if (name === '') return (own) => own;
  const added = { ...rest, name, ...(heading === '' ? {} : { group: heading }) };
  return changing((edits) => {
    const at = edits.own.findIndex(({ key }) => key === line.key);
    if (at >= 0) return { ...edits, own: edits.own.with(at, added) };
    return { ...edits, own: [...edits.own, added] };
  });
}

/** Weight, and whether it is still to be bought, of a line of one's own. */
export function changeOwnLine(
  key: string,
  values: Partial<Pick<OwnLine, 'weight_g' | 'toBuy'>>,
): OwnChange {
  return changing((edits) => ({
    ...edits,
    own: edits.own.map((line) => (line.key === key ? { ...line, ...values } : line)),
  }));
}

/** Removes a line of one's own with all that was changed of it, and its ticks. */
export function removeOwnLine(key: string): OwnChange {
  return (own) => ({
    ...own,
    packed: own.packed.filter((one) => one !== key),
    packing: { ...own.packing, home: own.packing.home.filter((one) => one !== key) },
    listEdits: {
      ...own.listEdits,
      own: own.listEdits.own.filter((line) => line.key !== key),
      lines: own.listEdits.lines.filter((line) => line.key !== key),
    },
  });
}

/** Undoes `removeOwnLine`: the line is as it was before, last in the list. */
export function bringBackOwnLine(key: string, before: TripOwn): OwnChange {
  const has = (line: { key: string }) => line.key === key;
  const without = <Line extends { key: string }>(lines: readonly Line[]) =>
    lines.filter((line) => !has(line));
  const ticked = (ticks: readonly string[], now: readonly string[]) =>
    ticks.includes(key) && !now.includes(key) ? [...now, key] : [...now];
  return (own) => ({
    ...own,
    packed: ticked(before.packed, own.packed),
    packing: { ...own.packing, home: ticked(before.packing.home, own.packing.home) },
    listEdits: {
      ...own.listEdits,
      own: [...without(own.listEdits.own), ...before.listEdits.own.filter(has)],
      lines: [...without(own.listEdits.lines), ...before.listEdits.lines.filter(has)],
    },
  });
}

/** Gives the traveller of this number, from 1, a name; an empty one takes it away. */
export function namePerson(person: number, name: string): OwnChange {
  return changing((edits) => {
    const count = Math.max(edits.people.length, person);
    const people = Array.from({ length: count }, (_, index) =>
      index === person - 1 ? cleaned(name, LONGEST_NAME) : (edits.people[index] ?? ''),
    );
    return { ...edits, people };
  });
}

/** Takes the own lines, changes and names of another trip over; this trip's own changes win. */
export function takeList(from: ListEdits): OwnChange {
  return changing((edits) => withList(edits, from));
}

/** Undoes `takeList`: its additions are gone again, and everything else stays. */
export function giveListBack(from: ListEdits, before: ListEdits): OwnChange {
  const had = new Set([...before.lines, ...before.own].map(({ key }) => key));
  const came = new Set([...from.lines, ...from.own].map(({ key }) => key));
  const stays = ({ key }: { key: string }) => had.has(key) || !came.has(key);
  return changing((edits) => ({
    lines: edits.lines.filter(stays),
    own: edits.own.filter(stays),
    people: String(edits.people) === String(from.people) ? before.people : edits.people,
  }));
}

/** Would taking the list over change anything? */
export function bringsSomething(from: ListEdits, edits: ListEdits): boolean {
  const { lines, own, people } = withList(edits, from);
  const hasNames = people !== edits.people && people.some((name) => name !== '');
  return hasNames || lines.length > edits.lines.length || own.length > edits.own.length;
}

function withList(edits: ListEdits, from: ListEdits): ListEdits {
  const known = new Set([...edits.lines, ...edits.own].map(({ key }) => key));
  const isNew = ({ key }: { key: string }) => !known.has(key);
  return {
    lines: [...edits.lines, ...from.lines.filter(isNew)],
    own: [...edits.own, ...from.own.filter(isNew)],
    people: edits.people.some((name) => name !== '') ? edits.people : from.people,
  };
}

function changing(how: (edits: ListEdits) => ListEdits): OwnChange {
  return (own) => ({ ...own, listEdits: how(own.listEdits) });
}

/** A line of which nothing is changed any more is left out. */
function withPatch(lines: readonly LineEdit[], key: string, patch: LinePatch): LineEdit[] {
  const at = lines.findIndex((line) => line.key === key);
  const edit = patched(lines[at] ?? { key }, patch);
  const isPlain = Object.keys(edit).length === 1;
  if (at < 0) return isPlain ? [...lines] : [...lines, edit];
  return isPlain ? lines.filter((line) => line.key !== key) : lines.with(at, edit);
}

/** Cut to what the schema accepts, so that what is stored can be read again. */
function patched(before: LineEdit, patch: LinePatch): LineEdit {
  const { key } = before;
  const name = cleaned(valueOf('name') ?? '', LONGEST_NAME);
  const note = cleaned(valueOf('note') ?? '', LONGEST_NOTE);
  const quantity = valueOf('quantity');
  const bag = valueOf('bag');
  const whose = valueOf('whose');
  const away = patch.away ?? before.away;
  const unused = patch.unused ?? before.unused;
  return {
    key,
    ...(name === '' ? {} : { name }),
    ...(note === '' ? {} : { note }),
    ...(quantity === null ? {} : { quantity: wholeQuantity(quantity) }),
    ...(bag === null ? {} : { bag }),
    ...(whose === null ? {} : { whose }),
    ...(away === true ? { away } : {}),
    ...(unused === true ? { unused } : {}),
  };

  function valueOf<Field extends 'name' | 'note' | 'quantity' | 'bag' | 'whose'>(field: Field) {
    return field in patch ? (patch[field] ?? null) : (before[field] ?? null);
  }
}

function wholeQuantity(quantity: number): number {
  const { min, max } = QUANTITY;
  return Number.isFinite(quantity) ? Math.min(max, Math.max(min, Math.round(quantity))) : min;
}

function cleaned(text: string, longest: number): string {
  const short = cutText(text).replace(/\s+/gu, ' ').trim();
  return short
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim();
}
