import { describeProblem } from '#src/config/describe-problem.ts';
import type { Configuration } from '#src/config/configuration.ts';
import type { EnvProblem, ServiceHosts, Services } from '#src/config/services.ts';

export type { Services };

/** Replaced by the build with its value. */
declare const CONFIGURATION: Configuration;

/** The remote services that are configured. */
export function configuredServices(): Services {
  return CONFIGURATION.services;
}

/** The hosts of the remote services, for the privacy page. */
export function configuredHosts(): ServiceHosts {
  return CONFIGURATION.hosts;
}

/** Mail address of the footer. */
export function contactEmail(): string {
  return CONFIGURATION.contactEmail;
}

/** Variables that are configured wrongly, and therefore not used; also logged to the console. */
export function checkConfiguration(): readonly EnvProblem[] {
  const { problems } = CONFIGURATION;
  for (const problem of problems) console.error(describeProblem(problem));
  return problems;
}
