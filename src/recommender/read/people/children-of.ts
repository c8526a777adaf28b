import type { ChildAge } from '#src/domain/trip/children.ts';
import type { Children } from '../reading.ts';

/** From this age on they are counted as teenagers, who wear and carry what adults do. */
const TEEN = 13;

/** The children of the form, as the rules see those of a text: teenagers are told and not counted. */
export function childrenOf(children: readonly ChildAge[]): Children {
  const younger = children.filter((age) => age === null || age < TEEN);
  return {
    count: younger.length,
    babies: younger.filter((age) => age === 0).length,
    ages: children.filter((age) => age !== null),
    teens: younger.length < children.length,
  };
}
