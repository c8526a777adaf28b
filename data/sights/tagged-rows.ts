import { tagsIn } from '#src/recommender/read/tags-in.ts';

/** A row before its tags, and all that is written of the sight in every language. */
export type UntaggedSight<Row> = {
  row: (tags: number[]) => Row;
  text: string;
  /** A sight's `asks`, which tells only how hard it is: 'swimwear' makes no beach. */
  asks: string;
};

const OF_ASKS = 'demanding';

/** The rows with their tags, and the names of the tags, the commonest first. */
export function taggedRows<Row>(sights: readonly UntaggedSight<Row>[]): {
  tags: string[];
  rows: Row[];
} {
  const tagged = sights.map(({ row, ...written }) => ({ row, names: tagsOfSight(written) }));
  const counts = new Map<string, number>();
  for (const name of tagged.flatMap(({ names }) => names)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const tags = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const indices = new Map(tags.map((name, index) => [name, index]));
  const rows = tagged.map(({ row, names }) =>
    row(names.flatMap((name) => indices.get(name) ?? []).toSorted((a, b) => a - b)),
  );
  return { tags, rows };
}

/** The tags of names and notes; sorted, each once. */
export function tagsOfSight({ text, asks }: { text: string; asks: string }): string[] {
  const hard = tagsIn(asks).filter((tag) => tag === OF_ASKS);
  return [...new Set([...tagsIn(text), ...hard])].toSorted();
}
