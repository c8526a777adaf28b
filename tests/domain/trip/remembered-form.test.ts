import { expect, test } from 'vitest';
import { parseRememberedForm } from '#src/domain/trip/remembered-form.ts';

const DRAFT = {
  startDate: '2027-07-10',
  endDate: '2027-07-20',
  travelers: 2,
  preferences: 'hiking',
};
const FORM = { draft: DRAFT, typedDates: { startDate: null, endDate: null }, place: null };

test.each([
  [{ travelers: '2' }, { travelers: 1 }],
  [{ travelers: 21 }, { travelers: 1 }],
  [{ startDate: '2027-02-30' }, { startDate: '' }],
  [{ preferences: null }, { preferences: '' }],
])('a form with %j keeps all but that', (wrong, read) => {
  const text = JSON.stringify({ ...FORM, draft: { ...DRAFT, ...wrong } });
  expect(parseRememberedForm(text)?.draft).toMatchObject({ ...DRAFT, ...read });
});

test.each([{ place: { lat: 95 } }, { typedDates: [] }, { base: '../x' }, { stops: {} }])(
  'a form with %j keeps its dates and wishes',
  (wrong) => {
    const form = parseRememberedForm(JSON.stringify({ ...FORM, ...wrong }));
    expect(form).toMatchObject({ ...FORM, draft: DRAFT });
  },
);

test.each([null, '', 'null', '[]', '{}', '{"draft":1}'])('%j holds no form', (text) => {
  expect(parseRememberedForm(text)).toBeNull();
});
