/** The steps of a recommendation in their order, for the loading screen. */
export const RECOMMEND_STEPS = ['vocabulary', 'analyse', 'products', 'compose'] as const;

export type RecommendStep = (typeof RECOMMEND_STEPS)[number];
