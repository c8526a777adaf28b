import * as v from 'valibot';
import { VARIABLES } from './services.ts';
import type { Env, EnvProblem, Variable } from './services.ts';

export const VARIABLE_NAMES: readonly Variable[] = Object.keys(VARIABLES).filter(isVariable);

/** Reads and checks every variable. */
export function readEnv(raw: Record<string, unknown>): { env: Env; problems: EnvProblem[] } {
  const given = new Map(
    VARIABLE_NAMES.map((name) => [name, trimmed(raw[name])] as const).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const wrong = [...given.keys()].filter((name) => !v.is(VARIABLES[name].form, given.get(name)));
  const valid = [...given.keys()].filter((name) => !wrong.includes(name));
  const alone = valid.flatMap((name) => {
    const partner = partnerOf(name, given.get(name));
    return partner === null || valid.includes(partner) ? [] : [{ name, partner }];
  });
  const env: Env = {};
  for (const name of valid) {
    if (alone.some((lonely) => lonely.name === name)) continue;
    Object.assign(env, { [name]: v.parse(VARIABLES[name].form, given.get(name)) });
  }
  // A wrong value is named itself, not also the partner that it leaves alone.
  const leftAlone = alone.filter(({ partner }) => !wrong.includes(partner));
  return {
    env,
    problems: [
      ...wrong.map((name) => problemOf(name, 'wrong')),
      ...leftAlone.map(({ name }) => problemOf(name, 'alone')),
    ],
  };
}

function problemOf(variable: Variable, problem: EnvProblem['problem']): EnvProblem {
  return { variable, problem, instead: VARIABLES[variable].instead };
}

function partnerOf(name: Variable, value: unknown): Variable | null {
  const declaration = VARIABLES[name];
  if (!('needs' in declaration)) return null;
  const partner = declaration.needs(String(value));
  return partner !== null && isVariable(partner) ? partner : null;
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function isVariable(name: string): name is Variable {
  return Object.hasOwn(VARIABLES, name);
}
