import type { HeadingLevel } from '#src/ui/heading.tsx';
import type { resultIds } from './result-ids.ts';

/** The props that all three sections take. */
export type SectionProps = {
  ids: ReturnType<typeof resultIds>;
  headingLevel: Extract<HeadingLevel, 2 | 3>;
  /** The language the recommendation is written in; the labels around it are the interface's. */
  textLanguage: 'en' | 'de';
};
