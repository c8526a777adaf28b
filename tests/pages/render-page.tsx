import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';

/** Renders a reading page without route links to HTML, without a DOM. */
export async function renderPage(
  page: ReactNode,
  namespace: 'about' | 'legal',
  language: Language,
): Promise<string> {
  const i18n = await createI18n(language, [namespace]);
  return renderToString(<TextsProvider i18n={i18n}>{page}</TextsProvider>);
}

/** The text of the HTML, with entities decoded. */
export function readable(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/gu, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
