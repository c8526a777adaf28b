/**
 * What translators do with a text node: wrap it; replace it by wrapped words, in one step or in
 * two; or replace it by bare words. The words stay the same, so that tests find them.
 */
export const TRANSLATORS = ['wraps', 'replaces', 'replaces in two steps', 'rewrites'] as const;

export type Translator = (typeof TRANSLATORS)[number];

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */

/**
 * Translates the page, and whatever appears on it later, as browsers do: each text outside of
 * `translate="no"`. Returns a function that ends it.
 */
export function translatePage(way: Translator): () => void {
  const done = new WeakSet<Node>();
  const UNTOUCHED = 'script, style, title, textarea, option, [translate="no"]';

  const translate = (text: Text): void => {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '') return;
    if (done.has(text) || parent.closest(UNTOUCHED) !== null) return;
    const words = document.createTextNode(text.data);
    for (const node of [text, words]) done.add(node);
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(words);
    if (way === 'wraps') {
      text.replaceWith(outer);
      words.replaceWith(text);
    } else if (way === 'replaces') {
      text.replaceWith(outer);
    } else if (way === 'replaces in two steps') {
      parent.insertBefore(outer, text);
      parent.removeChild(text);
    } else {
      text.replaceWith(words);
    }
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  translateAll(document);
  return () => observer.disconnect();
}
