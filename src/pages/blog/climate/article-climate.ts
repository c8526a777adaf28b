import type { ArticleSlug } from '../article-slugs.ts';
import computed from './article-climate.json';

export type MonthClimate = {
  /** Mean daily maximum and minimum, degrees Celsius. */
  high: number;
  low: number;
  /** Mean number of days with at least 1 mm. */
  wetDays: number;
};

type ArticleClimate = {
  /** Elevation of the temperatures, metres. */
  elevation: number;
  /** The month the article recommends: 1 is January; sun times of its 15th, local clock. */
  best: { month: number; days: number; sunrise: string; sunset: string };
  months: readonly MonthClimate[];
};

/** Level of 1991-2020, computed from the climate surface by `npm run data -- <figures> articles`. */
export const ARTICLE_CLIMATE: Record<ArticleSlug, ArticleClimate> = computed;
