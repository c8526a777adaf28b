import styles from './pin.module.css';

/** The pin on the map: a button where it may be moved, else a picture. */
export function pinElement(movable: boolean): HTMLElement {
  const element = document.createElement(movable ? 'button' : 'div');
  element.className = styles['pin'] ?? '';
  element.dataset['pin'] = '';
  if (element instanceof HTMLButtonElement) element.type = 'button';
  else element.setAttribute('role', 'img');
  element.append(pinDrawing());
  return element;
}

/** Writes the number of a stop into the pin; null: it has its eye. */
export function writeNumber(element: HTMLElement, number: number | null): void {
  element.toggleAttribute('data-number', number !== null);
  const text = element.querySelector('text');
  if (text !== null) text.textContent = number === null ? '' : String(number);
}

function pinDrawing(): SVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 38 56', width: '38', height: '56' });
  svg.append(
    svgElement('ellipse', {
      class: styles['shadow'] ?? '',
      cx: '19',
      cy: '50',
      rx: '9',
      ry: '3.5',
    }),
    svgElement('path', {
      class: styles['body'] ?? '',
      d: 'M19 49.5C17.4 41.6 2 33.6 2 18.6a17 17 0 0 1 34 0C36 33.6 20.6 41.6 19 49.5z',
    }),
    svgElement('circle', { class: styles['eye'] ?? '', cx: '19', cy: '18.5', r: '6' }),
    svgElement('text', { class: styles['number'] ?? '', x: '19', y: '24.5' }),
  );
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

function svgElement(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
