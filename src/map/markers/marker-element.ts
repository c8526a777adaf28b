import type { Spot } from './arrange-markers.ts';
import styles from './marker.module.css';

/** A marker on the map, as an item of the list of ideas. */
export type MarkerElement = { item: HTMLLIElement; button: HTMLButtonElement; tag: HTMLElement };

export type MarkerLook = {
  hidden: boolean;
  text: string;
  label: string;
  name: string;
  selected: boolean;
  /**
   * A teardrop, filled where the idea is kept; the disc of a day, around its point. Where one day is shown, a
   * drop of the day with its name, and dots for what lies elsewhere. The pin of a trip's stop.
   */
  shape: 'open' | 'kept' | 'day' | 'stop' | 'dot' | 'pin';
  /** From the tip to the marker's own point, px, where it stepped aside. */
  lead: Spot | null;
};

const TEARDROP = 'M13 34C11.9 28.4 1.4 23 1.4 12.7a11.6 11.6 0 0 1 23.2 0C24.6 23 14.1 28.4 13 34z';
/** A pointer that moved farther has dragged the map. */
const DRAG_PX = 5;

/** The item's origin is the marker's tip. */
export function markerElement(onPress: () => void): MarkerElement {
  const item = document.createElement('li');
  item.className = styles['item'] ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['marker'] ?? '';
  button.append(
    svg({ viewBox: '0 0 26 35' }, [
      part('ellipse', { class: styles['shadow'] ?? '', cx: '13', cy: '34', rx: '9', ry: '4' }),
      part('path', { class: styles['body'] ?? '', d: TEARDROP }),
      part('circle', { class: styles['halo'] ?? '', cx: '13', cy: '34', r: '23' }),
      part('circle', { class: styles['disc'] ?? '', cx: '13', cy: '34', r: '14' }),
      part('text', { x: '13', y: '17.8' }),
    ]),
  );
  const tag = document.createElement('span');
  tag.className = styles['tag'] ?? '';
  tag.setAttribute('aria-hidden', 'true');
  const lead = svg({ class: styles['lead'] ?? '' }, [
    part('path', {}),
    part('circle', { r: '3.5' }),
  ]);
  item.append(lead, button, tag);
  listenToPress(button, onPress);
  return { item, button, tag };
}

export function drawMarker({ item, button, tag }: MarkerElement, look: MarkerLook): void {
  item.hidden = look.hidden;
  button.dataset['shape'] = look.shape;
  button.setAttribute('aria-label', look.label);
  if (look.selected) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
  const text = button.querySelector('text');
  if (text !== null) text.textContent = look.text;
  text?.setAttribute('y', look.shape === 'day' ? '39.3' : '17.8');
  tag.textContent = look.name;
  const lead = item.querySelector('svg');
  lead?.toggleAttribute('hidden', look.lead === null);
  const { x, y } = look.lead ?? { x: 0, y: 0 };
  lead?.querySelector('path')?.setAttribute('d', `M${x} ${y}L0 -2`);
  const dot = lead?.querySelector('circle');
  dot?.setAttribute('cx', String(x));
  dot?.setAttribute('cy', String(y));
}

/** Puts the tip at a spot of the map. */
export function placeMarker({ item }: MarkerElement, { x, y }: Spot): void {
  item.style.transform = `translate(${x}px, ${y}px)`;
}

/** A drag of the map that begins and ends on the marker is no press of it. */
function listenToPress(button: HTMLElement, onPress: () => void): void {
  let from: Spot = { x: 0, y: 0 };
  button.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    from = { x, y };
  });
  button.addEventListener('click', ({ detail, clientX, clientY }) => {
    const byPointer = detail > 0;
    if (byPointer && Math.hypot(clientX - from.x, clientY - from.y) > DRAG_PX) return;
    onPress();
  });
}

function svg(attributes: Record<string, string>, parts: readonly SVGElement[]): SVGElement {
  const element = part('svg', attributes);
  element.setAttribute('aria-hidden', 'true');
  element.append(...parts);
  return element;
}

function part(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
