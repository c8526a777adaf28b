import { readChatConfig } from './config.ts';
import { createChatHandler } from './handler.ts';

const config = readChatConfig((name) => Deno.env.get(name));
const handle = createChatHandler(config, { fetch, now: () => performance.now() });

Deno.serve((request, { remoteAddr }) => handle(request, remoteAddr.hostname));
