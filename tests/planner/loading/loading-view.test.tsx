import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { LoadingView } from '#src/planner/loading/loading-view.tsx';
import type { RecommendStep } from '#src/domain/trip/recommend-step.ts';

test.each([
  ['vocabulary', ['in progress', 'waiting', 'waiting']],
  ['analyse', ['in progress', 'waiting', 'waiting']],
  ['products', ['done', 'in progress', 'waiting']],
  ['compose', ['done', 'done', 'in progress']],
] as const)('the state of each stage at the step %s', async (step, states) => {
  expect(stagesOf(await render(step, 'service'))).toEqual([
    `The AI service reads your trip, ${states[0]}`,
    `Equipment that fits, ${states[1]}`,
    `It writes your recommendations, ${states[2]}`,
  ]);
});

test('planning on the device names no service', async () => {
  expect(await render('compose', 'device')).not.toContain('AI');
});

function stagesOf(html: string): string[] {
  return [...html.matchAll(/<li.*?<\/li>/gu)].map(([item]) => item.replaceAll(/<[^>]*>/gu, ''));
}

async function render(step: RecommendStep, by: 'device' | 'service'): Promise<string> {
  const i18n = await createI18n('en', ['planner']);
  return renderToString(
    <TextsProvider i18n={i18n}>
      <LoadingView step={step} by={by} />
    </TextsProvider>,
  );
}
