import { expect, test } from 'vitest';
import { missingPart } from '#src/planner/store/missing-part.ts';
import { fillDates, open, planningOf } from '#tests/planner/open-planner.ts';
import { ALPS } from '#tests/planner/planner-world.ts';

test('the form names what it lacks, the place first', () => {
  const { store } = open();
  const missing = () => missingPart(store.getState());
  expect(missing()).toBe('place');
  store.choosePlace(ALPS);
  expect(missing()).toBe('dates');
  store.pickDate('startDate', '2027-06-10');
  expect(missing()).toBe('endDate');
  store.clearDates();
  store.pickDate('endDate', '2027-06-20');
  expect(missing()).toBe('startDate');
  store.pickDate('startDate', '2027-06-10');
  expect(missing()).toBeNull();
});

test('with dates and without a place it can be sent, and is answered as specified', async () => {
  const { store } = open();
  fillDates(store);
  expect(missingPart(store.getState())).toBeNull();
  await store.submit();
  expect(planningOf(store)).toMatchObject({
    status: 'failed',
    failure: { code: 'no-destination', message: 'Please select a destination first' },
  });
});
