import { messageBox } from './start-failure.ts';

/** Parts of the browser that the planner needs and no build replaces; paths below the global object. */
const NEEDED = [
  'Array.prototype.toSorted',
  'DecompressionStream',
  'Intl.DisplayNames',
  'Intl.ListFormat',
  'IntersectionObserver',
  'PerformanceObserver',
];

/** The first thing that this browser lacks, or null. */
export function missingFeature(): string | null {
  const missing = NEEDED.find((path) => typeof valueAt(path) !== 'function');
  if (missing !== undefined) return missing;
  return document.createElement('canvas').getContext('2d') === null ? 'canvas' : null;
}

function valueAt(path: string): unknown {
  let value: unknown = globalThis;
  for (const name of path.split('.')) value = Reflect.get(Object(value), name);
  return value;
}

/** Says so in place of the planner; a prerendered page stays below the message. */
export function showUnsupported(root: Element, missing: string): void {
  const box = messageBox({
    en: `Fernweh cannot plan trips in this browser: it lacks “${missing}”. Update it, allow what a privacy setting may block, or use a current Chrome, Edge, Firefox or Safari. Your saved trips are not lost.`,
    de: `In diesem Browser kann Fernweh keine Reisen planen: Ihm fehlt „${missing}“. Aktualisiere ihn, erlaube, was ein Datenschutzfilter vielleicht sperrt, oder nimm einen aktuellen Chrome, Edge, Firefox oder Safari. Deine gespeicherten Reisen sind nicht verloren.`,
  });
  if (root.hasAttribute('data-page')) return root.prepend(box);
  box.append(Object.assign(document.createElement('a'), { href: '/', textContent: 'Fernweh' }));
  root.replaceChildren(box);
}
