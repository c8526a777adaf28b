import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { everyScreen } from '#tests/e2e/screens/every-screen.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { TRANSLATORS, translatePage } from '#tests/helpers/translator.ts';

/** Errors of React on a page that was changed under it; a failed request is none. */
const BROKEN = /NotFoundError|React error|not a child/u;
/** React's word for a page that was changed before it was hydrated, and that it renders anew. */
const RENDERED_ANEW = /React error #418/u;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const LANGUAGES: readonly Language[] = ['en', 'de'];

test.each(LANGUAGES.flatMap((language) => TRANSLATORS.map((way) => [language, way] as const)))(
  'in %s, every screen works while a translator %s its texts',
  async (language, way) => {
    const { page, errors, leave } = await arrive({ locale: language });
    await page.addInitScript(translatePage, way);
    const seen: string[] = [];
    for await (const screen of everyScreen(page, site.url, language)) seen.push(screen);
    expect(seen).toContain('a shared trip');
    const broken = errors.filter((error) => BROKEN.test(error) && !RENDERED_ANEW.test(error));
    expect(broken).toEqual([]);
    await leave();
  },
);
