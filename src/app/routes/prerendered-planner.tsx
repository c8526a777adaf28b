import { lazyRouteComponent } from '@tanstack/react-router';
import { AssumedWide } from '#src/planner/use-wide-screen.ts';

const PlannerRoute = lazyRouteComponent(() => import('./planner-route.tsx'), 'PlannerRoute');

/** The prerendered planner: rendered for a wide and for a narrow screen; a media query shows one. */
export const PrerenderedPlanner = Object.assign(BothWidths, {
  preload: async () => PlannerRoute.preload?.(),
});

function BothWidths() {
  return (
    <>
      <div data-width="wide">
        <PlannerRoute />
      </div>
      <AssumedWide value={false}>
        <div data-width="narrow">
          <PlannerRoute />
        </div>
      </AssumedWide>
    </>
  );
}
