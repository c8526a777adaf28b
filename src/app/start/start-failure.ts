import styles from './start-failure.module.css';

/**
 * The last resort, when not even the texts could be loaded: both languages at once, written
 * without any other part of the product.
 */
const WORDS = [
  {
    lang: 'en',
    text: 'Fernweh could not start. Your saved trips are safe on this device. Please load the page again.',
  },
  {
    lang: 'de',
    text: 'Fernweh konnte nicht starten. Deine gespeicherten Reisen sind auf diesem Gerät sicher. Bitte lade die Seite neu.',
  },
] as const;

export function showStartFailure(root: Element, error: unknown): void {
  console.error('Fernweh could not start', error);
  if (root.hasAttribute('data-page')) return; // Prerendered: it can be read all the same.
  const lines = WORDS.map(({ lang, text }) => {
    const line = document.createElement('p');
    line.lang = lang;
    line.textContent = text;
    return line;
  });
  const box = document.createElement('main');
  box.className = styles['page'] ?? '';
  box.setAttribute('role', 'alert');
  box.append(...lines);
  root.replaceChildren(box);
}
