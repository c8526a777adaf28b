import { messageBox } from './start-failure.ts';

/** What no part of the planner can do without, and no build can replace. */
const NEEDED: Readonly<Record<string, () => boolean>> = {
  'Array.toSorted': () => 'toSorted' in Array.prototype,
  DecompressionStream: () => typeof DecompressionStream === 'function',
  canvas: () => document.createElement('canvas').getContext('2d') !== null,
};

/** The first thing that this browser lacks, or null. */
export function missingFeature(): string | null {
  return Object.keys(NEEDED).find((name) => NEEDED[name]?.() === false) ?? null;
}

/** Says so in place of the planner; a prerendered page stays below the message. */
export function showUnsupported(root: Element, missing: string): void {
  const box = messageBox({
    en: `Fernweh cannot plan trips in this browser: it lacks “${missing}”. Update it, allow what a privacy setting may block, or use a current Chrome, Edge, Firefox or Safari. Your saved trips are not lost.`,
    de: `In diesem Browser kann Fernweh keine Reisen planen: Ihm fehlt „${missing}“. Aktualisiere ihn, erlaube, was ein Datenschutzfilter vielleicht sperrt, oder nimm einen aktuellen Chrome, Edge, Firefox oder Safari. Deine gespeicherten Reisen sind nicht verloren.`,
  });
  if (root.hasAttribute('data-page')) root.prepend(box);
  else root.replaceChildren(box);
}
