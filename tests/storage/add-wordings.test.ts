import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { keep, putAside } from '#src/domain/day-plan/change-plan.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { gearItemOf } from '#src/domain/gear.ts';
import { tickPacked } from '#src/domain/trip/trip-own.ts';
import { noteChanges, stampChanges } from '#src/storage/backup-changes.ts';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createGear } from '#src/storage/gear.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { highCoast, highCoastInEnglish } from '#tests/result/high-coast.ts';
import { fillDiskAfter } from './full-disk.ts';

let indexedDB = new IDBFactory();

beforeEach(() => {
  indexedDB = new IDBFactory();
});

/** A tab as the product opens it, with its notes for copies. */
function openTab() {
  const database = createTripDatabase({ indexedDB, IDBKeyRange });
  const entries = new Map<string, string>();
  const notes = createBackupNotes(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  }));
  stampChanges(database);
  noteChanges(database, notes);
  return { notes, history: createTripHistory({ database }), gear: createGear(database) };
}

test('the other language is added, also after a restart, and ticks stay', async () => {
  const { history } = openTab();
  const saved = await history.save(highCoastInEnglish());
  await history.change(saved.id, tickPacked(['p2'], true));
  await history.addWordings(saved.id, highCoast());
  const { wordings } = highCoast();
  expect(await openTab().history.get(saved.id)).toMatchObject({ wordings, packed: ['p2'] });
});

test('it is added to the plan or to what is proposed, where it is the same plan', async () => {
  const { history } = openTab();
  const { trip, wordings } = highCoast();
  const request = { ...trip.request, endDate: '2027-06-19' };
  const { id } = await history.save(highCoastInEnglish({ trip: { ...trip, request } }));
  await history.propose(id, highCoastInEnglish());
  await history.addWordings(id, highCoast());
  const saved = await history.get(id);
  expect(saved?.wordings).toEqual(highCoastInEnglish().wordings);
  expect(saved?.proposal).toMatchObject({ trip, wordings });
});

test('a text with other lines is of another plan', async () => {
  const { history } = openTab();
  const saved = await history.save(highCoastInEnglish());
  const { en, de } = highCoast().wordings;
  if (en === undefined || de === undefined) throw new Error('not in both languages');
  const { sections } = de.recommendation;
  const recommendedEquipment = { ...sections.recommendedEquipment, categories: [] };
  const recommendation = { sections: { ...sections, recommendedEquipment } };
  const wordings = { en, de: { ...de, recommendation } };
  await history.addWordings(saved.id, highCoast({ wordings }));
  expect(await history.get(saved.id)).toEqual(saved);
});

test('a text that is there is not replaced, and a trip that is gone does not come back', async () => {
  const { history } = openTab();
  const saved = await history.save(highCoast());
  const { en, de } = highCoast().wordings;
  if (en === undefined || de === undefined) throw new Error('not in both languages');
  await history.addWordings(saved.id, highCoast({ wordings: { en, de: { ...de, place: 'x' } } }));
  expect(await history.get(saved.id)).toEqual(saved);
  await history.remove(saved.id);
  await history.addWordings(saved.id, highCoast());
  expect((await history.list()).trips).toEqual([]);
});

test('ideas and gear that had one name get the other', async () => {
  const { history, gear } = openTab();
  const { id } = await history.save(highCoastInEnglish());
  const [kept, aside] = suggestedIdeas(highCoastInEnglish());
  const boots = gearItemOf(highCoastInEnglish(), 'p2', '2027-05-01T10:00:00.000Z');
  if (kept === undefined || aside === undefined || boots === null) throw new Error('nothing there');
  await history.change(id, (own) => ({ ...own, days: putAside(keep(own.days, kept), aside) }));
  const tent = { ...boots, id: 'tent', key: 'tent', names: { en: 'Tent' } };
  await gear.add([boots, tent]);
  await history.addWordings(id, highCoast());
  const [keptInBoth, asideInBoth] = suggestedIdeas(highCoast());
  const days = (await history.get(id))?.days;
  expect(days?.kept.map(({ names }) => names)).toEqual([keptInBoth?.names]);
  expect(days?.setAside.map(({ names }) => names)).toEqual([asideInBoth?.names]);
  expect(Object.keys(keptInBoth?.names ?? {}).toSorted()).toEqual(['de', 'en']);
  const inBoth = gearItemOf(highCoast(), 'p2', boots.addedAt);
  expect(await gear.list()).toEqual(expect.arrayContaining([inBoth, tent]));
});

test('it is no change of the traveller’s: neither stamped nor noted for the next copy', async () => {
  const { history, notes } = openTab();
  const { id } = await history.save(highCoastInEnglish());
  await vi.waitFor(() => expect(notes.read().changedAt).not.toBeNull());
  notes.write({ changedAt: null });
  await history.addWordings(id, highCoast());
  const saved = await history.get(id);
  expect(saved?.wordings.de).toBeDefined();
  expect(saved?.changedAt).toBeUndefined();
  expect(notes.read().changedAt).toBeNull();
  await history.change(id, tickPacked(['p2'], true));
  expect((await history.get(id))?.changedAt).toBeDefined();
});

test('on a full disk the trip stays in the language that it has', async () => {
  const { history } = openTab();
  const saved = await history.save(highCoastInEnglish());
  const makeRoom = fillDiskAfter(0);
  await expect(history.addWordings(saved.id, highCoast())).rejects.toMatchObject({
    code: 'storage-failed',
  });
  makeRoom();
  expect(await history.get(saved.id)).toEqual(saved);
});
