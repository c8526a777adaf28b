import type { TestProject } from 'vitest/node';
import { oddNamesSql } from '#tests/fixtures/names/odd-names.ts';
import type { Service } from './service.ts';
import { startSupabaseService } from './supabase-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one Supabase project of a test run, with odd names after the seed. Read only. */
    supabaseUrl: string;
  }
}

let supabase: Service;

/** Vitest global setup: starts what is too slow to start in each test file; get it with `inject`. */
export async function setup(project: TestProject): Promise<void> {
  supabase = await startSupabaseService({ further: [oddNamesSql()] });
  project.provide('supabaseUrl', supabase.url);
}

export async function teardown(): Promise<void> {
  await supabase.stop();
}
