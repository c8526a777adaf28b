import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { answerHere } from './answer-here.ts';
import { answerMessages } from './answer-messages.ts';

/* The data off the page's thread. It loads them itself, so that none of them pass through the page. */
const ask = answerHere(createDataPack(PACK_INDEX));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const answer = answerMessages(ask, (reply) => self.postMessage(reply));

self.addEventListener('message', (event: MessageEvent<unknown>) => void answer(event.data));
