import { join } from 'node:path';
import { readingRow, writtenRows } from '#data/written-rows.ts';

/** A property, what it means, and the kinds that have it. */
type KindProperty = { name: string; meaning: string; kinds: readonly string[] };

/** A table of kinds: the kinds in order, by each property, and by the values of each other column. */
type KindTable = {
  kinds: readonly string[];
  properties: readonly KindProperty[];
  columns: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

const NAME = /^[a-z]+(?:-[a-z]+)*$/u;

/**
 * A table of this folder, whose columns are the kind, `between` and the properties. Throws where a row does not
 * fit them, with the file and the line.
 */
export async function readKinds(file: string, between: readonly string[]): Promise<KindTable> {
  const { rows } = await writtenRows(join(import.meta.dirname, file));
  const meanings = rows.filter(({ fields: [first] }) => first?.startsWith('='));
  const names = meanings.map(({ fields: [name = ''] }) => name.slice(1).trim());
  const kinds = rows
    .filter((row) => !meanings.includes(row))
    .map(({ at, fields }) => readingRow(at, () => kindOf(fields, between, names)));
  const named = (values: readonly string[], has: (kind: Kind, value: string) => boolean) =>
    Object.fromEntries(
      values.map((value) => [
        value,
        kinds.filter((kind) => has(kind, value)).map(({ name }) => name),
      ]),
    );
  const ofProperty = named(names, ({ properties }, name) => properties.includes(name));
  return {
    kinds: kinds.map(({ name }) => name),
    properties: meanings.map(({ at, fields: [, meaning = ''] }, index) => {
      const name = names[index] ?? '';
      const having = ofProperty[name] ?? [];
      if (meaning === '' || having.length === 0) throw new Error(`${at}: ${name} says nothing`);
      return { name, meaning, kinds: having };
    }),
    columns: Object.fromEntries(
      between.map((column, at) => {
        const values = [...new Set(kinds.map(({ values: own }) => own[at] ?? ''))];
        const told = values.filter((value) => value !== '');
        return [column, named(told, ({ values: own }, value) => own[at] === value)];
      }),
    ),
  };
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
