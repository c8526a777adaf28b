import { join } from 'node:path';
import * as v from 'valibot';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Feature } from './feature.ts';

const NAMES = join(import.meta.dirname, '../lists/nature-names.txt');
const namesSchema = v.object({
  source: v.string(),
  english: optionalText,
  german: optionalText,
  importance: v.optional(numberCell),
});
export type NatureNames = v.InferOutput<typeof namesSchema>;
/** Natural Earth's abbreviations, in the languages of the countries. */
const SHORT_WORDS: readonly [RegExp, string][] = [
  [/\bIs\.$/u, 'Islands'],
  [/\bI\.$/u, 'Island'],
  [/\bMts\s?\.$/u, 'Mountains'],
  [/\bMtns?\.$/u, 'Mountain'],
  [/\bRa\.$/u, 'Range'],
  [/\bPen\.$/u, 'Peninsula'],
  [/\bPlat\.$/u, 'Plateau'],
  [/\bPk\.$/u, 'Peak'],
  [/\bArch\.$/u, 'Archipelago'],
  [/^Mt\.\s*/u, 'Mount '],
  [/^S\. (?=d|D)/u, 'Serra '],
  [/\bMt\.$/u, 'Mountain'],
  [/^Cord\./u, 'Cordillera'],
  [/\bSd\.$/u, 'Sound'],
  [/\bStr\.$/u, 'Strait'],
  [/^Is\. de /u, 'Islas de '],
  [/^Î?î?\. d/u, 'Île d'],
  [/^I\. /u, 'Isla '],
  [/^B\. /u, 'Bahía '],
  [/^Pt\. /u, 'Point '],
  [/\bRes\.$/u, 'Reservoir'],
  [/,$/u, ''],
];

/** The rows of lists/nature-names.txt by the name in the source. */
export async function readNatureNames(): Promise<Map<string, NatureNames>> {
  const rows = await readTable(NAMES, namesSchema);
  return new Map(rows.map((entry) => [entry.source, entry]));
}

/** The names of a feature: those of the list, else by rules from the source's. */
export function natureNames(
  raw: string,
  entry: NatureNames | undefined,
): Pick<Feature, 'name' | 'german' | 'others'> {
  const plain = spellOut(raw);
  const name = entry === undefined || entry.english === '' ? plain : entry.english;
  const german = entry === undefined || entry.german === '' ? germanByRule(name) : entry.german;
  return { name, german, others: foldName(plain) === foldName(name) ? [] : [plain] };
}

/** Expands the source's abbreviations and capitals: 'TIBESTI MTS.' is Tibesti Mountains. */
function spellOut(raw: string): string {
  let name = /[a-zà-ÿ]{2}/u.test(raw)
    ? raw
    : raw
        .toLowerCase()
        .replaceAll(
          /(^|[\s‘’'-])(\p{L})/gu,
          (_, gap: string, letter: string) => gap + letter.toUpperCase(),
        );
  name = name.replaceAll(/ (De|La|Do|Da|Of|Del|Des) /gu, (word) => word.toLowerCase());
  for (const [short, long] of SHORT_WORDS) name = name.replace(short, long);
  return name.replaceAll(/\s+/gu, ' ').trim();
}

/** The German name by rule, or the name itself where no rule is safe. */
function germanByRule(name: string): string {
  return name
    .replace(/^(\p{L}+) Peninsula$/u, '$1-Halbinsel')
    .replace(/^(\p{L}+) Desert$/u, '$1-Wüste')
    .replace(/^(\p{L}+) Plateau$/u, '$1-Plateau');
}
