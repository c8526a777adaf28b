import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import type { LineAtStop, RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import type { HomeCountry } from '#src/domain/place/home-country.ts';
import type { PlannedStop, PlannedTrip } from '#src/domain/trip/trip.ts';
import type { Language } from '#src/domain/language/language.ts';
import { joinStops } from '#src/domain/stops/join-stops.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import type { LineReason } from '#src/result/equipment/line/line-reason.ts';
import { useLineReasons } from '#src/trip/stops/line-reasons.ts';

const GERMANY: HomeCountry = { code: 'DE', currencies: ['EUR'], plugs: ['C', 'F'], volts: [230] };
const NAMES = ['Vienna', 'Kraków', 'Tallinn'] as const;
const PLUGS = { Vienna: ['F'], Kraków: ['E'], Tallinn: ['F'], London: ['G'] } as const;

function stopAt(place: keyof typeof PLUGS, at: number): PlannedStop {
  const sections = {
    weather: { title: '', summary: '', temperature: null, conditions: [] },
    recommendedEquipment: { title: '', summary: '', categories: [], offered: null },
    activities: { title: '', summary: '', suggestions: [] },
  };
  return {
    trip: {
      location: { lat: 50 + at, lng: 20, place },
      request: {
        startDate: `2027-06-${10 + 4 * at}`,
        endDate: `2027-06-${14 + 4 * at}`,
        travelers: 2,
        preferences: '',
      },
      language: 'en',
      home: GERMANY,
    },
    origin: 'device',
    wordings: { en: { place, recommendation: { sections } } },
    evidence: null,
    country: {
      code: place.slice(0, 2).toUpperCase(),
      currencies: [],
      languages: [],
      plugs: [...PLUGS[place]],
      volts: [],
      emergency: [],
      drives: null,
    },
  };
}

/** A line that asks for `stops` of the trip, for the reason of the first. */
function lineOf(job: string, stops: LineAtStop[]): ListLine {
  const [first] = stops;
  const product: RecommendedProduct = {
    id: job,
    name: job,
    description: '',
    price: null,
    affiliate_link: '',
    reason: '',
    quantity: first?.quantity ?? 1,
    weight_g: null,
    price_checked_on: null,
    job,
    stops,
    ...(first?.shortReason === undefined ? {} : { shortReason: first.shortReason }),
  };
  const unchanged = { name: job, quantity: product.quantity };
  const own = { own: false, toBuy: false, note: '', bag: null, whose: null };
  return { ...product, ...own, key: job, unchanged };
}

const asks = (at: number, shortReason: string, quantity = 2): LineAtStop => ({
  at,
  quantity,
  reason: '',
  shortReason,
});

type ReasonProps = { planned: PlannedTrip; line: ListLine; part: 'trip' | 'have' };

function Reason({ planned, line, part }: ReasonProps) {
  return useLineReasons(planned)(line, part);
}

async function reasonsOf(planned: PlannedTrip, language: Language = 'en'): Promise<LineReason> {
  const i18n = await createI18n(language, ['route']);
  return (line, part) =>
    renderToString(
      <TextsProvider i18n={i18n}>
        <Reason planned={planned} line={line} part={part} />
      </TextsProvider>,
    );
}

const ROUTE = joinStops(NAMES.map((place, at) => stopAt(place, at)));

test('a reason names the stops that give it', async () => {
  const reasonOf = await reasonsOf(ROUTE);
  const hat = lineOf('sun-hat', [asks(0, 'UV 8'), asks(1, 'UV 8'), asks(2, 'UV 5')]);
  expect(reasonOf(hat, 'trip')).toBe('UV 8, Vienna and Kraków');
  expect(reasonOf(lineOf('sleep-mask', [asks(2, 'Light from 04:02')]), 'trip')).toBe(
    'Light from 04:02, Tallinn',
  );
  const everywhere = lineOf(
    'umbrella',
    [0, 1, 2].map((at) => asks(at, 'Rain 3 of 10 days')),
  );
  expect(reasonOf(everywhere, 'trip')).toBe('Rain 3 of 10 days, all stops');
  const wish = lineOf(
    'hiking-boots',
    [0, 1, 2].map((at) => asks(at, 'For hiking')),
  );
  expect(reasonOf(wish, 'trip')).toBe('For hiking');
});

test('of what one has at home only that is explained which not all stops need', async () => {
  const reasonOf = await reasonsOf(ROUTE);
  expect(reasonOf(lineOf('fleece', [asks(2, 'Nights down to 9 °C')]), 'have')).toBe(
    'Nights down to 9 °C, Tallinn',
  );
  const all = [0, 1, 2].map((at) => asks(at, 'Nights down to 9 °C'));
  expect(reasonOf(lineOf('fleece', all), 'have')).toBe('');
});

test('what is counted by days says when it is washed', async () => {
  const underwear = lineOf(
    'underwear',
    [0, 1, 2].map((at) => asks(at, 'For 13 days', 10)),
  );
  expect((await reasonsOf(ROUTE))(underwear, 'have')).toBe('Four nights, then a wash');
  expect((await reasonsOf(ROUTE, 'de'))(underwear, 'have')).toBe('Vier Nächte, dann waschen');
});

test('where the plugs of home fit, the cable says so; where not, the adapter names its stops', async () => {
  const cable = lineOf(
    'cable',
    [0, 1, 2].map((at) => asks(at, 'For 13 days')),
  );
  expect((await reasonsOf(ROUTE))(cable, 'have')).toBe(
    'No adapter: plugs from home fit in all three',
  );
  const overLondon = joinStops([stopAt('Vienna', 0), stopAt('London', 1)]);
  const reasonOf = await reasonsOf(overLondon);
  expect(reasonOf(lineOf('cable', [asks(0, 'For 9 days'), asks(1, 'For 9 days')]), 'have')).toBe(
    '',
  );
  const adapter = lineOf('adapter', [asks(0, 'Sockets of type F'), asks(1, 'Sockets of type G')]);
  expect(reasonOf(adapter, 'trip')).toBe('Sockets of type F, Vienna; Sockets of type G, London');
});
