import { useRouteContext } from '@tanstack/react-router';
import { LandingPage } from '#src/pages/landing/landing-page.tsx';
import { useLastTrip } from './use-last-trip.ts';
import { useToday } from '../frame/use-today.ts';

export function LandingRoute() {
  const { app } = useRouteContext({ from: '__root__' });
  return <LandingPage lastTrip={useLastTrip()} today={useToday(app)} />;
}
