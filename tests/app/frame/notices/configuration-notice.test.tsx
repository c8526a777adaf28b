import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ConfigurationProblem } from '#src/app/app.ts';
import { ConfigurationNotice } from '#src/app/frame/notices/configuration-notice.tsx';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';

const WRONG_URL = {
  variable: 'VITE_SUPABASE_URL',
  problem: 'wrong',
  instead: 'catalogue',
} as const;

describe('the configuration notice', () => {
  test.each([
    ['en', 'VITE_SUPABASE_URL is not valid. The built-in catalogue is used instead.'],
    ['de', 'VITE_SUPABASE_URL ist ungültig. Stattdessen wird der eingebaute Katalog verwendet.'],
  ] as const)('names variable, problem and what serves instead in %s', async (language, text) => {
    expect(await linesOf(language, [WRONG_URL])).toEqual([text]);
  });

  test('names a variable without its partner and a wrong value on a line each', async () => {
    const alone = {
      variable: 'VITE_SUPABASE_ANON_KEY',
      problem: 'alone',
      instead: 'catalogue',
    } as const;
    const lines = await linesOf('en', [WRONG_URL, alone]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('VITE_SUPABASE_ANON_KEY is set, but another setting');
  });

  test('is not rendered without a problem', async () => {
    expect(await render('en', [])).toBe('');
  });
});

async function linesOf(language: Language, problems: ConfigurationProblem[]): Promise<string[]> {
  const html = await render(language, problems);
  return [...html.matchAll(/<li>(.*?)<\/li>/gu)].map(([, line = '']) =>
    line.replaceAll(/<!-- -->/gu, ''),
  );
}

async function render(language: Language, problems: ConfigurationProblem[]): Promise<string> {
  const i18n = await createI18n(language, ['configuration']);
  return renderToString(
    <TextsProvider i18n={i18n}>
      <ConfigurationNotice problems={problems} />
    </TextsProvider>,
  );
}
