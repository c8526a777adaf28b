import type { Unfit } from '#src/domain/place/access.ts';
import type { CareWords } from '../sights/care-words.ts';

export const careEn: CareWords = {
  edge: ({ isBabyOnly }) =>
    isBabyOnly
      ? 'No railing in places: the baby stays in the carrier'
      : 'No railing in places: hold small children by the hand',
  'cold-water': ({ isBabyOnly }) =>
    isBabyOnly
      ? 'Cold water or a current: no dip for the baby'
      : 'Cold water or a current: children to the knees, with you beside them',
  steps: ({ hasPram, hasSmall, isBabyOnly }) => {
    if (hasPram) return 'Many steps and no lift: the pram stays below';
    if (isBabyOnly) return 'Many steps and no lift: the baby goes up in the carrier';
    return hasSmall
      ? 'Many steps and no lift: short legs need a rest on the way'
      : 'Many steps and no lift: see it from below, or take the time';
  },
  'no-pram': ({ hasPram }) =>
    hasPram ? 'No way for the pram: take a carrier' : 'A carrier gets you there, wheels do not',
  walk: ({ hasPram, hasSmall }) => {
    if (hasPram) return 'An hour and more on foot: the pram comes along, with a snack';
    return hasSmall
      ? 'An hour and more on foot: one of you carries for a part'
      : 'An hour and more on foot: turn back where it is enough';
  },
  'no-shade': ({ hasSmall }) =>
    hasSmall
      ? 'No shade: before ten or after four, with hats and water'
      : 'No shade: before ten or after four, with a hat and water',
  'thin-air': ({ hasSmall }) =>
    hasSmall
      ? 'Thin air: half an hour up there is enough for a small child, and down at once if it turns listless'
      : 'Thin air: walk slowly, and with a weak heart ask your doctor first',
  scramble: () => 'Hands are needed on the rocks',
  'step-free': () => 'Without steps',
};

export const unfitEn: Readonly<Record<Unfit, string>> = {
  scramble: 'Hands are needed on the rocks',
  high: 'A climb for sure-footed adults',
  adults: 'Nothing for small children',
  'long-walk': 'Half a day on foot and more',
  edge: 'An hour and more on foot along a drop',
  drop: 'A drop without a railing',
  'no-wheels': 'Wheels do not get there',
  'thin-air': 'Thin air: nothing for a child under two, in pregnancy or with a weak heart',
  steps: 'Many steps and no lift',
  'unknown-steps': 'Nobody knows that it is without steps',
  unknown: 'Nobody wrote what it is like with small children',
  demanding: 'Steep or rough, says its note',
};
