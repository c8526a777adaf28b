import { readKinds } from './read-kinds.ts';

type KindProperty = Awaited<ReturnType<typeof readKinds>>['properties'][number];

/** The generated files, by their paths; they still have to be formatted. */
export async function kindsInTypescript(): Promise<ReadonlyMap<string, string>> {
  const tables = [
    { file: 'sights.txt', noun: 'sight', ...(await readKinds('sights.txt', ['map', 'group'])) },
    { file: 'places.txt', noun: 'place', ...(await readKinds('places.txt', [])) },
  ];
  const files = tables.flatMap(({ file, noun, kinds, properties }) => {
    const title = `// Generated from data/kinds/${file} by \`npm run data -- <folder> kinds\`: change that file.`;
    const ofKinds =
      `/** In the order of their numbers in the data. */\n` +
      `export const ${noun.toUpperCase()}_KINDS = ${listOf(kinds)} as const;`;
    const lists = (asker: KindProperty['asker']) =>
      properties
        .filter((property) => property.asker === asker)
        .map((property) => declaration(property, noun));
    return [
      [`src/domain/kinds/${noun}-kinds.ts`, [title, ofKinds, ...lists('page')]],
      [`src/domain/kinds/${noun}-properties.ts`, [title, ...lists('rules')]],
    ] as const;
  });
  return new Map(files.map(([path, parts]) => [path, `${parts.join('\n\n')}\n`]));
}

/** UNDER_ROOF_SIGHTS for the property 'under-roof', SIGHTS_BY_MAP for the column 'map'. */
export function constantOf({ name, values }: KindProperty, noun: string): string {
  const [word, many] = [name.toUpperCase().replaceAll('-', '_'), `${noun.toUpperCase()}S`];
  return values === null ? `${word}_${many}` : `${many}_BY_${word}`;
}

function declaration(property: KindProperty, noun: string): string {
  const { kinds, meaning, values } = property;
  const entries = [...(values ?? [])].map(([key, having]) => `'${key}': ${listOf(having)}`);
  const value = values === null ? listOf(kinds) : `{ ${entries.join(', ')} }`;
  return `/** ${meaning} */\nexport const ${constantOf(property, noun)} = ${value} as const;`;
}

function listOf(kinds: readonly string[]): string {
  return `[${kinds.map((kind) => `'${kind}'`).join(', ')}]`;
}
