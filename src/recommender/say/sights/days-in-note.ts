import { numberSaid, saidPattern } from '#src/domain/language/said.ts';
import type { SightNote } from '#src/domain/place/sights.ts';

const NUMBER = String.raw`\p{L}+|\d+`;
const SPAN = new RegExp(
  String.raw`(?<least>${NUMBER})(?:(?:\s${saidPattern('number-to')}\s|–)(?<most>${NUMBER}))?\s${saidPattern('days-unit')}(?!\p{L})`,
  'iu',
);

/** The days that a note on a long trail says it takes: 4 and 5 of 'four or five days'; null where it says none. */
export function daysInNote({
  text,
  when,
  asks,
}: SightNote): { least: number; most: number } | null {
  const groups = [when, text, asks]
    .map((phrase) => SPAN.exec(phrase)?.groups)
    .find((found) => numberOf(found?.['least']) > 1);
  const least = numberOf(groups?.['least']);
  if (least < 2) return null;
  return { least, most: Math.max(least, numberOf(groups?.['most'])) };
}

/** 0 for what is no number. */
function numberOf(word: string | undefined): number {
  return (word === undefined ? null : numberSaid(word)) ?? 0;
}
