import { createDataPack } from '#src/providers/data-pack/data-pack.ts';
import { PACK_INDEX } from '#src/providers/data-pack/pack-index.ts';
import { createQuestionAnswerer } from './answer-questions.ts';
import { createLocalGazetteer } from './local-gazetteer.ts';

/* The gazetteer off the page's thread. It loads its own data, so none of it passes through the page. */
const gazetteer = createLocalGazetteer(createDataPack(PACK_INDEX));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const answer = createQuestionAnswerer(gazetteer, (reply) => self.postMessage(reply));

self.addEventListener('message', (event: MessageEvent<unknown>) => void answer(event.data));
