import { expect, test } from 'vitest';
import { groupBy } from '#data/gazetteer/group-by.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { judgeRow } from './judge-row.ts';
import { readPastedRows } from './pasted-rows.ts';

const LEAST_RIGHT = 0.95;

const kinds = [...groupBy(readPastedRows(), ({ reader, kind }) => `${reader}: ${kind}`)];

test.each(kinds)('nearly all of %s are read right, and none silently wrong', async (_, rows) => {
  const wrong: string[] = [];
  const silent: string[] = [];
  for (const row of rows) {
    const { came, isRight, isSilent } = await judgeRow(row, REAL.gazetteer);
    if (!isRight) wrong.push(`${row.input} → ${came}`);
    if (isSilent) silent.push(`${row.input} → ${came}`);
  }
  expect(silent).toEqual([]);
  expect(wrong.length > (1 - LEAST_RIGHT) * rows.length ? wrong : []).toEqual([]);
});
