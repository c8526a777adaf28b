import { deflateSync } from 'node:zlib';

/** Numbers that follow from a seed, 0 to below 1, so that a failure can be repeated. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  2 ** 53,
  '',
  '2027-02-30',
  '<script>window.hostile = 1</script>',
  '"><img src=x onerror="window.hostile = 1">',
  'javascript:window.hostile=1',
  'data:text/html,<script>alert(1)</script>',
  'https://hostile.example/x.png',
  '\u0000\u001B[31m\u202Egnp.exe\u2066',
  '\uD800',
  'x'.repeat(100_000),
  [],
  {},
  Array.from({ length: 2000 }, (_, at) => at),
  ['own:1', 'own:1'],
  { k: 'own:1', n: { en: '<b>x</b>', fr: 1 }, c: { lat: 91, lng: 1e9 }, t: 7 },
  { constructor: { prototype: { hostile: 1 } }, toString: 1 },
];

/** Fragments as nobody's link has them, all from the JSON of whole ones. */
export function hostileFragments(wires: readonly unknown[], count: number): string[] {
  const chance = createChance(20_261_124);
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(chance() * items.length)];
  const ways: readonly ((json: string) => string)[] = [
    (json) => packed(JSON.stringify(replaced(JSON.parse(json), chance, () => pick(ODD)))),
    (json) => packed(JSON.stringify(replaced(JSON.parse(json), chance, () => [json, json]))),
    (json) =>
      packed(
        json.replaceAll(/"(?<key>[a-z])":/gu, (all) => (chance() < 0.1 ? '"__proto__":' : all)),
      ),
    (json) => packed(json.replace('{', () => pick(PREFIXES) ?? '{')),
    (json) => packed(json.slice(0, Math.floor(chance() * json.length))),
    (json) => packed(json).slice(0, Math.floor(chance() * json.length)),
    (json) => flipped(packed(json), chance),
    (json) =>
      packed(json).replace(/^\d/u, () => pick(['0', '1', '2', '3', '999999', '-1', 'x']) ?? ''),
    () => packed(`[${'['.repeat(Math.floor(chance() * 50_000))}`),
    () => packed(`{"p":"${'0'.repeat(Math.floor(chance() * 3_000_000))}"}`),
    () =>
      Array.from({ length: 60 }, () => String.fromCodePoint(32 + Math.floor(chance() * 900))).join(
        '',
      ),
  ];
  const jsons = wires.map((wire) => JSON.stringify(wire));
  return Array.from({ length: count }, (_, at) => {
    const json = jsons[at % jsons.length] ?? '';
    return ways[Math.floor(chance() * ways.length)]?.(json) ?? '';
  });
}

const PREFIXES = [
  '{"__proto__":{"hostile":1},',
  '{"constructor":{"prototype":{"hostile":1}},',
  '{"e":{"l":[{"__proto__":{"hostile":1},"k":"x"}]},',
  '{"y":{"k":["a"],"d":[[0,99]]},',
  '{"x":1,',
] as const;

function packed(json: string): string {
  return `2.${deflateSync(json).toString('base64url')}`;
}

/** One value somewhere in it is another. */
export function replaced(value: unknown, chance: () => number, other: () => unknown): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.15) return other();
  const entries: [string, unknown][] = Object.entries(value);
  const at = Math.floor(chance() * entries.length);
  const changed = entries.map(([key, item], index): [string, unknown] => [
    key,
    index === at ? replaced(item, chance, other) : item,
  ]);
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

function flipped(fragment: string, chance: () => number): string {
  const bytes = Buffer.from(fragment.slice(2), 'base64url');
  const at = Math.floor(chance() * bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
  return `2.${bytes.toString('base64url')}`;
}
