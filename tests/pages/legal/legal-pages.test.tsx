import { expect, test } from 'vitest';
import { COMPANY } from '#src/pages/legal/company.ts';
import { ImprintPage } from '#src/pages/legal/imprint-page.tsx';
import { PrivacyPage } from '#src/pages/legal/privacy-page.tsx';
import { TermsPage } from '#src/pages/legal/terms-page.tsx';
import { readable, renderPage } from '../render-page.tsx';

const EMAIL = 'hello@fernweh.example';
const NOBODY = { recommender: null, catalogue: null, places: null, map: null, detail: null };

test.each(['en', 'de'] as const)(
  'the imprint has everything the law requires, in %s',
  async (language) => {
    const text = readable(
      await renderPage(<ImprintPage contactEmail={EMAIL} />, 'legal', language),
    );
    for (const fact of [...Object.values(COMPANY), EMAIL]) expect(text).toContain(fact);
  },
);

test.each([
  ['en', 'Controller', 'Data collection', 'Cookies', 'Your rights', 'None.'],
  ['de', 'Verantwortlicher', 'Datenerhebung', 'Cookies', 'Deine Rechte', 'Keine.'],
] as const)(
  'privacy in %s: controller, data, cookies, rights; no service is named',
  async (language, ...words) => {
    const page = <PrivacyPage contactEmail={EMAIL} hosts={NOBODY} />;
    const text = readable(await renderPage(page, 'legal', language));
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain(EMAIL);
  },
);

test.each(['recommender', 'catalogue', 'places', 'map', 'detail'] as const)(
  'privacy names the host of the configured %s, and does not say that there is none',
  async (service) => {
    const hosts = { ...NOBODY, [service]: 'service.example' };
    const page = <PrivacyPage contactEmail={EMAIL} hosts={hosts} />;
    for (const language of ['en', 'de'] as const) {
      const text = readable(await renderPage(page, 'legal', language));
      expect(text.split('service.example')).toHaveLength(2);
      expect(text).not.toMatch(/None\.|Keine\./u);
    }
  },
);

test.each(['en', 'de'] as const)(
  'the terms have their five sections in order, in %s',
  async (language) => {
    const text = readable(await renderPage(<TermsPage />, 'legal', language));
    const numbers = text.split('\n').flatMap((line) => /^(\d)\. \S/u.exec(line)?.[1] ?? []);
    expect(numbers).toEqual(['1', '2', '3', '4', '5']);
  },
);
