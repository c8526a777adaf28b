import type {
  Equipment,
  EquipmentCategory,
  ListPart,
  RecommendedProduct,
} from '../trip/recommendation.ts';

/** A computed line and what it is for. */
type KeyedLine = { key: string; product: RecommendedProduct };

export type KeyedCategory = Pick<EquipmentCategory, 'name' | 'kind'> & {
  part: ListPart;
  lines: KeyedLine[];
};

/**
 * The computed list: each product once, where it first stands, categories of the same name and part
 * together, none empty. A line's key is its job, by which it is found again when the list is computed
 * again; its product's id where it has none or another line before it has the same job.
 */
export function keyedCategories({ categories }: Pick<Equipment, 'categories'>): KeyedCategory[] {
  const seen = new Set<string>();
  const used = new Set<string>();
  const byName = new Map<string, KeyedCategory>();
  const keyFor = ({ id, job }: RecommendedProduct): string => {
    const key = job === undefined || used.has(job) ? id : job;
    used.add(key);
    return key;
  };
  for (const { name, kind, part = 'trip', products } of categories) {
    const fresh = products.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (fresh.length === 0) continue;
    const lines = fresh.map((product) => ({ key: keyFor(product), product }));
    const known = byName.get(`${part} ${name}`);
    if (known === undefined) byName.set(`${part} ${name}`, { name, kind, part, lines });
    else known.lines.push(...lines);
  }
  return [...byName.values()];
}
