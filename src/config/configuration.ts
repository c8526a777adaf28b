import { readEnv } from './env.ts';
import type { EnvProblem } from './env.ts';
import { servicesOf } from './services.ts';
import type { Services } from './services.ts';

/**
 * What a page is told of its configuration, written into it by the build: nothing that was refused,
 * which may be a secret in the wrong place.
 */
export type Configuration = {
  services: Services;
  /** Mail address of the footer. */
  contactEmail: string;
  /** What is configured wrongly, and therefore not used. */
  problems: readonly EnvProblem[];
};

/** Of the variables of the shell and of .env. */
export function configurationOf(variables: Record<string, unknown>): Configuration {
  const { env, problems } = readEnv(variables);
  return {
    services: servicesOf(env, problems),
    contactEmail: env.VITE_CONTACT_EMAIL ?? 'hello@example.org',
    problems,
  };
}
