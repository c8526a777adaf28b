import { lazyRouteComponent } from '@tanstack/react-router';
import { AssumedWide } from '#src/planner/use-wide-screen.ts';

const PlannerRoute = lazyRouteComponent(() => import('./planner-route.tsx'), 'PlannerRoute');

/**
 * The planner as the build draws it: once for a wide screen and once for a narrow one, of which the
 * styles show one.
 */
export const PlannerPicture = Object.assign(BothWidths, {
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
