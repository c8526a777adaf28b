import type { IsoDay } from '#src/domain/days/day.ts';
import { Features } from './features/features.tsx';
import { FromTheBlog } from './from-the-blog.tsx';
import { Gear } from './gear/gear.tsx';
import { Hero } from './hero.tsx';
import styles from './landing-page.module.css';
import type { SavedLast } from './last-trip.tsx';
import { SampleResult } from './sample/sample-result.tsx';

type LandingPageProps = { lastTrip: SavedLast | null; today: IsoDay };

/** The start page. Prerendered: it must render without a DOM and without style attributes. */
export function LandingPage({ lastTrip, today }: LandingPageProps) {
  return (
    <div className={styles['page']}>
      <Hero lastTrip={lastTrip} />
      <Features />
      <SampleResult today={today} />
      <Gear />
      <FromTheBlog />
    </div>
  );
}
