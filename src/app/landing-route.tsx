import { LandingPage } from '#src/pages/landing/landing-page.tsx';
import { useLastTrip } from './use-last-trip.ts';

export function LandingRoute() {
  return <LandingPage lastTrip={useLastTrip()} />;
}
