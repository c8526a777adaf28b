import { parseArgs } from 'node:util';
import { openFinishedPack } from '#data/finished-pack.ts';
import { groupBy } from '#data/gazetteer/group-by.ts';
import { createLocalGazetteer } from '#src/providers/geocoder/gazetteer/local-gazetteer.ts';
import { judgeRow } from './judge-row.ts';
import type { Judged } from './judge-row.ts';
import { readPastedRows } from './pasted-rows.ts';

/**
 * `npm run pasted`: what comes for each pasted input of the tables in this folder, and how many of
 * each kind are right. `npm run pasted -- --wrong` prints only the wrong ones.
 */
const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });

const gazetteer = createLocalGazetteer(await openFinishedPack());
const judged: Judged[] = [];
for (const row of readPastedRows()) judged.push(await judgeRow(row, gazetteer));

for (const one of judged) {
  if (values.wrong && one.isRight) continue;
  console.log([markOf(one), one.row.language, JSON.stringify(one.row.input), one.came].join('  '));
}
console.log('');
for (const [kind, ones] of groupBy(judged, ({ row }) => `${row.reader}: ${row.kind}`)) {
  console.log(`${kind}  ${countOf(ones)}`);
}
console.log(`\nall  ${countOf(judged)}`);

function markOf({ isRight, isSilent }: Judged): string {
  if (isRight) return 'right';
  return isSilent ? 'WRONG' : 'wrong';
}

function countOf(ones: readonly Judged[]): string {
  const right = ones.filter(({ isRight }) => isRight).length;
  const silent = ones.filter(({ isSilent }) => isSilent).length;
  return `${right} of ${ones.length} right, ${silent} silently wrong`;
}
