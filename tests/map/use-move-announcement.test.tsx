// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import type { RestingView } from '#src/map/map-names.ts';
import { useMoveAnnouncement } from '#src/map/use-move-announcement.ts';
import { GORGE, MATTERHORN, restingView, TURIN, VILLAGE } from './named-points.ts';

afterEach(cleanup);

async function listen(language: Language, first: RestingView | null) {
  const i18n = await createI18n(language, ['map']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextsProvider i18n={i18n}>{children}</TextsProvider>
  );
  const { result, rerender } = renderHook(
    ({ view }: { view: RestingView | null }) =>
      useMoveAnnouncement(view, view?.names() ?? [], language),
    { wrapper, initialProps: { view: first } },
  );
  return { said: () => result.current, show: (view: RestingView | null) => rerender({ view }) };
}

test('a screen reader says where the map is after a move: zoom, nearest name, how many', async () => {
  const { said, show } = await listen('en', restingView([VILLAGE]));
  show(restingView([TURIN, MATTERHORN, GORGE], { center: TURIN.point, zoom: 8.7 }));
  expect(said()).toBe('Zoom 9, Turin, 3 names.');
});

test('it says so in German on the German page', async () => {
  const { said, show } = await listen('de', restingView([VILLAGE]));
  show(restingView([GORGE, MATTERHORN], { center: GORGE.point }));
  expect(said()).toBe('Zoom 11, Gornerschlucht, 2 Namen.');
  show(restingView([], { center: { lat: 0, lng: -30 }, zoom: 6 }));
  expect(said()).toBe('Zoom 6, hier steht kein Name.');
});

test('a zoom alone is a move too', async () => {
  const { said, show } = await listen('en', restingView([VILLAGE], { zoom: 11 }));
  show(restingView([VILLAGE, GORGE], { zoom: 12 }));
  expect(said()).toBe('Zoom 12, Zermatt, 2 names.');
});

test('where names arrive after the map came to rest, they are said then', async () => {
  const { said, show } = await listen('en', restingView([VILLAGE]));
  show(restingView([], { center: TURIN.point }));
  expect(said()).toBe('Zoom 11, no names here.');
  show(restingView([TURIN, GORGE], { center: TURIN.point }));
  expect(said()).toBe('Zoom 11, Turin, 2 names.');
});

test('one name is said to be the only one', async () => {
  const { said, show } = await listen('en', restingView([VILLAGE]));
  show(restingView([TURIN], { center: TURIN.point }));
  expect(said()).toBe('Zoom 11, Turin, the only name.');
});

test('nothing is said when one only comes to the map', async () => {
  const { said, show } = await listen('en', null);
  show(restingView([VILLAGE]));
  expect(said()).toBe('');
});

test('nothing is said when the map stays where it is', async () => {
  const { said, show } = await listen('en', restingView([VILLAGE]));
  show(restingView([VILLAGE]));
  expect(said()).toBe('');
});
