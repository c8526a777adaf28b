import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once as eventOf } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import { once } from '#src/timing/once.ts';
import { startService } from './service.ts';
import type { Answer, RecordedRequest, Service } from './service.ts';
import { answerOf, keysOf } from './supabase-wire.ts';

/** Timeout for hooks: the first request waits until the database is created. */
export const DATABASE_MS = 300_000;

export type SupabaseServiceOptions = {
  port?: number;
  /** Our migrations and seed, or a catalogue of exactly the specified columns. */
  shape?: 'own' | 'specified';
  /** Statements that run after those. */
  further?: readonly string[];
};

/** The address, and the further arguments of node's message event. */
const messageSchema = v.looseTuple([v.string()]);

const PROJECT = join(import.meta.dirname, 'supabase-project.ts');

/**
 * A Supabase project on loopback, on a real PostgreSQL. It runs in a process of its own, which the first
 * request starts; that takes about 5 s.
 */
export async function startSupabaseService(options: SupabaseServiceOptions = {}): Promise<Service> {
  const { port = 0, shape = 'own', further = [] } = options;
  let project: ChildProcess | null = null;
  const address = once(async () => {
    project = fork(PROJECT, [shape, ...further], {
      execArgv: ['--import', 'tsx'],
      env: withoutTelemetry(process.env),
    });
    return firstMessage(project);
  });
  const answer = async (request: RecordedRequest) => forward(await address(), request);
  const service = await startService({ port, answer, errorBody });
  return {
    ...service,
    async stop() {
      project?.kill();
      await service.stop();
    },
  };
}

/** A proxy in front of the shared service, with its own faults; resolves when that service answers. */
export async function startSupabaseProxy(url: string): Promise<Service> {
  await fetch(url);
  return startService({ answer: (request) => forward(url, request), errorBody });
}

async function firstMessage(project: ChildProcess): Promise<string> {
  const ended = eventOf(project, 'exit').then(() => {
    throw new Error('The Supabase project of the tests could not start');
  });
  const message: unknown = await Promise.race([eventOf(project, 'message'), ended]);
  return v.parse(messageSchema, message)[0];
}

function withoutTelemetry(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' };
}

async function forward(url: string, { method, path, headers }: RecordedRequest): Promise<Answer> {
  return answerOf(await fetch(url + path, { method, headers: keysOf(headers) }));
}

function errorBody(status: number): string {
  return JSON.stringify({ code: 'TEST', details: null, hint: null, message: `error ${status}` });
}
