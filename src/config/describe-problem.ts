import type { EnvProblem } from './services.ts';

/** One line for a console, of the page or of the build. */
export function describeProblem({ variable, problem }: EnvProblem): string {
  const what = problem === 'wrong' ? 'is not valid' : 'needs another variable with it';
  return `Configuration: ${variable} ${what} (see .env.example); it is not used`;
}
