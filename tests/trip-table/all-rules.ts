import { HOUSEHOLD_RULES } from './household-rules.ts';
import { IDEA_RULES } from './idea-rules.ts';
import type { IdeaRule } from './idea-rules.ts';
import { LIST_RULES } from './list-rules.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { ROW_RULES } from './row-rules.ts';
import { WORD_RULES } from './word-rules.ts';

/** The rules of a single plan. */
export const RULES: readonly IdeaRule[] = [
  ...ROW_RULES,
  ...PLAN_RULES,
  ...IDEA_RULES,
  ...WORD_RULES,
  ...LIST_RULES,
  ...HOUSEHOLD_RULES,
];
