import type { Fault } from '#tests/services/service.ts';

/** Unreachable addresses: a closed port, and a host name that does not resolve. */
export const NOWHERE = { refused: 'http://127.0.0.1:9', unknown: 'http://nowhere.invalid' };

/** A fault of any service; `at` replaces the service's own address. */
export type FaultRow = { name: string; fault: Fault | null; at?: string };

const status = (code: number): FaultRow => ({
  name: String(code),
  fault: { kind: 'answer', status: code },
});

const reply = (name: string, body: string, type?: string): FaultRow => ({
  name,
  fault: { kind: 'answer', status: 200, body, ...(type === undefined ? {} : { type }) },
});

/** The faults that every call is tested with. */
export const FAULTS: readonly FaultRow[] = [
  { name: 'connection refused', fault: null, at: NOWHERE.refused },
  { name: 'unknown host', fault: null, at: NOWHERE.unknown },
  ...[401, 403, 404, 422, 429, 500, 503].map(status),
  reply('HTML with 200', '<!doctype html><title>Sign in</title>', 'text/html'),
  reply('empty body', ''),
  reply('half a JSON', '{"choices":[{"message":{"content":"{\\"sec'),
  reply('wrong shape', '{"features":7,"choices":"none"}'),
  reply('null', 'null'),
  { name: 'silence past the limit', fault: { kind: 'silence' } },
  { name: 'drop before the answer', fault: { kind: 'drop' } },
  { name: 'drop in the middle', fault: { kind: 'half' } },
  { name: 'stall in the middle', fault: { kind: 'stall' } },
];

/** Lets the next request through. */
export const PASS: Fault = { kind: 'late', ms: 0 };

/** A key that may appear in the request only, never in a message or a log. */
export const SECRET = 'sk-secret-0123456789abcdef';
