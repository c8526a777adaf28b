// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { TravelError } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { ErrorBox } from '#src/planner/sidebar/error-box.tsx';

afterEach(cleanup);

test('takes the focus, says what happened and what is kept, and retries', async () => {
  const { onRetry } = await show('recommender-busy', { language: 'de' });
  const box = screen.getByRole('alert', { name: 'Der KI-Dienst ist überlastet' });
  expect(document.activeElement).toBe(box);
  expect(box.textContent).toContain('Ort, Reisedaten und Vorlieben bleiben erhalten');
  const [retry] = screen.getAllByRole('button');
  fireEvent.click(retry ?? box);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a lasting failure offers planning on the device first', async () => {
  const { onPlanOnDevice } = await show('model-not-found');
  expect(screen.getByRole('alert').textContent).toContain('does not know this site’s model');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Plan on this device',
    'Try again',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Plan on this device' }));
  expect(onPlanOnDevice).toHaveBeenCalledOnce();
});

test('without a connection it says that the device is offline', async () => {
  await show('recommender-unreachable', { connected: false });
  expect(screen.queryByRole('alert', { name: 'This device is offline' })).not.toBeNull();
});

async function show(
  code: TravelErrorCode,
  { language = 'en', connected = true }: { language?: Language; connected?: boolean } = {},
) {
  const onRetry = vi.fn<() => void>();
  const onPlanOnDevice = vi.fn<() => void>();
  const { message } = new TravelError(code);
  const i18n = await createI18n(language, ['planner']);
  render(
    <TextsProvider i18n={i18n}>
      <ErrorBox
        failure={{ code, message, deviceCanPlan: true }}
        connected={connected}
        onRetry={onRetry}
        onPlanOnDevice={onPlanOnDevice}
      />
    </TextsProvider>,
  );
  return { onRetry, onPlanOnDevice };
}
