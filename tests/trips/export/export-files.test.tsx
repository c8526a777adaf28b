// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import type { TripOutline } from '#src/export/files/outline.ts';
import { ExportFiles } from '#src/trips/export/export-files.tsx';
import { highCoastOutline, laidOutOutline } from '#tests/export/files/outlines.ts';

/** The downloaded files, in turn. */
let downloads: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  downloads = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) blob = made;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, blob });
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const name of ['standalone', 'canShare', 'share', 'clipboard']) {
    Reflect.deleteProperty(navigator, name);
  }
  vi.restoreAllMocks();
});

test('a calendar that is saved twice has the same events, the later ones with a greater sequence', async () => {
  await show(laidOutOutline());
  const [before, after] = [await saveCalendar(), await saveCalendar()];
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  for (const [index, { sequence }] of after.entries()) {
    expect(sequence).toBeGreaterThan(before[index]?.sequence ?? Number.POSITIVE_INFINITY);
  }
  expect(downloads[0]?.name).toBe('fernweh-high-coast-2027-06-10.ics');
});

test('a day that lost its ideas is cancelled in the calendar that is saved next', async () => {
  const { rerender } = await show(laidOutOutline());
  await saveCalendar();
  rerender(highCoastOutline('en'));
  const [, gone] = await saveCalendar();
  expect(gone?.uid).toBe('a1-day-2@fernweh');
  expect(gone?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('it reminds only of what is ticked, and nothing is at first', async () => {
  await show(highCoastOutline('en'));
  expect(alarmsIn(await saveCalendar())).toBe(0);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Remind me to pack/u }));
  expect(alarmsIn(await saveCalendar())).toBe(1);
});

test('what would have to remind of the past cannot be ticked', async () => {
  await show(highCoastOutline('en'), '2027-05-20');
  expect(screen.queryByRole('checkbox', { name: /passport/u })).toBeNull();
  expect(screen.getByRole('checkbox', { name: /pack/u })).toBeTruthy();
  cleanup();
  await show(highCoastOutline('en'), '2027-06-12');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('on an iPhone’s home screen nothing is saved: it is handed on, or nothing is said of it', async () => {
  const share = vi.fn<(given: { files: File[] }) => Promise<void>>();
  put('standalone', true);
  put('canShare', () => true);
  put('share', share);
  await show(highCoastOutline('en'));
  for (const format of [/^Calendar/u, /^GPX/u, /^Text/u, /^Markdown/u, /^CSV/u]) {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    fireEvent.click(screen.getByRole('button', { name: format }));
  }
  await waitFor(() => expect(share).toHaveBeenCalledTimes(5));
  expect(document.body.textContent).not.toMatch(/saved|Handed/iu);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  share.mockResolvedValueOnce();
  fireEvent.click(screen.getByRole('button', { name: /^GPX/u }));
  await screen.findByText('Handed on');
  expect(document.body.textContent).not.toMatch(/saved/iu);
  expect(downloads).toEqual([]);
});

test('a home screen that takes no files says so', async () => {
  put('standalone', true);
  put('canShare', () => false);
  await show(highCoastOutline('en'));
  fireEvent.click(screen.getByRole('button', { name: /^GPX/u }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not take the file/u);
  expect(downloads).toEqual([]);
});

test('text and Markdown are copied, plain, and only then it says so', async () => {
  let copied = '';
  put('clipboard', {
    writeText: async (text: string) => {
      copied = text;
    },
  });
  await show(highCoastOutline('en'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy Markdown' }));
  await screen.findByText('Markdown was copied.');
  expect(copied).toMatch(/^# High Coast, Västernorrland, Sweden/u);
  expect(copied).not.toMatch(/[\u2060\u00A0]/u);
  put('clipboard', undefined);
  put('execCommand', () => false, document);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Text' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not let Fernweh copy/u);
  expect(screen.queryByText(/was copied/u)).toBeNull();
  Reflect.deleteProperty(document, 'execCommand');
});

async function show(outline: TripOutline, today = '2026-11-20') {
  const i18n = await createI18n('en', ['trips']);
  const page = (shown: TripOutline) => (
    <TextsProvider i18n={i18n}>
      <ExportFiles outline={shown} today={today} onPrint={() => undefined} />
    </TextsProvider>
  );
  const { rerender } = render(page(outline));
  return { rerender: (shown: TripOutline) => rerender(page(shown)) };
}

async function saveCalendar(): Promise<InstanceType<typeof ICAL.Event>[]> {
  const before = downloads.length;
  fireEvent.click(screen.getByRole('button', { name: /^Calendar/u }));
  await screen.findByText('Calendar was saved.');
  const file = (await downloads[before]?.blob.text()) ?? '';
  const events = ICAL.Component.fromString(file).getAllSubcomponents('vevent');
  return events.map((event) => new ICAL.Event(event));
}

function alarmsIn(events: readonly InstanceType<typeof ICAL.Event>[]): number {
  return events.flatMap(({ component }) => component.getAllSubcomponents('valarm')).length;
}

function put(name: string, value: unknown, on: object = navigator): void {
  Object.defineProperty(on, name, { value, configurable: true });
}
