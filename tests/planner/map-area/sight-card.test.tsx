// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { SightDetails } from '#src/domain/place/sights.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { SightCard } from '#src/planner/map-area/sight-card.tsx';
import type { TappedSight } from '#src/planner/map-area/use-tap.ts';
import { openOverlays } from '#src/ui/overlays/open-overlays.ts';
import { GORGE, ZERMATT } from '#tests/map/named-points.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const KNOWN: SightDetails = {
  name: 'Gorner Gorge',
  kind: 'gorge',
  hours: 1,
  months: [6, 7, 8, 9],
  note: {
    text: 'Boardwalks above green water.',
    when: 'Between three and five the sun reaches the floor',
    asks: '150 steps',
  },
};

type Opened = { language?: Language; pin?: LatLng | null; details?: TappedSight['details'] };

async function openCard({ language = 'en', pin = ZERMATT, details }: Opened = {}) {
  const told: string[] = [];
  const i18n = await createI18n(language, ['planner', 'result']);
  const sight = { named: GORGE, details: details ?? (() => Promise.resolve(KNOWN)) };
  const { unmount } = render(
    <TextsProvider i18n={i18n}>
      <SightCard
        sight={sight}
        pin={pin}
        coveredPx={120}
        onChoose={() => told.push('chosen')}
        onClose={() => told.push('closed')}
      />
    </TextsProvider>,
  );
  return { told, unmount };
}

const facts = () => document.querySelector('dialog p')?.textContent?.replaceAll('\u00A0', ' ');

describe('the card of a sight', () => {
  test('has its name, kind, time there, distance from the pin and months', async () => {
    await openCard();
    await screen.findByText(/Boardwalks/u);
    expect(screen.getByRole('dialog', { name: 'Gorner Gorge' })).toBeDefined();
    expect(facts()).toBe('Gorge · an hour · 1 km · June to September');
  });

  test('has what is written about it, and when to come and what it asks', async () => {
    await openCard();
    expect(await screen.findByText('Boardwalks above green water.')).toBeDefined();
    expect(
      screen.getByText('Between three and five the sun reaches the floor · 150 steps'),
    ).toBeDefined();
  });

  test('is in German on the German page, and asks for the German note', async () => {
    const asked: string[] = [];
    await openCard({
      language: 'de',
      details: (id, language) => {
        asked.push(`${id} ${language}`);
        return Promise.resolve({ ...KNOWN, note: null });
      },
    });
    expect(screen.getByRole('dialog', { name: 'Gornerschlucht' })).toBeDefined();
    await vi.waitFor(() =>
      expect(facts()).toBe('Schlucht · eine Stunde · 1 km · Juni bis September'),
    );
    expect(asked).toEqual(['gorner-gorge-ch de']);
  });

  test('leaves out what is not known, and the distance without a pin', async () => {
    const note = { text: 'A gorge.', when: '', asks: '' };
    const bare = { ...KNOWN, hours: null, months: [], note };
    await openCard({ pin: null, details: () => Promise.resolve(bare) });
    expect(await screen.findByText('A gorge.')).toBeDefined();
    expect(facts()).toBe('Gorge');
    expect(document.querySelectorAll('dialog p')).toHaveLength(2);
  });

  test('shows its name and kind at once, before the rest is read', async () => {
    await openCard({ details: () => new Promise(() => undefined) });
    expect(facts()).toBe('Gorge · 1 km');
  });

  test('stays with its name and kind where nothing can be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await openCard({ details: () => Promise.reject(new Error('offline')) });
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(facts()).toBe('Gorge · 1 km');
    expect(screen.getByRole('button', { name: 'Set as destination' })).toBeDefined();
  });
});

describe('from the card', () => {
  test('one makes the sight the destination', async () => {
    const { told } = await openCard();
    fireEvent.click(screen.getByRole('button', { name: 'Set as destination' }));
    expect(told).toEqual(['chosen']);
  });

  test('one goes back by its button, by Escape, and by Back', async () => {
    const { told } = await openCard();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    openOverlays.closeTo(openOverlays.count() - 1);
    expect(told).toEqual(['closed', 'closed', 'closed']);
  });
});

test('the focus goes to the card when it opens, so that a screen reader reads it', async () => {
  await openCard();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('a card that is closed no longer waits for its details, and no longer hears Escape', async () => {
  let signal: AbortSignal | undefined;
  const { told, unmount } = await openCard({
    details: (_id, _language, asked) => {
      signal = asked;
      return new Promise(() => undefined);
    },
  });
  unmount();
  expect(signal?.aborted).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(told).toEqual([]);
  expect(openOverlays.count()).toBe(0);
});
