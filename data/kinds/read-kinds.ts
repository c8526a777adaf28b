import { join } from 'node:path';
import { readingRow, writtenRows } from '#data/written-rows.ts';

/** Who asks a property: the page before the planner can be used, or rules later and elsewhere. */
type Asker = 'page' | 'rules';

/** A property or a column between, who asks it and what it means. */
type KindProperty = {
  name: string;
  asker: Asker;
  meaning: string;
  /** The kinds that have it; none for a column. */
  kinds: readonly string[];
  /** The kinds of each value of a column; null for a property. */
  values: ReadonlyMap<string, readonly string[]> | null;
};

/** A table of kinds, which are in the order of their numbers. */
type KindTable = { kinds: readonly string[]; properties: readonly KindProperty[] };

const NAME = /^[a-z]+(?:-[a-z]+)*$/u;

/**
 * A table of this folder, whose columns are the kind, `between` and the properties. Throws where a row does not
 * fit them, with the file and the line.
 */
export async function readKinds(file: string, between: readonly string[]): Promise<KindTable> {
  const { rows } = await writtenRows(join(import.meta.dirname, file));
  const told = rows.filter(({ fields: [first] }) => first?.startsWith('='));
  const meanings = told.map(({ at, fields }) => readingRow(at, () => meaningOf(fields)));
  const known = meanings.map(({ name }) => name);
  const kinds = rows
    .filter((row) => !told.includes(row))
    .map(({ at, fields }) => readingRow(at, () => kindOf(fields, between, known)));
  const properties = meanings.map(({ name, asker, meaning }) => {
    const column = between.indexOf(name);
    const having = namesOf(kinds, (kind) => kind.properties.includes(name));
    const values = column === -1 ? null : byValue(kinds, column);
    return { name, asker, meaning, kinds: having, values };
  });
  return { kinds: kinds.map(({ name }) => name), properties };
}

function byValue(kinds: readonly Kind[], column: number): Map<string, string[]> {
  const all = new Set(kinds.map(({ values }) => values[column] ?? ''));
  all.delete('');
  return new Map(
    [...all].map((value) => [value, namesOf(kinds, ({ values }) => values[column] === value)]),
  );
}

function namesOf(kinds: readonly Kind[], has: (kind: Kind) => boolean): string[] {
  return kinds.filter(has).map(({ name }) => name);
}

function meaningOf([first = '', asker, meaning = '']: readonly string[]) {
  const name = first.slice(1).trim();
  if (!NAME.test(name)) throw new Error(`'${name}' is no name of a property`);
  if (asker !== 'page' && asker !== 'rules') throw new Error(`'${asker}' asks nothing`);
  if (meaning === '') throw new Error(`${name} means nothing`);
  return { name, asker, meaning } as const;
}

type Kind = { name: string; values: readonly string[]; properties: readonly string[] };

function kindOf(
  fields: readonly string[],
  between: readonly string[],
  known: readonly string[],
): Kind {
  const [name = '', ...rest] = fields;
  if (fields.length !== between.length + 2) throw new Error(`${fields.length} fields`);
  if (!NAME.test(name)) throw new Error(`'${name}' is no name of a kind`);
  const properties = (rest.at(-1) ?? '').split(' ').filter((word) => word !== '');
  const unknown = properties.find((property) => !known.includes(property));
  if (unknown !== undefined) throw new Error(`no property '${unknown}'`);
  return { name, values: rest.slice(0, -1), properties };
}
