import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import type { Evidence, PlannedTrip } from '#src/domain/trip/trip.ts';
import { normalsFrom } from '#tests/fixtures/climate/climate-normals.ts';
import { HIGH_COAST_DE, HIGH_COAST_EN } from './high-coast-wordings.ts';

const HIGHS = [-3, -2.5, 2, 6.5, 12.5, 17.5, 20.3, 18.7, 13.6, 7.2, 2, -1.6];
const LOWS = [-10.2, -10.4, -6.6, -1.9, 3.2, 8.4, 11.6, 10.6, 6.6, 2, -3.1, -7.9];
const RAIN_MM = [45, 33, 34, 31, 36, 49, 61, 70, 62, 60, 60, 53];
const WET_DAYS = [10, 8, 8, 7.4, 7.6, 9.6, 10.4, 10.1, 10, 10.6, 11.4, 11];

export const HIGH_COAST_EVIDENCE: Evidence = {
  climate: normalsFrom({
    months: HIGHS.map((high, index) => ({
      high,
      low: LOWS[index] ?? 0,
      precipitation: RAIN_MM[index] ?? 0,
      wetDays: WET_DAYS[index] ?? 0,
    })),
    elevation: 60,
    surface: 'land',
  }),
  terrain: { elevation: 60, relief: 290, summit: 294, land: true, coastKm: 1, lakeKm: 6 },
  timeZone: 'Europe/Stockholm',
};

export const SWEDEN: CountryFacts = {
  code: 'SE',
  currencies: ['SEK'],
  languages: ['sv'],
  plugs: ['C', 'F'],
  volts: [230],
  emergency: [{ service: 'all', number: '112' }],
  drives: 'right',
};

/** A device-made result for the High Coast in June, as the product writes and stores it. */
export function highCoast(changes: Partial<PlannedTrip> = {}): PlannedTrip {
  return {
    trip: {
      location: { lat: 63.1282, lng: 18.6435, place: 'High Coast, Västernorrland, Sweden' },
      request: {
        startDate: '2027-06-10',
        endDate: '2027-06-20',
        travelers: 2,
        preferences: 'hiking and paddling, quiet',
      },
      language: 'en',
    },
    origin: 'device',
    wordings: {
      en: { place: 'High Coast, Västernorrland, Sweden', recommendation: HIGH_COAST_EN },
      de: { place: 'Höga Kusten, Västernorrland, Schweden', recommendation: HIGH_COAST_DE },
    },
    evidence: HIGH_COAST_EVIDENCE,
    country: SWEDEN,
    ...changes,
  };
}

/** The same as it is stored at first: said in English alone. */
export function highCoastInEnglish(changes: Partial<PlannedTrip> = {}): PlannedTrip {
  const { wordings, ...planned } = highCoast();
  return { ...planned, wordings: wordings.en === undefined ? {} : { en: wordings.en }, ...changes };
}
