import styles from './start-failure.module.css';

/**
 * The last resort, when not even the texts could be loaded: both languages at once, written
 * without any other part of the product.
 */
export function showStartFailure(root: Element, error: unknown): void {
  console.error('Fernweh could not start', error);
  if (root.hasAttribute('data-page')) return; // Prerendered: it can be read all the same.
  const box = messageBox({
    en: 'Fernweh could not start. Your saved trips are safe on this device. Please load the page again.',
    de: 'Fernweh konnte nicht starten. Deine gespeicherten Reisen sind auf diesem Gerät sicher. Bitte lade die Seite neu.',
  });
  root.replaceChildren(box);
}

/** A message without React and i18next. */
export function messageBox(words: Readonly<Record<'en' | 'de', string>>): HTMLElement {
  const box = document.createElement('div');
  box.className = styles['page'] ?? '';
  box.setAttribute('role', 'alert');
  for (const [lang, text] of Object.entries(words)) {
    box.append(Object.assign(document.createElement('p'), { lang, textContent: text }));
  }
  return box;
}
