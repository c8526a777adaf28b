import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import type { Equipment, Recommendation, Temperature } from '#src/domain/trip/recommendation.ts';
import { NOTHING_OWN } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { TripView } from '#src/trip/trip-view.tsx';
import { useOneTrip } from '#src/trip/use-one-trip.ts';
import { HIGH_COAST_EVIDENCE, highCoast, highCoastInEnglish } from '#tests/result/high-coast.ts';
import { HIGH_COAST_EN } from '#tests/result/high-coast-wordings.ts';

const SUMMARY = 'Mild days, fresh nights.';
const WRITTEN = 'What the AI service wrote';
const FAR_OFF = 'The AI service’s temperatures do not fit';

describe('the weather of an AI service', () => {
  test('comes first, with the measured temperatures beside it', async () => {
    const text = await textOf(byAi({ min: 9, max: 18 }));
    const parts = [SUMMARY, 'AI service', '18°', '9°', 'Measured', '17°', '8°', 'Your days'];
    expect(inOrder(text, parts)).toEqual(parts);
    expect(text).not.toContain(FAR_OFF);
    expect(text).not.toContain(WRITTEN);
  });

  test('comes after the measured climate, with a warning, where a temperature is far off', async () => {
    const text = await textOf(byAi({ min: 9, max: 28 }));
    const parts = [FAR_OFF, 'Usually 17° by day', 'Measured', '28°', WRITTEN, SUMMARY];
    expect(inOrder(text, parts)).toEqual(parts);
  });

  test('has no rain at sea', async () => {
    const sea = HIGH_COAST_EVIDENCE.climate.months.map((month) => ({
      ...month,
      precipitation: null,
      wetDays: null,
    }));
    const climate = {
      ...HIGH_COAST_EVIDENCE.climate,
      months: sea,
      elevation: 0,
      surface: 'sea' as const,
    };
    const text = await textOf({
      ...byAi({ min: 9, max: 28 }),
      evidence: { ...HIGH_COAST_EVIDENCE, climate },
    });
    expect(text).toContain('Usually 17° by day and 8° at night.');
    expect(text).toContain('for the open sea');
  });

  test('says so where there is no measured climate', async () => {
    const text = await textOf({ ...byAi({ min: 9, max: 28 }), evidence: null });
    const parts = [SUMMARY, 'Written by AI, not measured', '28°', 'no measured climate'];
    expect(inOrder(text, parts)).toEqual(parts);
    expect(text).not.toContain(FAR_OFF);
  });
});

describe('each section names its origin', () => {
  test('as written and chosen by an AI service', async () => {
    const text = await textOf(byAi({ min: 9, max: 18 }));
    const parts = [
      'The words come from an AI service and can be wrong.',
      'Chosen by an AI service. Names, prices and links come from the catalogue',
      'Suggested by an AI service, and can be wrong',
    ];
    expect(inOrder(text, parts)).toEqual(parts);
  });

  test('by the model that wrote, where it is known', async () => {
    const planned = byAi({ min: 9, max: 18 });
    const recommendation = planned.wordings.en?.recommendation;
    if (recommendation !== undefined) recommendation.model = 'gpt-4.1-mini';
    expect(await textOf(planned)).toContain('come from an AI service (gpt-4.1-mini) and');
  });

  test('as computed on this device', async () => {
    const text = await textOf(highCoast());
    const parts = [
      'Computed on this device from MERRA-2',
      'Chosen on this device',
      'Worked out on this device. Distances',
    ];
    expect(inOrder(text, parts)).toEqual(parts);
    expect(text).not.toContain('AI service');
  });

  test('in its own language, which is told only where it cannot be said in the other', async () => {
    const only = 'Diesen Text gibt es nur auf Englisch.';
    expect(await textOf(highCoastInEnglish(), 'de')).not.toContain(only);
    expect(await textOf(highCoastInEnglish(), 'de', true)).toContain(only);
    expect(await textOf(highCoast(), 'de', true)).not.toContain(only);
  });

  test("in the interface language, while an AI's text keeps its own", async () => {
    const text = await textOf(byAi({ min: 9, max: 18 }), 'de');
    const parts = [
      'Diesen Text hat ein KI-Dienst auf Englisch geschrieben',
      SUMMARY,
      'Die Texte stammen von einem KI-Dienst',
      'Von einem KI-Dienst ausgesucht.',
      'Von einem KI-Dienst vorgeschlagen',
    ];
    expect(inOrder(text, parts)).toEqual(parts);
  });
});

describe('what an AI service left out', () => {
  test('a temperature: the measured ones stand alone', async () => {
    const text = await textOf(byAi(null));
    expect(inOrder(text, [SUMMARY, 'Your days', '17°'])).toHaveLength(3);
    expect(text).not.toContain('by day at night');
    expect(text).not.toContain(FAR_OFF);
    expect(await textOf({ ...byAi(null), evidence: null })).toContain('no measured climate');
  });

  test('every section: the measured weather and a word for the others', async () => {
    const empty = { title: '', summary: '' };
    const planned = byAi(null, { ...empty, categories: [], offered: 7 });
    const recommendation = planned.wordings.en?.recommendation;
    if (recommendation === undefined) throw new Error('no English wording');
    recommendation.sections.weather = { ...empty, temperature: null, conditions: [] };
    recommendation.sections.activities = { ...empty, suggestions: [] };
    const parts = [
      'Weather Usually 17° by day and 8° at night',
      'Recommended equipment Nothing in the catalogue was chosen',
      'Activities No activities were suggested.',
    ];
    expect(inOrder(await textOf(planned), parts)).toEqual(parts);
  });

  test('the name of a category, and what a catalogue does not say of a product', async () => {
    const [line] = HIGH_COAST_EN.sections.recommendedEquipment.categories[0]?.products ?? [];
    if (line === undefined) throw new Error('no product');
    const bare = { ...line, price: null, weight_g: null, affiliate_link: '' };
    const categories = [{ name: '', kind: null, products: [bare] }];
    const text = await textOf(byAi(null, { title: '', summary: '', categories, offered: 1 }));
    const parts = ['Equipment 1', line.name];
    expect(inOrder(text, parts)).toEqual(parts);
  });
});

test.each([
  [0, 'No products could be read from the catalogue.'],
  [7, 'Nothing in the catalogue was chosen for this trip.'],
  [null, 'Nothing in the catalogue fits this trip.'],
])('the reason for an empty list, with %s products offered', async (offered, words) => {
  const empty = { title: '', summary: '', categories: [], offered };
  expect(await textOf(byAi({ min: 9, max: 18 }, empty))).toContain(words);
});

type Temperatures = Pick<Temperature, 'min' | 'max'> | null;

function byAi(temperature: Temperatures, equipment?: Equipment): PlannedTrip {
  const { weather, recommendedEquipment, activities } = HIGH_COAST_EN.sections;
  const recommendation: Recommendation = {
    sections: {
      weather: {
        ...weather,
        summary: SUMMARY,
        temperature: temperature === null ? null : { ...temperature, unit: 'celsius' },
      },
      recommendedEquipment: equipment ?? recommendedEquipment,
      activities,
    },
  };
  const wordings = { en: { place: 'High Coast', recommendation } };
  return { ...highCoast(), origin: 'ai', wordings };
}

/** The visible texts, in document order. */
async function textOf(
  planned: PlannedTrip,
  language: Language = 'en',
  unsaid = false,
): Promise<string> {
  const i18n = await createI18n(language, ['bring', 'days', 'result', 'trips']);
  const html = renderToString(
    <TextsProvider i18n={i18n}>
      <Result planned={planned} unsaid={unsaid} />
    </TextsProvider>,
  );
  return html
    .replaceAll(/<!-- -->|<\/?(?:strong|span)[^>]*>/gu, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[ \n]+/gu, ' ');
}

function Result({ planned, unsaid }: { planned: PlannedTrip; unsaid: boolean }) {
  const trip = useOneTrip(planned, NOTHING_OWN, nothing);
  return (
    <TripView
      order="specified"
      trip={trip}
      unsaid={unsaid}
      own={NOTHING_OWN}
      onChange={nothing}
      gear={[]}
      onOwn={() => {}}
      online
      around={null}
    />
  );
}

function nothing() {}

/** Those of the parts that follow one another so. */
function inOrder(text: string, parts: readonly string[]): string[] {
  let end = 0;
  return parts.filter((part) => {
    const at = text.indexOf(part, end);
    if (at >= 0) end = at + part.length;
    return at >= 0;
  });
}
