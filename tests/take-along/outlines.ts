import { keep, move, writeNote } from '#src/domain/day-plan/change-plan.ts';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import { NOTHING_OWN } from '#src/domain/trip-own.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import { outlineOf } from '#src/take-along/outline.ts';
import type { TripOutline } from '#src/take-along/outline.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const SAVED: SavedTrip = {
  ...highCoast(),
  id: 'a1',
  savedAt: '2026-11-20T08:00:01.000Z',
  ...NOTHING_OWN,
};

export function highCoastOutline(language: 'en' | 'de', packed: string[] = []): TripOutline {
  const outline = outlineOf({ ...SAVED, packed }, language);
  if (outline === null) throw new Error('the trip has no text');
  return outline;
}

/** With two ideas and a note on the second day, of which the first has a point, and one for rain. */
export function laidOutOutline(text = 'Skuleskogen'): TripOutline {
  const point = { lat: 63.11, lng: 18.5 };
  const ideas = [
    ownIdea('a', { name: text, language: 'en', note: '', at: point }),
    ownIdea('b', { name: 'Sauna', language: 'en', note: '' }),
    ownIdea('c', { name: 'Museum', language: 'en', note: '' }),
  ];
  const places = [
    { in: 'ideas', day: 1, at: 0 },
    { in: 'ideas', day: 1, at: 1 },
    { in: 'rain', day: 1, at: 0 },
  ] as const;
  let days = fitPlan(ideas.reduce(keep, EMPTY_PLAN), SAVED.trip.request);
  for (const [index, place] of places.entries()) days = move(days, ideas[index]?.key ?? '', place);
  const outline = outlineOf({ ...SAVED, days: writeNote(days, 1, 'Train at four') }, 'en');
  if (outline === null) throw new Error('the trip has no text');
  return outline;
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
    ideas: [{ name: text, description: text, kind: null, at: { lat: -12.5, lng: 179.999 } }],
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
] as const;
