import { vi } from 'vitest';
import { contextOf, createCanvas } from '#src/providers/basemap/tiles/canvas.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';

type Point = readonly [x: number, y: number];

/** Something put on a canvas, with the state of the canvas at that time. */
export type Mark = {
  by: 'fill' | 'stroke' | 'rect' | 'image';
  /** A colour; empty for a pattern or an image. */
  color: string;
  isPattern: boolean;
  /** 'destination-over' for what is put under all that is drawn already. */
  composite: string;
  alpha: number;
  /** Device pixels. */
  width: number;
  dash: readonly number[];
  cap: string;
  isClipped: boolean;
  /** The lines of the path, of curves their ends only; device pixels. */
  lines: readonly (readonly Point[])[];
  /** The contents of the image. */
  image: readonly Mark[];
};

const marksOf = new WeakMap<object, Mark[]>();

/** Draws on a canvas without pixels that notes what is drawn; for tests without a browser. */
export function recordedMarks(side: number, draw: (context: TileContext) => void): Mark[] {
  vi.stubGlobal('OffscreenCanvas', RecordingCanvas);
  vi.stubGlobal('Path2D', RecordingPath);
  try {
    const canvas = createCanvas(side);
    draw(contextOf(canvas));
    return marksOf.get(canvas) ?? [];
  } finally {
    vi.unstubAllGlobals();
  }
}

class RecordingPath {
  readonly lines: Point[][] = [];
  moveTo(x: number, y: number): void {
    this.lines.push([[x, y]]);
  }
  lineTo(x: number, y: number): void {
    this.lines.at(-1)?.push([x, y]);
  }
  quadraticCurveTo(_x: number, _y: number, x: number, y: number): void {
    this.lineTo(x, y);
  }
  closePath(): void {
    const [first = [0, 0]] = this.lines.at(-1) ?? [];
    this.lineTo(...first);
  }
}

class RecordingCanvas {
  readonly width: number;
  readonly height: number;
  readonly #context: RecordingContext;
  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
    const marks: Mark[] = [];
    marksOf.set(this, marks);
    this.#context = new RecordingContext(this, marks);
  }
  getContext(): RecordingContext {
    return this.#context;
  }
}

class RecordingContext {
  fillStyle: unknown = '#000000';
  strokeStyle: unknown = '#000000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  globalAlpha = 1;
  globalCompositeOperation = 'source-over';
  #dash: readonly number[] = [];
  #isClipped = false;
  #place = { scale: 1, left: 0, top: 0 };
  #path = new RecordingPath();
  #saved: (() => void)[] = [];
  readonly canvas: RecordingCanvas;
  readonly #marks: Mark[];
  constructor(canvas: RecordingCanvas, marks: Mark[]) {
    this.canvas = canvas;
    this.#marks = marks;
  }
  clearRect(): void {
    this.#marks.length = 0;
  }
  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin } = this;
    const { globalAlpha, globalCompositeOperation } = this;
    const [dash, isClipped, place] = [this.#dash, this.#isClipped, this.#place];
    this.#saved.push(() => {
      Object.assign(this, { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin });
      Object.assign(this, { globalAlpha, globalCompositeOperation });
      [this.#dash, this.#isClipped, this.#place] = [dash, isClipped, place];
    });
  }
  restore(): void {
    this.#saved.pop()?.();
  }
  clip(): void {
    this.#isClipped = true;
  }
  resetTransform(): void {
    this.setTransform(1, 0, 0, 1, 0, 0);
  }
  setTransform(scale: number, _b: number, _c: number, _d: number, left: number, top: number): void {
    this.#place = { scale, left, top };
  }
  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }
  createPattern(): object {
    return {};
  }
  beginPath(): void {
    this.#path = new RecordingPath();
  }
  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y);
  }
  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y);
  }
  fill(path: RecordingPath = this.#path): void {
    this.#mark('fill', this.fillStyle, path);
  }
  stroke(path: RecordingPath = this.#path): void {
    this.#mark('stroke', this.strokeStyle, path);
  }
  fillRect(): void {
    this.#mark('rect', this.fillStyle, new RecordingPath());
  }
  drawImage(image: object): void {
    this.#mark('image', '', new RecordingPath(), [...(marksOf.get(image) ?? [])]);
  }
  #mark(by: Mark['by'], style: unknown, path: RecordingPath, image: readonly Mark[] = []): void {
    const { scale, left, top } = this.#place;
    this.#marks.push({
      by,
      color: typeof style === 'string' ? style : '',
      isPattern: typeof style !== 'string',
      composite: this.globalCompositeOperation,
      alpha: this.globalAlpha,
      width: this.lineWidth * scale,
      dash: this.#dash.map((length) => length * scale),
      cap: this.lineCap,
      isClipped: this.#isClipped,
      lines: path.lines.map((line) => line.map(([x, y]) => [x * scale + left, y * scale + top])),
      image,
    });
  }
}
