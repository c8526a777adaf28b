import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { GoodToKnow } from '#src/result/good-to-know/good-to-know.tsx';
import { highCoast, HIGH_COAST_EVIDENCE, SWEDEN } from '../high-coast.ts';

const JAPAN: CountryFacts = {
  code: 'JP',
  currencies: ['JPY'],
  languages: ['ja'],
  plugs: ['A', 'B'],
  volts: [100],
  emergency: [
    { service: 'police', number: '110' },
    { service: 'ambulance', number: '119' },
    { service: 'fire', number: '119' },
  ],
  drives: 'left',
};

test('facts of a country in English', async () => {
  const lines = await linesOf(highCoast());
  expect(lines).toContain('Currency Swedish Krona (SEK)');
  expect(lines).toContain('Language Swedish');
  expect(lines).toContain('Plugs Types C and F · 230 V');
  expect(lines).toContain('Emergency 112');
  expect(lines).toContain('Driving on the right');
  expect(lines).toContain('Elevation 60 m');
});

test('facts of a country in German', async () => {
  const lines = await linesOf(highCoast({ country: JAPAN }), 'de');
  expect(lines).toContain('Währung Japanischer Yen (JPY)');
  expect(lines).toContain('Sprache Japanisch');
  expect(lines).toContain('Stecker Typ A und B · 100 V');
  expect(lines).toContain('Notruf 110 Polizei 119 Rettungsdienst und Feuerwehr');
  expect(lines).toContain('Verkehr Linksverkehr');
});

test('two general emergency numbers stand side by side', async () => {
  const emergency: CountryFacts['emergency'] = [
    { service: 'all', number: '999' },
    { service: 'all', number: '112' },
  ];
  const lines = await linesOf(highCoast({ country: { ...SWEDEN, emergency } }));
  expect(lines).toContain('Emergency 999 or 112');
});

test('the time zone has its name on the first day of the trip', async () => {
  const winter = { ...highCoast().trip.request, startDate: '2027-01-10', endDate: '2027-01-12' };
  const planned = highCoast();
  const [summerTime] = await linesOf(planned);
  const [winterTime] = await linesOf({ ...planned, trip: { ...planned.trip, request: winter } });
  expect(summerTime).toContain('Local time Central European Summer Time (CEST), UTC+2');
  expect(winterTime).toContain('Local time Central European Time (CET), UTC+1');
});

test('a clock change during the trip is shown with its day', async () => {
  const planned = highCoast();
  const request = { ...planned.trip.request, startDate: '2027-10-24', endDate: '2027-11-03' };
  const [time] = await linesOf({ ...planned, trip: { ...planned.trip, request } });
  expect(time).toContain('from 31 Oct UTC+1');
});

test('unknown facts have no line', async () => {
  const unknown: CountryFacts = {
    code: 'AQ',
    currencies: [],
    languages: [],
    plugs: [],
    volts: [],
    emergency: [],
    drives: null,
  };
  const lines = await linesOf(highCoast({ country: unknown, evidence: null }));
  expect(lines).toEqual([]);
});

test('a currency and a language that the platform cannot name do not break the list', async () => {
  const odd = { ...SWEDEN, currencies: ['QQQ'], languages: ['qqq', 'sv'] };
  const lines = await linesOf(highCoast({ country: odd }));
  expect(lines).toContain('Currency QQQ');
  expect(lines).toContain('Language Swedish');
});

test('at sea there is a time zone but no elevation', async () => {
  const climate = { ...HIGH_COAST_EVIDENCE.climate, surface: 'sea' as const, elevation: 0 };
  const evidence = { ...HIGH_COAST_EVIDENCE, timeZone: 'Etc/GMT-1', climate };
  const lines = await linesOf(highCoast({ country: null, evidence }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Local time UTC+1');
});

test('a trip saved without facts has no such section', async () => {
  expect(await htmlOf(highCoast({ country: null, evidence: null }), 'en')).toBe('');
});

/** The text of each line. */
async function linesOf(planned: PlannedTrip, language: Language = 'en'): Promise<string[]> {
  const html = await htmlOf(planned, language);
  return [...html.matchAll(/<dt>(?<term>.*?)<\/dt><dd>(?<fact>.*?)<\/dd>/gsu)].map(([line]) =>
    line
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]*>/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
}

async function htmlOf({ country, evidence, trip }: PlannedTrip, language: Language) {
  const i18n = await createI18n(language, ['result']);
  return renderToString(
    <TextsProvider i18n={i18n}>
      <GoodToKnow country={country} evidence={evidence} trip={trip} />
    </TextsProvider>,
  );
}
