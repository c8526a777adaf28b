import { answerPaint } from './answer-paint.ts';
import { createMapPack } from './map-pack.ts';
import type { PainterReply, PainterRequest, PaintRequest } from './painter-messages.ts';
import { createTilePainter } from './tiles/tile-painter.ts';

type DetailRequest = Extract<PainterRequest, { kind: 'detail' }>;
type PictureRequest = Extract<PaintRequest, { kind: 'picture' }>;

const painter = createTilePainter(createMapPack());
const queue = new Map<number, PictureRequest>();
/** The requests that are being drawn or read. */
const begun = new Map<number, AbortController>();
/** While one picture waits for its data, another can be drawn. */
const MAX_RUNNING = 2;
let running = 0;
/** The zoom of the last requested picture, which the traveller looks at now. */
let currentZoom = 0;

// Page and worker are of one build, so requests are not parsed.
globalThis.addEventListener('message', ({ data: request }: MessageEvent<PainterRequest>) => {
  if (request.kind === 'ping') reply({ kind: 'pong', id: request.id });
  else if (request.kind === 'abort') abort(request.id);
  else if (request.kind === 'detail') useDetail(request);
  else if (request.kind === 'picture') {
    queue.set(request.id, request);
    currentZoom = request.tile.z;
    if (running < MAX_RUNNING) void runQueue();
  } else void respond(request);
});

function abort(id: number): void {
  queue.delete(id);
  begun.get(id)?.abort();
}

/** The page is told of changes only. */
function useDetail({ id, sources }: DetailRequest): void {
  let last: boolean | null = null;
  painter.setDetail(sources, (answered) => {
    if (answered !== last) reply({ kind: 'detail-answer', id, answered });
    last = answered;
  });
}

/** Pictures are queued; previews and labels are quick and never wait behind them. */
async function runQueue(): Promise<void> {
  running += 1;
  for (let next = nextPicture(); next !== undefined; next = nextPicture()) {
    queue.delete(next.id);
    await respond(next);
  }
  running -= 1;
}

async function respond(request: PaintRequest): Promise<void> {
  const { id } = request;
  const left = new AbortController();
  begun.set(id, left);
  reply(await paint(request, left.signal).catch((): PainterReply => ({ kind: 'failed', id })));
  begun.delete(id);
}

function reply(message: PainterReply): void {
  globalThis.postMessage(message, {
    transfer: message.kind === 'picture' ? [message.picture] : [],
  });
}

async function paint(request: PaintRequest, signal: AbortSignal): Promise<PainterReply> {
  return { id: request.id, ...(await answerPaint(painter, request, signal)) };
}

/** Pictures of the current zoom first. */
function nextPicture(): PictureRequest | undefined {
  const waiting = [...queue.values()];
  return waiting.find(({ tile }) => tile.z === currentZoom) ?? waiting[0];
}
