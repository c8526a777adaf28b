import { NUMBER_PATTERN, numberSaid, saidPattern } from '#src/domain/language/said.ts';
import { MOST_NIGHTS } from '../stays.ts';

export type NightsIn = {
  /** The text without them. */
  rest: string;
  nights: number | null;
  /** A word says that they are nights; a bare number may be a part of the name ('Dublin 2'). */
  unit: boolean;
};

const NUMBER = String.raw`(?<number>\d{1,2}|${NUMBER_PATTERN}|${saidPattern('stay-single')})`;
const UNIT = String.raw`(?<unit>${saidPattern('stay-unit')}\b)`;
const FOR = String.raw`(?:${saidPattern('stay-for')}\s+)?`;
const AROUND = String.raw`[\s(,:x×*-]*`;
const BEFORE = new RegExp(
  String.raw`^${FOR}${NUMBER}\s*[x×]?\s*${UNIT}?${AROUND}\s(?:${saidPattern('stay-in')}\s+)?(?<rest>.+)$`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^(?<rest>.+?)(?:\s|\()${AROUND}${FOR}${NUMBER}\s*${UNIT}?[\s).]*$`,
  'iu',
);
const ALONE = new RegExp(String.raw`^(?:for\s+|für\s+)?${NUMBER}\s*[x×]?\s*(?:${UNIT})?$`, 'iu');

/** Whether it is nights without a name: '3 nights', which belong to the name before. */
export function isOnlyNights(text: string): boolean {
  return ALONE.test(text);
}

/** The nights that are written beside a name: '3 Nächte Rom', 'Vienna (4 nights)', 'Krakow 3'. */
export function nightsIn(text: string): NightsIn {
  const groups = (BEHIND.exec(text) ?? BEFORE.exec(text))?.groups;
  const { number = '', unit, rest = '' } = groups ?? {};
  const nights = numberSaid(number) ?? 1;
  const isWord = unit === undefined && !/^\d+$/u.test(number);
  if (groups === undefined || nights > MOST_NIGHTS || isWord) {
    return { rest: text, nights: null, unit: false };
  }
  return { rest: rest.trim(), nights, unit: unit !== undefined };
}
