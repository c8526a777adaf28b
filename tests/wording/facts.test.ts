import { expect, test } from 'vitest';
import { joinFacts } from '#src/wording/facts.ts';

test('no line of facts begins with a dot, and nothing stands for a fact that is empty', () => {
  const line = joinFacts(['Waterfall', '', '2 hours', '19 km']);
  expect(line.replaceAll('\u00A0', '_')).toBe('Waterfall_· 2 hours_· 19 km');
  expect(line).not.toContain(' ·');
});
