// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, SavedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { switchLanguage } from '#src/i18n/load-texts.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { useUnsaid } from '#src/trips/trip/use-unsaid.ts';
import { highCoast, highCoastInEnglish } from '#tests/result/high-coast.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function savedAs(planned: PlannedTrip, proposal?: PlannedTrip): SavedTrip {
  const proposed = proposal === undefined ? {} : { proposal };
  return { ...planned, id: 'a', savedAt: '2027-05-01T10:00:00.000Z', ...NOTHING_OWN, ...proposed };
}

function unsayable(): Promise<void> {
  return Promise.reject(new Error('no data'));
}

async function open(
  saved: SavedTrip,
  language: Language,
  answer: (id: string) => Promise<void> = () => Promise.resolve(),
) {
  const complete = vi.fn<(id: string) => Promise<void>>(answer);
  const i18n = await createI18n(language, ['result']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextsProvider i18n={i18n}>{children}</TextsProvider>
  );
  const hook = renderHook(({ trip }) => useUnsaid(trip, complete), {
    wrapper,
    initialProps: { trip: saved },
  });
  return { ...hook, complete, i18n };
}

test('a trip that lacks the language of the page is said when it is opened', async () => {
  const { complete, result } = await open(savedAs(highCoastInEnglish()), 'de');
  expect(complete.mock.calls).toEqual([['a']]);
  expect(result.current).toBe(false);
});

test('so is what is proposed for it', async () => {
  const { complete } = await open(savedAs(highCoast(), highCoastInEnglish()), 'de');
  expect(complete).toHaveBeenCalledOnce();
});

test('a trip that has the language, or that an AI service wrote, is left alone', async () => {
  for (const [saved, language] of [
    [savedAs(highCoastInEnglish()), 'en'],
    [savedAs(highCoast()), 'de'],
    [savedAs(highCoastInEnglish({ origin: 'ai' })), 'de'],
  ] as const) {
    expect((await open(saved, language)).complete).not.toHaveBeenCalled();
  }
});

test('a language that is chosen on the page is said at once', async () => {
  const { complete, i18n } = await open(savedAs(highCoastInEnglish()), 'en');
  await switchLanguage(i18n, 'de');
  await vi.waitFor(() => expect(complete).toHaveBeenCalledOnce());
});

test('where it cannot be said, that is known for this language alone', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { result, i18n } = await open(savedAs(highCoastInEnglish()), 'de', unsayable);
  await vi.waitFor(() => expect(result.current).toBe(true));
  await switchLanguage(i18n, 'en');
  await vi.waitFor(() => expect(result.current).toBe(false));
});
