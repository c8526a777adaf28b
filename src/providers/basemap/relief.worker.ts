import * as v from 'valibot';
import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { reliefRequestSchema } from './relief-messages.ts';
import type { ReliefReply } from './relief-messages.ts';
import { createReliefPainter, toBitmap } from './relief-painter.ts';
import type { ReliefTile } from './relief-tile.ts';

const paint = createReliefPainter(createDataPack(PACK_INDEX));
const wanted = new Map<number, ReliefTile>();
/** The zoom that was asked for last: what the traveller looks at now. */
let zoom = 0;
let working = false;

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = v.parse(reliefRequestSchema, event.data);
  if (request.kind === 'drop') wanted.delete(request.id);
  else {
    wanted.set(request.id, request.tile);
    zoom = request.tile.z;
  }
  if (!working) void work();
});

/** One tile after the other, so that those dropped meanwhile cost nothing. */
async function work(): Promise<void> {
  working = true;
  for (let next = mostWanted(); next !== undefined; next = mostWanted()) {
    const [id, tile] = next;
    wanted.delete(id);
    const picture = await paint(tile)
      .then(toBitmap)
      .catch(() => null);
    const reply: ReliefReply = { id, picture };
    globalThis.postMessage(reply, { transfer: picture === null ? [] : [picture] });
  }
  working = false;
}

function mostWanted(): [number, ReliefTile] | undefined {
  const waiting = [...wanted];
  return waiting.find(([, tile]) => tile.z === zoom) ?? waiting[0];
}
