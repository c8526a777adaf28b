import { expect, test } from 'vitest';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** The real providers with the committed data. */
const catalogue = createBundledCatalogue(REAL.pack);
const recommender = createDeviceRecommender(REAL.factSources);

/** Faults that somebody heard who read whole plans: what has to be said, and what must not be. */
test.each([
  [
    'Edinburgh',
    55.95,
    -3.19,
    '2027-08-06',
    "hike arthur's seat",
    /Arthur's Seat/u,
    /notUnderstood/u,
  ],
  [
    'Amsterdam',
    52.37,
    4.89,
    '2027-12-27',
    'museums, canal cruise',
    /Rijksmuseum/u,
    /dry-bag|Ginger/u,
  ],
  ['Amsterdam', 52.37, 4.89, '2027-12-27', 'museums', /Rijksmuseum/u, /on the way back an hour/u],
  [
    'Amsterdam',
    52.37,
    4.89,
    '2027-12-27',
    "new year's eve",
    /New Year’s Eve in Amsterdam/u,
    /more than six/u,
  ],
  [
    'Mount Everest',
    27.98,
    86.92,
    '2027-10-05',
    'base camp trek',
    /weeks/u,
    /two days|is not in the plan/u,
  ],
  ['Reine', 67.93, 13.09, '2027-06-20', 'kayaking, van', /Reine/u, /Brown bears|notUnderstood/u],
  ['Venice', 45.44, 12.33, '2027-11-12', 'museums', /Acqua alta/u, /[Tt]icks/u],
  ['Port Louis', -20.16, 57.5, '2027-02-05', 'snorkelling', /Blue Bay/u, /dive shop/u],
  [
    'Grand Canyon',
    36.055,
    -112.135,
    '2027-06-01',
    'rim to rim hike',
    /Inner canyon/u,
    /notUnderstood/u,
  ],
  // Another name of the same thing is not listed beside it, whichever list it comes from.
  ['Galle', 6.03, 80.22, '2027-02-10', '', /Galle Fort/u, /World Heritage: Old Town of Galle/u],
  ['Banff', 51.18, -115.57, '2027-07-10', 'gondola', /Banff Gondola on/u, /name":"Banff Gondola"/u],
  [
    'Niagara Falls',
    43.08,
    -79.07,
    '2027-06-20',
    'Niagara Falls',
    /the Horseshoe/u,
    /Out to Niagara/u,
  ],
  ['Passau', 48.57, 13.46, '2027-06-20', 'cycling', /Passau–Vienna/u, /name":"Danube Cycle Path"/u],
  ['Corfu', 39.62, 19.92, '2027-07-10', 'Butrint', /name":"Butrint"/u, /Out to Butrint/u],
  ['Trinidad', 21.8, -79.98, '2027-06-20', '', /Trinidad/u, /ool museums in.*the museums of/u],
  // Festivals and holidays of the days.
  [
    'Munich',
    48.14,
    11.58,
    '2027-09-22',
    'Oktoberfest',
    /name":"Oktoberfest"/u,
    /celebrated|lead":"Okt/u,
  ],
  [
    'Munich',
    48.14,
    11.58,
    '2027-06-22',
    'Oktoberfest',
    /Oktoberfest is not on your days/u,
    /lead":"Okt/u,
  ],
  ['Marrakesh', 31.63, -7.99, '2027-02-20', 'souk', /lead":"Ramadan"/u, /Eid/u],
  ['Kuta', -8.72, 115.17, '2027-02-20', 'beach', /Kuta/u, /Ramadan/u],
  ['Kuta', -8.72, 115.17, '2027-03-08', 'beach', /lead":"Nyepi"/u, /lead":"Ramadan"/u],
  // How the sea feels.
  ['Kuta', -8.72, 115.17, '2027-07-10', 'beach', /children’s pool/u, /wetsuit/u],
] as const)(
  '%s (%d, %d) on %s: %s',
  async (place, lat, lng, startDate, preferences, said, never) => {
    const plan = await recommendTrip(
      {
        location: { lat, lng, place },
        request: { startDate, endDate: startDate, travelers: 2, preferences },
        language: 'en',
      },
      { catalogue, recommender },
    );
    const text = JSON.stringify(plan);
    expect(text).toMatch(said);
    expect(text).not.toMatch(never);
  },
);
