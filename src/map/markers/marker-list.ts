import type OlMap from 'ol/Map.js';
import styles from './marker.module.css';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * The list of markers on a map: one stop of the Tab key, with the arrow keys within. It lies outside of
 * OpenLayers' overlays, which keep drags from the map.
 */
export function createMarkerList(map: OlMap): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = styles['list'] ?? '';
  list.dataset['ideas'] = '';
  // Without bullets it would be no list for Safari's screen reader.
  list.setAttribute('role', 'list');
  list.addEventListener('keydown', (event) => moveFocus(list, event));
  list.addEventListener('focusin', ({ target }) => {
    for (const button of list.querySelectorAll('button')) {
      button.tabIndex = button === target ? 0 : -1;
    }
  });
  map.getOverlayContainerStopEvent()?.before(list);
  // A focused marker outside the view must not scroll the map within its frame.
  map.getViewport()?.style.setProperty('overflow', 'clip');
  return list;
}

function moveFocus(list: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...list.querySelectorAll<HTMLElement>('li:not([hidden]) > button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = STEPS[event.key];
  const next = step === undefined ? { Home: 0, End: buttons.length - 1 }[event.key] : at + step;
  if (next === undefined || at === -1) return;
  // The same keys move the map.
  event.preventDefault();
  event.stopPropagation();
  buttons[next]?.focus({ preventScroll: true });
}
