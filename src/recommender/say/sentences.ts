import type { Language } from '#src/domain/language/language.ts';

/** Joins sentences and closes the gaps that empty parts leave; no-break spaces stay. */
export function joinSentences(...sentences: string[]): string {
  return sentences
    .join(' ')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ ([.,;:])/gu, '$1')
    .trim();
}

/** One of several wordings, always the same for a name, so that many plans do not begin alike. */
export function byName(name: string, wordings: readonly string[]): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return wordings[sum % wordings.length] ?? '';
}

/** 'a, b and c'. */
export function joinList(parts: readonly string[], language: Language): string {
  const and = language === 'de' ? 'und' : 'and';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'about 7', '11 or more': the WHO's scale ends at 11. */
export function uvIndexText(uvIndex: number, language: Language): string {
  const rounded = Math.round(uvIndex);
  if (rounded >= 11) return language === 'de' ? '11 oder mehr' : '11 or more';
  return language === 'de' ? `etwa ${rounded}` : `about ${rounded}`;
}
