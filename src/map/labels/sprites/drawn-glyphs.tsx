import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { kindIcon } from '#src/ui/kind-icons.ts';

const drawn = new Map<string, Path2D | null>();

/** The icon of a kind as a path in a square of 24, read from the one that lists show; null for unknown kinds. */
export function drawnGlyph(kind: string): Path2D | null {
  const known = drawn.get(kind);
  if (known !== undefined) return known;
  const path = render(kind);
  drawn.set(kind, path);
  return path;
}

function render(kind: string): Path2D | null {
  const Icon = kindIcon(kind);
  if (Icon === null) return null;
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(<Icon />));
  const path = new Path2D();
  for (const shape of box.querySelectorAll('svg > *')) addShape(path, shape);
  root.unmount();
  return path;
}

function addShape(path: Path2D, shape: Element): void {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  switch (shape.tagName) {
    case 'path':
      path.addPath(new Path2D(shape.getAttribute('d') ?? ''));
      break;
    case 'circle':
      path.moveTo(number('cx') + number('r'), number('cy'));
      path.arc(number('cx'), number('cy'), number('r'), 0, Math.PI * 2);
      break;
    case 'ellipse':
      path.moveTo(number('cx') + number('rx'), number('cy'));
      path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, Math.PI * 2);
      break;
    case 'rect':
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      break;
    case 'line':
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
      break;
    default:
  }
}
