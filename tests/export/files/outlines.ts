import { keep, move, writeNote } from '#src/domain/day-plan/change-plan.ts';
import type { IdeaPlace } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { outlineOf } from '#src/export/files/outline.ts';
import type { TripOutline } from '#src/export/files/outline.ts';
import { highCoast } from '#tests/result/high-coast.ts';

/** Saved, with a point for each of its ideas. */
export const SAVED: SavedTrip = {
  ...highCoast(),
  wordings: withPoints(highCoast().wordings),
  id: 'a1',
  savedAt: '2026-11-20T08:00:01.000Z',
  ...NOTHING_OWN,
};

export function highCoastOutline(language: 'en' | 'de', packed: string[] = []): TripOutline {
  const outline = outlineOf({ ...SAVED, packed }, language);
  if (outline === null) throw new Error('the trip has no text');
  return outline;
}

/** The trip with a plan, and with other days where given. */
export function plannedOutline(
  days: DayPlan,
  {
    language = 'en',
    request = {},
  }: { language?: 'en' | 'de'; request?: Partial<TripRequest> } = {},
): TripOutline {
  const trip = { ...SAVED.trip, request: { ...SAVED.trip.request, ...request } };
  const outline = outlineOf({ ...SAVED, trip, days }, language);
  if (outline === null) throw new Error('the trip has no text');
  return outline;
}

/** The plan with ideas laid out, each on a day and at a place of it. */
export function laidOut(ideas: readonly (readonly [KeptIdea, IdeaPlace])[]): DayPlan {
  const kept = ideas.reduce((plan, [idea]) => keep(plan, idea), EMPTY_PLAN);
  return ideas.reduce(
    (plan, [{ key }, place]) => move(plan, key, place),
    fitPlan(kept, SAVED.trip.request),
  );
}

/** With two ideas and a note on the second day, of which the first has a point, and one for rain. */
export function laidOutOutline(text = 'Skuleskogen'): TripOutline {
  const point = { lat: 63.11, lng: 18.5 };
  const hut = ownIdea('a', { name: text, language: 'en', note: '', at: point });
  const sauna = ownIdea('b', { name: 'Sauna', language: 'en', note: '' });
  const museum = ownIdea('c', { name: 'Museum', language: 'en', note: '' });
  const days = laidOut([
    [hut, { in: 'ideas', day: 1, at: 0 }],
    [sauna, { in: 'ideas', day: 1, at: 1 }],
    [museum, { in: 'rain', day: 1, at: 0 }],
  ]);
  return plannedOutline(writeNote(days, 1, 'Train at four'));
}

/** The outline with a name, description and place that are code in some format. */
export function oddOutline(text: string): TripOutline {
  const outline = highCoastOutline('en');
  const line = { ...outline.lists.trip[0], name: text, category: text, reason: text };
  return {
    ...outline,
    name: text,
    place: text,
    weather: text,
    ideas: [
      {
        name: text,
        description: text,
        kind: null,
        list: text,
        at: { lat: -12.5, lng: 179.999 },
        stop: null,
      },
    ],
    unplaced: [
      {
        key: 'own:a',
        name: text,
        note: text,
        own: true,
        kind: null,
        list: text,
        at: { lat: 1, lng: 2 },
      },
    ],
    lists: {
      trip: [{ quantity: 1, weight: 10, price: 2, link: '', packed: false, ...line }],
      have: [],
    },
  };
}

export const ODD_TEXTS = [
  'a, b; c \\ "d" <e> & \'f\'',
  'two\nlines\r\nand three',
  '=HYPERLINK("https://evil.example")',
  'BEGIN:VEVENT\r\nEND:VCALENDAR',
  '</name></wpt><script>alert(1)</script>',
  ']]> <![CDATA[ x',
  `bell \u0007 and half \uD800 a letter`,
  '漢字 émoji 🏔️ '.repeat(30),
  '# * _ [link](https://evil.example) `code`',
  '\u2067مقهى النيل\u2069 \u202Etxt.exe',
  'soft\u00ADhyphen, 10\u2013\u206020\u00A0June\u2028next\uFEFF',
  ' ＝1+1',
] as const;

function withPoints(wordings: SavedTrip['wordings']): SavedTrip['wordings'] {
  const pairs = LANGUAGES.flatMap((language) => {
    const wording = structuredClone(wordings[language]);
    const { suggestions = [] } = wording?.recommendation.sections.activities ?? {};
    for (const [index, idea] of suggestions.entries()) {
      idea.at = { lat: 63 + index / 100, lng: 18.5 };
    }
    return wording === undefined ? [] : [[language, wording] as const];
  });
  return Object.fromEntries(pairs);
}
