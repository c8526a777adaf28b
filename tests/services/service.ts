import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type RecordedRequest = {
  method: string;
  /** Path and query, as sent. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

export type Answer = {
  status?: number;
  type?: string;
  headers?: Readonly<Record<string, string>>;
  body: string | Uint8Array;
};

/** A network or server fault in place of the answer. */
export type Fault =
  /** An answer with this status; without a body, the service's own kind of error. */
  | {
      kind: 'answer';
      status: number;
      type?: string;
      headers?: Readonly<Record<string, string>>;
      body?: string | Uint8Array;
    }
  /** Accepts the request and never answers. */
  | { kind: 'silence' }
  /** Closes the connection without an answer. */
  | { kind: 'drop' }
  /** Sends the headers and half of the body, then closes the connection. */
  | { kind: 'half' }
  /** Sends the headers and half of the body, then nothing. */
  | { kind: 'stall' }
  /** The regular answer, after a delay. */
  | { kind: 'late'; ms: number };

/** A real HTTP server on loopback that answers as the remote service does, and fails on demand. */
export type Service = {
  url: string;
  /** All requests but preflights, in their order of arrival. */
  requests: RecordedRequest[];
  /** Queues faults for the next requests, one each; then it answers again. */
  fail: (...faults: Fault[]) => void;
  /** The fault of every further request, or of those to these paths; null to answer again. */
  failAlways: (fault: Fault | null, paths?: RegExp) => void;
  /** The most requests that were open at the same time since the start. */
  mostAtOnce: () => number;
  /** Resolves when this many requests have arrived since the start. */
  arrived: (count: number) => Promise<void>;
  /** Resolves when this many clients have closed the connection before the whole answer. */
  hungUp: (count: number) => Promise<void>;
  stop: () => Promise<void>;
};

export type ServiceOptions = {
  /** The service's own answer. */
  answer: (request: RecordedRequest) => Answer | Promise<Answer>;
  /** Its kind of error body for a status. */
  errorBody?: (status: number) => string;
  port?: number;
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type, apikey',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': 'retry-after',
};

export async function startService(options: ServiceOptions): Promise<Service> {
  const requests: RecordedRequest[] = [];
  const arrivals = createTally();
  const hangUps = createTally();
  const openRequests = createGauge();
  const faults = createFaults();
  const server = createServer((incoming, response) => {
    void respond(incoming, response).catch((error: unknown) => {
      console.error('The test service failed', error);
      response.destroy();
    });
  });

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const { method = 'GET', url: path = '/', headers } = incoming;
    const request = { method, path, headers, body };
    openRequests.add();
    response.once('close', () => {
      openRequests.remove();
      if (!response.writableFinished) hangUps.add();
    });
    const fault = faults.next(path);
    requests.push(request);
    arrivals.add();
    await respondWith(fault, response, async () => options.answer(request), options.errorBody);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    fail: faults.queue,
    failAlways: (fault, paths) => faults.always(fault, paths),
    mostAtOnce: openRequests.most,
    arrived: arrivals.reached,
    hungUp: hangUps.reached,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Which fault a request meets: the next of the queue, else that of all requests to its path. */
function createFaults() {
  const queued: Fault[] = [];
  let lasting: { fault: Fault; paths: RegExp } | null = null;
  return {
    queue: (...faults: Fault[]) => void queued.push(...faults),
    always(fault: Fault | null, paths = /^/u) {
      lasting = fault === null ? null : { fault, paths };
    },
    next: (path: string) =>
      queued.shift() ?? (lasting?.paths.test(path) === true ? lasting.fault : null),
  };
}

function createGauge() {
  let now = 0;
  let most = 0;
  return {
    add() {
      now += 1;
      most = Math.max(most, now);
    },
    remove() {
      now -= 1;
    },
    most: () => most,
  };
}

function createTally() {
  const waiting: { count: number; resolve: () => void }[] = [];
  let total = 0;
  return {
    add() {
      total += 1;
      for (const { count, resolve } of waiting) if (total >= count) resolve();
    },
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        if (total >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}

async function respondWith(
  fault: Fault | null,
  response: ServerResponse,
  answer: () => Promise<Answer>,
  errorBody: (status: number) => string = () => '',
): Promise<void> {
  switch (fault?.kind) {
    case 'silence':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'answer': {
      const { kind: _, body = errorBody(fault.status), ...answered } = fault;
      send(response, { ...answered, body });
      return;
    }
    case 'half':
    case 'stall': {
      const whole = await answer();
      const bytes = Buffer.from(whole.body);
      head(response, whole, bytes.length);
      const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
      response.write(half, () => {
        if (fault.kind === 'half') response.destroy();
      });
      return;
    }
    case 'late':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      send(response, await answer());
      return;
    case undefined:
      send(response, await answer());
      return;
    default:
      fault satisfies never;
  }
}

function send(response: ServerResponse, answer: Answer): void {
  const bytes = Buffer.from(answer.body);
  head(response, answer, bytes.length);
  response.end(bytes);
}

function head(response: ServerResponse, answer: Answer, length: number): void {
  const { status = 200, type, headers } = answer;
  response.writeHead(status, {
    ...headers,
    'content-type': type ?? 'application/json; charset=utf-8',
    'content-length': length,
  });
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of incoming) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
