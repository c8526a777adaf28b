import * as v from 'valibot';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { painterRequestSchema } from './painter-messages.ts';
import type { PainterReply, PainterRequest } from './painter-messages.ts';
import { createTilePainter } from './tile-painter.ts';

type Wish = Exclude<PainterRequest, { kind: 'drop' }>;

const painter = createTilePainter(createDataPack(PACK_INDEX));
const wanted = new Map<number, Wish>();
/** So many wait for their data at a time; they are drawn one after the other. */
const AT_ONCE = 3;
let working = 0;

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = v.parse(painterRequestSchema, event.data);
  if (request.kind === 'drop') wanted.delete(request.id);
  else wanted.set(request.id, request);
  if (working < AT_ONCE) void work();
});

async function work(): Promise<void> {
  working += 1;
  for (let next = mostWanted(); next !== undefined; next = mostWanted()) {
    wanted.delete(next.id);
    const reply = await answer(next).catch((): PainterReply => ({ kind: 'failed', id: next.id }));
    globalThis.postMessage(reply, { transfer: reply.kind === 'picture' ? [reply.picture] : [] });
  }
  working -= 1;
}

async function answer(wish: Wish): Promise<PainterReply> {
  if (wish.kind === 'labels') {
    const labels = await painter.labels(wish.z, wish.x, wish.y);
    return { kind: 'labels', id: wish.id, labels };
  }
  const picture = await painter.picture(wish.tile, wish.kind === 'picture');
  return { kind: 'picture', id: wish.id, picture };
}

/** Something to look at first, then its names, then what the traveller looks at now. */
function mostWanted(): Wish | undefined {
  const waiting = [...wanted.values()];
  const last = waiting.findLast((wish) => wish.kind !== 'labels')?.tile;
  return (
    waiting.find((wish) => wish.kind === 'sketch') ??
    waiting.find((wish) => wish.kind === 'labels') ??
    waiting.find((wish) => wish.kind === 'picture' && wish.tile.z === last?.z) ??
    waiting[0]
  );
}
