// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPlaces } from '#src/bring/places/read-places.ts';
import { bringIdeas } from '#src/domain/day-plan/bring-ideas.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { BringSheet } from '#src/trip/bring/bring-sheet.tsx';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

const GPX = `<gpx><metadata><name>Walks</name></metadata>
<wpt lat="64.1" lon="-21.9"><name>Harbour</name><desc>boats</desc></wpt>
<wpt lat="64.2" lon="-21.5"/>
<wpt lat="48.2" lon="16.4"><name>Prater</name></wpt></gpx>`;

/** The worker's own code, on this thread. */
class PlacesReader extends EventTarget {
  postMessage({ bytes, name }: { bytes: Uint8Array; name: string }): void {
    void readPlaces(bytes, name).then((data) =>
      this.dispatchEvent(Object.assign(new Event('message'), { data })),
    );
  }
  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', PlacesReader));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(file: File | null, plan: DayPlan = EMPTY_PLAN, language: Language = 'en') {
  const i18n = await createI18n(language, ['bring']);
  const onBring = vi.fn<(ideas: KeptIdea[]) => void>();
  render(
    <TextsProvider i18n={i18n}>
      <BringSheet
        file={file}
        base={{ lat: 64.15, lng: -21.94, place: 'Reykjavík, Iceland' }}
        plan={plan}
        loadBasemap={() => new Promise(() => {})}
        onBring={onBring}
        onClose={() => undefined}
      />
    </TextsProvider>,
  );
  return onBring;
}

const words = () => plainSpaces(document.body.textContent);

test('what is ticked comes along as own ideas with name, note, point and the name of the list', async () => {
  const onBring = await show(new File([GPX], 'a.gpx'));
  await screen.findByRole('heading', { name: 'Walks' });
  expect(words()).toContain('3 places, 2 within 300 km');
  expect(screen.getByRole('region', { name: /Within 300.km of Reykjavík/u })).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Prater/u }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^64.2° N/u }));
  fireEvent.click(screen.getByRole('button', { name: 'Bring 2 places' }));
  const ideas = onBring.mock.calls[0]?.[0] ?? [];
  expect(ideas).toMatchObject([
    { names: { en: 'Harbour' }, note: 'boats', at: { lat: 64.1, lng: -21.9 }, list: 'Walks' },
    { names: { en: 'Prater' }, list: 'Walks' },
  ]);
  expect(new Set(ideas.map(({ key }) => key)).size).toBe(2);
});

test('the box of a group ticks and unticks all of it; with nothing ticked there is nothing to bring', async () => {
  await show(new File([GPX], 'a.gpx'));
  const group = await screen.findByRole('checkbox', { name: /^Within 300.km of Reykjavík/u });
  fireEvent.click(group);
  const button = screen.getByRole('button', { name: 'Tick what comes along' });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.click(group);
  expect(screen.getByRole('button', { name: 'Bring 2 places' })).toBeDefined();
});

test('brought a second time, nothing is doubled', async () => {
  const onBring = await show(new File([GPX], 'a.gpx'));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Farther away/u }));
  fireEvent.click(screen.getByRole('button', { name: 'Bring 3 places' }));
  cleanup();
  await show(new File([GPX], 'a.gpx'), bringIdeas(EMPTY_PLAN, onBring.mock.calls[0]?.[0] ?? []));
  expect(await screen.findByText('All of it is on this trip already.')).toBeDefined();
});

test.each([
  ['en', 'a.gpx', '<gpx><wpt', /This is a GPX file, but it is cut off or damaged/u],
  ['de', 'a.json', '<!doctype html><p>', /eine Webseite.*Melde dich dort an/u],
  ['en', 'a.gpx', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', /entities of its own/u],
  ['de', 'a.csv', 'Datum,Betrag,Zweck\n1,2,x\n', /nirgends steht, wo ein Ort ist/u],
] as const)('%s: %s is refused with a reason', async (language, name, text, reason) => {
  await show(new File([text], name), EMPTY_PLAN, language);
  const alert = await screen.findByRole('alert');
  expect(plainSpaces(alert.textContent)).toMatch(reason);
  expect(within(alert).getByText(name)).toBeDefined();
});
