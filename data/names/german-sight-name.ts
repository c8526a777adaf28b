import { join } from 'node:path';
import * as v from 'valibot';
import type { ListedSight } from '../sights/listed-sight.ts';
import { readTable } from '../tables/read-table.ts';
import { ENGLISH_SIGHT_COUNTRIES, hasEnglishWord } from './english-names.ts';

const STAR = '*';
const nameWithStar = v.pipe(v.string(), v.includes(STAR, 'no * for the name itself'));
const FILE = join(import.meta.dirname, 'german-endings.txt');
const rows = await readTable(FILE, v.object({ english: nameWithStar, german: nameWithStar }));
const RULES = rows.map(({ english, german }) => ({
  english: new RegExp(`^${english.replace(STAR, '(.+)')}$`, 'u'),
  german,
}));
/** In German a castle is a Schloss or a Burg by its kind. */
const CASTLES: readonly RegExp[] = [/^(.+) (?:Castle|Palace)$/u, /^(?:Castle|Palace) of (.+)$/u];

/** The German name of a sight whose source has none; empty where the English one serves. */
export function germanSightName({ name, nameDe, kind, countries }: ListedSight): string {
  if (nameDe !== '') return nameDe === name ? '' : nameDe;
  if (countries.split('|').every((code) => ENGLISH_SIGHT_COUNTRIES.has(code))) return '';
  for (const { english, german } of RULES) {
    const own = english.exec(name)?.[1];
    if (own !== undefined) return hasEnglishWord(own, 'sights') ? '' : withName(german, own);
  }
  if (kind !== 'castle' && kind !== 'palace' && kind !== 'ruin') return '';
  const own = CASTLES.map((ending) => ending.exec(name)?.[1]).find(Boolean);
  if (own === undefined || hasEnglishWord(own, 'sights')) return '';
  return `${kind === 'palace' ? 'Schloss' : 'Burg'} ${own}`;
}

function withName(german: string, own: string): string {
  const joined = german.startsWith(`${STAR}-`) ? own.replaceAll(' ', '-') : own;
  return german.replace(STAR, joined);
}
