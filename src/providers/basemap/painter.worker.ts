import * as v from 'valibot';
import { createMapPack } from './map-pack.ts';
import { painterRequestSchema } from './painter-messages.ts';
import type { PainterReply, PainterRequest } from './painter-messages.ts';
import { createTilePainter } from './tiles/tile-painter.ts';

type Wish = Exclude<PainterRequest, { kind: 'drop' }>;
type PictureWish = Extract<Wish, { kind: 'picture' }>;

const painter = createTilePainter(createMapPack());
const wanted = new Map<number, PictureWish>();
/** While one waits for its heights, another can be drawn. */
const AT_ONCE = 2;
let working = 0;
/** Of the pictures, that which was asked for last: what the traveller looks at now. */
let zoom = 0;

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = v.parse(painterRequestSchema, event.data);
  if (request.kind === 'drop') wanted.delete(request.id);
  else if (request.kind === 'picture') {
    wanted.set(request.id, request);
    zoom = request.tile.z;
    if (working < AT_ONCE) void work();
  } else void send(request);
});

/** Pictures take their turn; sketches and names are quick, and never wait behind them. */
async function work(): Promise<void> {
  working += 1;
  for (let next = mostWanted(); next !== undefined; next = mostWanted()) {
    wanted.delete(next.id);
    await send(next);
  }
  working -= 1;
}

async function send(wish: Wish): Promise<void> {
  const reply = await answer(wish).catch((): PainterReply => ({ kind: 'failed', id: wish.id }));
  globalThis.postMessage(reply, { transfer: reply.kind === 'picture' ? [reply.picture] : [] });
}

async function answer(wish: Wish): Promise<PainterReply> {
  if (wish.kind === 'labels') {
    const labels = await painter.labels(wish.z, wish.x, wish.y);
    return { kind: 'labels', id: wish.id, labels };
  }
  const picture = await painter[wish.kind](wish.tile);
  return { kind: 'picture', id: wish.id, picture };
}

function mostWanted(): PictureWish | undefined {
  const waiting = [...wanted.values()];
  return waiting.find(({ tile }) => tile.z === zoom) ?? waiting[0];
}
