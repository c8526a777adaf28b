// @vitest-environment happy-dom
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeBackup } from '#src/export/copies/backup-file.ts';
import type { BackupParts } from '#src/export/copies/backup-file.ts';
import { readBackupText } from '#src/export/copies/read-backup.ts';
import { TravelError } from '#src/domain/errors.ts';
import type { Backup, BackupNotes } from '#src/domain/ports.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { createBackup } from '#src/storage/backup-store.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { BackupPage } from '#src/trips/backup/backup-page.tsx';
import { createFileHandover } from '#src/trip/bring/file-handover.ts';
import type { FileHandover } from '#src/trip/bring/file-handover.ts';
import type { SettingsToCopy } from '#src/trips/backup/backup-store.ts';
import {
  BUILT_ON,
  COPIED_AT,
  savedTrip,
  storedContent,
  wholeBackup,
} from '#tests/export/copies/backups.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';

const NO_SETTINGS: SettingsToCopy = {
  read: () => ({}),
  missing: () => ({}),
  restore: () => Promise.resolve(),
};

/** The files given to the browser to download, by name. */
let downloads = new Map<string, Blob>();

beforeEach(() => {
  downloads = new Map();
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) blob = made;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.set(this.download, blob);
  });
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

type World = {
  notes: BackupNotes;
  backup: Backup;
  persistence: { read: () => Promise<'refused'>; ask: () => Promise<'granted' | 'refused'> };
  settings: SettingsToCopy;
  inIosTab: boolean;
  keepsMaps: () => Promise<boolean>;
  failing: Partial<Backup>;
  handover: FileHandover;
  takeShared: () => Promise<File | null>;
};

async function show(
  content: Partial<ReturnType<typeof storedContent>>,
  world: Partial<World> = {},
) {
  const { failing = {}, ...given } = world;
  const database = createTripDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const backup = createBackup(database);
  await backup.restore(() => storedContent(content));
  const notes = createBackupNotes(() => localStorage);
  const i18n = await createI18n('en', ['backup', 'trips', 'result', 'bring']);
  const page = (
    <BackupPage
      backup={{ ...backup, ...failing }}
      notes={notes}
      settings={NO_SETTINGS}
      persistence={{ read: async () => 'refused', ask: async () => 'granted' }}
      terrain={{ at: () => new Promise(() => {}), heightsAround: () => new Promise(() => {}) }}
      loadBasemap={() => new Promise(() => {})}
      today={() => '2027-05-02'}
      builtOn={BUILT_ON}
      inIosTab={false}
      keepsMaps={async () => false}
      handover={createFileHandover()}
      {...given}
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  });
  render(
    <TextsProvider i18n={i18n}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return { backup, notes };
}

const textOfPage = () => plainSpaces(document.body.textContent);

async function choose(text: string, name = 'fernweh-2027-05-02.json') {
  const input = await screen.findByLabelText(/Choose/u, { selector: 'input' });
  Object.defineProperty(input, 'files', {
    value: [new File([text], name, { type: 'application/json' })],
    configurable: true,
  });
  fireEvent.change(input);
}

const copyOf = (parts: BackupParts) =>
  writeBackup(parts, { savedAt: COPIED_AT, builtOn: BUILT_ON });

test('a copy of everything is named after the day, and its day is remembered', async () => {
  const { backup, notes } = await show({
    trips: [savedTrip('a'), savedTrip('b')],
    gear: [ownedItem('p2')],
  });
  await screen.findByText(/2 trips with their lists, 1 thing you own/u);
  await screen.findByText(/No copy yet/u);
  const save = screen.getByRole('button', { name: 'Save a copy' });
  expect(save.className).toContain('primary');
  fireEvent.click(save);
  await screen.findByText(/^Last copy .*, with everything up to now/u);
  expect(save.className).not.toContain('primary');
  const saved = downloads.get('fernweh-2027-05-02.json');
  const answer = readBackupText((await saved?.text()) ?? '', BUILT_ON);
  expect(answer).toMatchObject({ file: await backup.read() });
  expect(Date.parse(notes.read().copiedAt ?? '')).toBeLessThanOrEqual(Date.now());
});

test('who keeps maps with trips is told that no copy holds them, nobody else', async () => {
  await show({ trips: [savedTrip('a')] }, { keepsMaps: async () => true });
  await screen.findByText(/Kept maps are not in it/u);
  cleanup();
  await show({ trips: [savedTrip('a')] });
  await screen.findByText(/1 trip with its list/u);
  expect(screen.queryByText(/Kept maps/u)).toBeNull();
});

test('a copy that is older than the last change is said to be, and saving is what to do next', async () => {
  createBackupNotes(() => localStorage).write({
    copiedAt: '2027-05-02T08:00:00.000Z',
    changedAt: '2027-05-02T09:00:00.000Z',
  });
  await show({ trips: [savedTrip('a')] });
  await screen.findByText('Last copy 2 May 2027. You have changed something since.');
  expect(screen.getByRole('button', { name: 'Save a copy' }).className).toContain('primary');
});

test('a chosen file is shown before anything changes, and cancelling changes nothing', async () => {
  const { backup } = await show({
    trips: [savedTrip('b', { changedAt: '2027-05-01T08:00:00.000Z' })],
  });
  const before = await backup.read();
  await choose(
    copyOf({
      trips: [
        savedTrip('a'),
        savedTrip('b', { packed: ['p1', 'p2'], changedAt: '2027-05-01T09:00:00.000Z' }),
      ],
      gear: [ownedItem('p2')],
    }),
  );
  const heading = await screen.findByRole('heading', { name: 'In this file' });
  expect(document.activeElement).toBe(heading);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent));
  expect(rows).toEqual([
    expect.stringMatching(/^High Coast.*new$/u),
    expect.stringMatching(/^High Coast.* 2 more ticks · takes the place of yoursnewer$/u),
    'Your gear 1 thing, 1 not yet here1 new',
  ]);
  expect(textOfPage()).toContain('Nothing on this device is deleted.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Backup' });
  expect(await backup.read()).toEqual(before);
});

test('restoring stores what is new, and says how much', async () => {
  const { backup } = await show({ gear: [ownedItem('lens')] });
  await choose(wholeBackup());
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByText('2 trips restored, 1 thing of your gear.');
  expect(screen.getByRole('link', { name: 'To my trips' })).toBeDefined();
  const { trips, gear } = await backup.read();
  expect([trips.length, gear.length]).toEqual([2, 2]);
  await choose(wholeBackup());
  await screen.findByText('Everything in it is on this device already.');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
});

test('settings that this device lacks are named, and taken over with the rest', async () => {
  const restore = vi.fn<SettingsToCopy['restore']>(() => Promise.resolve());
  await show({}, { settings: { ...NO_SETTINGS, missing: (settings) => settings, restore } });
  await choose(copyOf({ settings: { language: 'de' } }));
  await screen.findByText('Language: German');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await screen.findByText('The settings were restored.');
  expect(restore).toHaveBeenCalledWith({ language: 'de' });
});

test('a refused file says why, what it is called and what stayed; another one can be chosen', async () => {
  const { backup } = await show({ trips: [savedTrip('mine')] });
  await screen.findByText(/1 trip with its list/u);
  const before = await backup.read();
  const whole = copyOf({ trips: [savedTrip('a'), savedTrip('b', { savedAt: COPIED_AT })] });
  const damaged = whole.replace(/(?<="id":"b","savedAt":)"[^"]*"/u, '{"now":1}');
  await choose(damaged, 'holiday-plans.json');
  const alert = await screen.findByRole('alert');
  expect(plainSpaces(alert.textContent)).toContain(
    'In trip 2, something stands where something else',
  );
  expect(alert.textContent).toContain('trips[1].savedAt: ');
  expect(alert.textContent).toContain('holiday-plans.json');
  expect(textOfPage()).toContain('Your 1 trip is as it was.');
  expect(await backup.read()).toEqual(before);
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeDefined();
  await choose(whole.slice(0, -50));
  await screen.findByText(/It is damaged, or not a copy at all/u);
});

const GPX = '<gpx><wpt lat="47.1" lon="11.5"><name>Hut</name></wpt></gpx>';

test('a file of places is no damaged copy: it goes along to the trip that is chosen', async () => {
  const handover = createFileHandover();
  await show({ trips: [savedTrip('mine')] }, { handover });
  await choose(GPX, 'hike.gpx');
  const alert = await screen.findByRole('alert');
  expect(plainSpaces(alert.textContent)).toContain('This is a GPX file, not a copy of your trips.');
  expect(alert.textContent).toContain('hike.gpx');
  const trip = screen.getByRole('link', { name: /Madeira|2027/u });
  expect(trip.getAttribute('href')).toBe('/trips/mine');
  fireEvent.click(trip);
  expect(await handover.take()?.text()).toBe(GPX);
});

test.each([
  ['Saved Places.json', '<!doctype html><title>Sign in</title>', /a web page.*Sign in there/u],
  ['Takeout.zip', 'PK\u0003\u0004', /a ZIP archive.*Unpack it/u],
  ['list.csv', 'Title,Note,URL\nHut,,\n', /a saved list.*own ideas/u],
])('%s is called what it is', async (name, text, words) => {
  await show({});
  await choose(text, name);
  const alert = await screen.findByRole('alert');
  expect(plainSpaces(alert.textContent)).toMatch(words);
});

test('a gear list leads to the packing list of a trip', async () => {
  await show({ trips: [savedTrip('mine')] });
  await choose('Item Name,Category,desc,qty,weight,unit\nTent,Big,,1,1200,gram\n', 'gear.csv');
  expect((await screen.findByRole('alert')).textContent).toContain('This is a gear list');
  const link = await screen.findByRole('link', { name: /2027/u });
  expect(link.getAttribute('href')).toBe('/trips/mine?packing=true');
});

test('without a trip, places wait for the first one', async () => {
  await show({});
  await choose(GPX, 'hike.gpx');
  expect(await screen.findByText(/Plan a trip first/u)).toBeDefined();
});

test('a shared file opens by itself; one that did not arrive is said', async () => {
  await show({}, { takeShared: async () => new File([GPX], 'hike.gpx') });
  expect(await screen.findByText(/This is a GPX file/u)).toBeDefined();
  cleanup();
  await show({}, { takeShared: async () => null });
  expect(await screen.findByText(/The shared file did not arrive/u)).toBeDefined();
});

test('a storage that refuses the copy leaves everything as it was and says what to do', async () => {
  const { backup } = await show(
    {},
    { failing: { restore: () => Promise.reject(new TravelError('storage-failed')) } },
  );
  await choose(wholeBackup());
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByText(/Nothing was changed; make room/u);
  expect((await backup.read()).trips).toEqual([]);
});

test('a storage that cannot be read says so, and a file cannot be compared with it', async () => {
  await show({}, { failing: { read: () => Promise.reject(new TravelError('storage-newer')) } });
  await screen.findByRole('heading', { name: 'These trips belong to a newer version' });
  await choose(wholeBackup());
  await screen.findByText(/Nothing was changed; make room/u);
  expect(screen.queryByRole('button', { name: 'Save a copy' })).toBeNull();
});

test("the browser's promise is said in plain words, and it can be asked", async () => {
  const ask = vi.fn<() => Promise<'refused'>>(async () => 'refused');
  await show({}, { persistence: { read: async () => 'refused', ask } });
  await screen.findByText(/This browser may delete your trips/u);
  fireEvent.click(screen.getByRole('button', { name: 'Ask the browser to keep them' }));
  await screen.findByText(/It did not agree/u);
  expect(screen.queryByRole('button', { name: /Ask the browser/u })).toBeNull();
});

test('a tab on iOS is told of the seven days and how to move to the home screen, nobody else', async () => {
  await show({}, { inIosTab: true });
  await screen.findByText(/iOS erases this after seven days/u);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Tap Share',
    'Choose Add to Home Screen',
    'Save a copy here, restore it there',
  ]);
  cleanup();
  await show({});
  await screen.findByRole('heading', { name: 'Restore' });
  expect(screen.queryByText(/seven days/u)).toBeNull();
});

test('a file that the system opens with the app is shown', async () => {
  type Consumer = (launch: { files: { getFile: () => Promise<File> }[] }) => void;
  const setConsumer = vi.fn<(consumer: Consumer) => void>();
  vi.stubGlobal('launchQueue', { setConsumer });
  await show({});
  await screen.findByRole('heading', { name: 'Restore' });
  setConsumer.mock.calls[0]?.[0]({
    files: [{ getFile: async () => new File([wholeBackup()], 'copy.json') }],
  });
  await screen.findByRole('heading', { name: 'In this file' });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  vi.unstubAllGlobals();
});
