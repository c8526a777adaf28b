import type { resultIds } from './result-ids.ts';

/** The props that all three sections take. */
export type SectionProps = {
  ids: ReturnType<typeof resultIds>;
  /** The language the recommendation is written in; the labels around it are the interface's. */
  textLanguage: 'en' | 'de';
  /** Parts below the first screen are rendered right after it. Not where a scroll position is restored. */
  firstScreenFirst?: boolean;
};
