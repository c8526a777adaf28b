import { runInNewContext } from 'node:vm';
import * as v from 'valibot';

/**
 * Globals that Chromium, Firefox and WebKit all have, on plain http as well, or that the start looks for
 * (src/app/start/browser-check.ts). Anything else may only be named in a file that asks for it:
 * `typeof X`, `'X' in globalThis`, `'x' in navigator` or `navigator.x?.y`.
 */
export const EVERYWHERE: ReadonlySet<string> = new Set(
  [
    'AbortController AbortSignal Blob DOMException DecompressionStream Element Event File Headers',
    'HTMLButtonElement HTMLElement HTMLInputElement HTMLTextAreaElement ImageData',
    'IntersectionObserver MessageChannel',
    'MutationObserver Node Path2D PerformanceObserver ReadableStream Request ResizeObserver Response',
    'Text TextDecoder TextEncoder TransformStream URL URLSearchParams Worker',
    'addEventListener removeEventListener postMessage queueMicrotask',
    'clearInterval clearTimeout setInterval setTimeout cancelAnimationFrame requestAnimationFrame',
    'atob btoa createImageBitmap crypto crypto.getRandomValues document fetch getComputedStyle history',
    'indexedDB',
    'devicePixelRatio innerHeight innerWidth scrollBy scrollTo scrollX scrollY',
    'localStorage sessionStorage location matchMedia performance print self window',
    'navigator navigator.languages navigator.onLine navigator.userAgent',
  ].flatMap((line) => line.split(' ')),
);

/** Of the language itself; shared memory needs headers that the product does without. */
export const LANGUAGE = new Set(
  v
    .parse(v.array(v.string()), runInNewContext('Object.getOwnPropertyNames(globalThis)'))
    .filter((name) => name !== 'SharedArrayBuffer' && name !== 'Atomics'),
);
