import * as v from 'valibot';
import { createMapPack } from './map-pack.ts';
import { painterRequestSchema } from './painter-messages.ts';
import type { PainterReply, PaintRequest } from './painter-messages.ts';
import { createTilePainter } from './tiles/tile-painter.ts';

type PictureRequest = Extract<PaintRequest, { kind: 'picture' }>;

const painter = createTilePainter(createMapPack());
const queue = new Map<number, PictureRequest>();
/** While one picture waits for its data, another can be drawn. */
const MAX_RUNNING = 2;
let running = 0;
/** The zoom of the last requested picture, which the traveller looks at now. */
let currentZoom = 0;

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = v.parse(painterRequestSchema, event.data);
  if (request.kind === 'ping') reply({ kind: 'pong', id: request.id });
  else if (request.kind === 'abort') queue.delete(request.id);
  else if (request.kind === 'picture') {
    queue.set(request.id, request);
    currentZoom = request.tile.z;
    if (running < MAX_RUNNING) void runQueue();
  } else void respond(request);
});

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
  reply(await paint(request).catch((): PainterReply => ({ kind: 'failed', id: request.id })));
}

function reply(message: PainterReply): void {
  globalThis.postMessage(message, {
    transfer: message.kind === 'picture' ? [message.picture] : [],
  });
}

async function paint(request: PaintRequest): Promise<PainterReply> {
  const { id } = request;
  if (request.kind === 'labels') {
    return { kind: 'labels', id, labels: await painter.labels(request.z, request.x, request.y) };
  }
  return { kind: 'picture', id, picture: await painter[request.kind](request.tile) };
}

/** Pictures of the current zoom first. */
function nextPicture(): PictureRequest | undefined {
  const waiting = [...queue.values()];
  return waiting.find(({ tile }) => tile.z === currentZoom) ?? waiting[0];
}
