import jsQR from 'jsqr';

/** Pixels of a module, as a camera would see it. */
const SCALE = 4;

/** What a camera reads in the code that is drawn in the button; undefined where it reads none. */
export function readCode(button: HTMLElement): string | undefined {
  const { data, side } = picture(button);
  return jsQR(data, side, side)?.data;
}

/** The drawn path as dark pixels on white. */
function picture(button: HTMLElement) {
  const svg = button.querySelector('svg');
  const [left = 0, , width = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const side = width * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = svg?.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/gu)) {
    fill(Number(x) - left, Number(y) - left, Number(length));
  }
  return { data, side };

  function fill(x: number, y: number, length: number) {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1) {
      for (let column = x * SCALE; column < (x + length) * SCALE; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
}
