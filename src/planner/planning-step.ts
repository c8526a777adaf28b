/** The steps of a recommendation in their order. */
export const PLANNING_STEPS = ['vocabulary', 'analyse', 'products', 'compose'] as const;

export type PlanningStep = (typeof PLANNING_STEPS)[number];
