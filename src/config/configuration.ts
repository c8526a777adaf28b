import { readEnv } from './env.ts';
import { serviceHosts, servicesOf } from './services.ts';
import type { EnvProblem, ServiceHosts, Services } from './services.ts';

/**
 * The part of the configuration that the build writes into a page: nothing that was refused, since that
 * may be a secret in the wrong place.
 */
export type Configuration = {
  services: Services;
  /** The hosts that the privacy page names. */
  hosts: ServiceHosts;
  /** Mail address of the footer. */
  contactEmail: string;
  /** Variables that are configured wrongly, and therefore not used. */
  problems: readonly EnvProblem[];
};

/** Reads the variables of the shell and of .env. */
export function configurationOf(variables: Record<string, unknown>): Configuration {
  const { env, problems } = readEnv(variables);
  const services = servicesOf(env, problems);
  return {
    services,
    hosts: serviceHosts(services),
    contactEmail: env.VITE_CONTACT_EMAIL ?? 'hello@example.org',
    problems,
  };
}
