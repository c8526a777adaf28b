import { readKinds } from './read-kinds.ts';

/** The generated files, by their paths; they still have to be formatted. */
export async function kindsInTypescript(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['src/domain/kinds/sight-kinds.ts', await sourceOf('sights.txt', 'sight', ['map', 'group'])],
    ['src/domain/kinds/place-kinds.ts', await sourceOf('places.txt', 'place', [])],
  ]);
}

/** One list a property, so that the page loads those that it asks and no others. */
async function sourceOf(file: string, noun: string, between: readonly string[]): Promise<string> {
  const { kinds, properties, columns } = await readKinds(file, between);
  const [one, many] = [noun.toUpperCase(), `${noun.toUpperCase()}S`];
  const parts = [
    `// Generated from data/kinds/${file} by \`npm run data -- <folder> kinds\`: change that file.`,
    `/** In the order of their numbers in the data. */\nexport const ${one}_KINDS = ${listOf(kinds)} as const;`,
    ...properties.map(
      ({ name, meaning, kinds: having }) =>
        `/** ${meaning} */\nexport const ${constantOf(name)}_${many} = ${listOf(having)} as const;`,
    ),
    ...Object.entries(columns).map(([column, values]) => {
      const lists = Object.entries(values).map(
        ([value, having]) => `'${value}': ${listOf(having)}`,
      );
      return `export const ${many}_BY_${constantOf(column)} = {${lists.join(', ')}} as const;`;
    }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function listOf(kinds: readonly string[]): string {
  return `[${kinds.map((kind) => `'${kind}'`).join(', ')}]`;
}

/** 'under-roof' as UNDER_ROOF. */
function constantOf(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}
