import { expect, test } from 'vitest';
import { withPlannerStyles } from '#server/prerender/shells.ts';

test('the rules of the planner’s picture are inlined without their comments', () => {
  const shell = '<head></head><div data-picture inert></div>';
  const { files, inlined } = withPlannerStyles({ 'planner/index.html': shell }, '.map{top:0}');
  expect(files['planner/index.html']).toContain(`<style>${inlined}</style>`);
  expect(inlined).toMatch(/^\.map\{top:0\}.*#root \{ isolation: isolate; \}/u);
  expect(inlined).not.toMatch(/\/\*|\n/u);
});
