import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { FAMES, SIGHT_ACCESS, SIGHT_NEEDS } from '#src/domain/place/sights.ts';

const FOLDER = join(import.meta.dirname, 'written');

const pointSchema = v.tuple([
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
]);
const nameSchema = v.union([
  v.pipe(v.string(), v.minLength(2)),
  v.strictObject({
    en: v.pipe(v.string(), v.minLength(2)),
    de: v.pipe(v.string(), v.minLength(2)),
  }),
]);
const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}(\|[A-Z]{2})*$/u));
/** '5-10', '12-3', '1,2,12'. */
const monthsSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(-\d{1,2}|(,\d{1,2})*)$/u),
  v.transform(monthsIn),
  v.check((months) => months.every((month) => month >= 1 && month <= 12), 'months are 1 to 12'),
);
const noteSchema = v.strictObject({
  text: v.pipe(v.string(), v.minLength(60), v.maxLength(260)),
  when: v.optional(v.pipe(v.string(), v.maxLength(90)), ''),
  asks: v.optional(v.pipe(v.string(), v.maxLength(90)), ''),
});
const sightSchema = v.strictObject({
  name: nameSchema,
  /** English names under which the sources list the same sight. */
  also: v.optional(v.array(v.pipe(v.string(), v.minLength(2))), []),
  kind: v.picklist(SIGHT_KINDS),
  at: pointSchema,
  /** The place's country where it is missing. */
  in: v.optional(countrySchema),
  fame: v.picklist(FAMES),
  size: v.optional(v.number()),
  months: v.optional(monthsSchema),
  hours: v.pipe(v.number(), v.minValue(0.25), v.maxValue(200)),
  needs: v.optional(v.array(v.picklist(SIGHT_NEEDS)), []),
  /** Missing: what is usual of the kind (usual-of-kind.ts). */
  access: v.optional(v.array(v.picklist(SIGHT_ACCESS))),
  en: noteSchema,
  de: noteSchema,
});
const placeSchema = v.strictObject({
  place: v.string(),
  at: pointSchema,
  in: countrySchema,
  sights: v.array(sightSchema),
});

/** A place that many travel to, and what one would name there. The format: README.md. */
export type WrittenPlace = v.InferOutput<typeof placeSchema>;

/** The places of all files of written/. Throws where a file does not match, naming the entry. */
export async function readWrittenPlaces(): Promise<WrittenPlace[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml')).toSorted();
  const lists = await Promise.all(
    files.map(async (file) => {
      const content: unknown = parse(await readFile(join(FOLDER, file), 'utf8'));
      return parsePlaces(content, file);
    }),
  );
  return lists.flat();
}

function parsePlaces(content: unknown, file: string): WrittenPlace[] {
  const result = v.safeParse(v.array(placeSchema), content);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    return `${path}: ${issue.message} ${nameAt(content, path)}`;
  });
  throw new Error(`${file}\n${problems.join('\n')}`);
}

/** The name of the entry that a path such as '3.sights.2.en.text' leads to. */
function nameAt(content: unknown, path: string): string {
  const [place, , sight] = path.split('.').map(Number);
  const named = v.array(
    v.object({ place: v.string(), sights: v.array(v.object({ name: v.unknown() })) }),
  );
  if (!v.is(named, content) || place === undefined) return '';
  const found = content[place]?.sights[sight ?? -1]?.name;
  return `(${content[place]?.place}: ${JSON.stringify(found)})`;
}

function monthsIn(text: string): number[] {
  const [from, to] = text.split('-').map(Number);
  if (from === undefined || to === undefined) return text.split(',').map(Number);
  const count = ((to - from + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1);
}
