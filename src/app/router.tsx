import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { App } from './app-services.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { parsePlannerSearch, withoutSharedText } from './planner-search.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteSkeleton } from './route-skeleton.tsx';

/** What a route tells the frame about its page. */
type PageFacts = {
  /** Key below `title` in the frame's texts. */
  title: 'home' | 'planner' | 'trips' | 'trip';
  /** `map` fills the window: no footer, and on a phone only the menu button floats. */
  layout?: 'page' | 'map';
  /** What the header stands on. */
  ground?: 'paper' | 'sky';
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageFacts;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const root = createRootRouteWithContext<{ app: App }>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { page: { title: 'home', ground: 'sky' } },
  loader: ({ context }) => context.app.i18n.loadNamespaces('landing'),
  component: lazyRouteComponent(() => import('#src/pages/landing/landing-page.tsx'), 'LandingPage'),
});

const planner = createRoute({
  getParentRoute: () => root,
  path: '/planner',
  staticData: { page: { title: 'planner', layout: 'map' } },
  validateSearch: parsePlannerSearch,
  beforeLoad: ({ search }) => {
    const shared = withoutSharedText(search);
    if (shared !== null) throw redirect({ to: '/planner', search: shared, replace: true });
  },
  loader: async ({ context }) => {
    const texts = context.app.i18n.loadNamespaces(['planner', 'map', 'result']);
    const [travel] = await Promise.all([context.app.loadTravel(), texts]);
    return travel;
  },
  component: lazyRouteComponent(() => import('./planner-route.tsx'), 'PlannerRoute'),
});

const trips = createRoute({
  getParentRoute: () => root,
  path: '/trips',
  staticData: { page: { title: 'trips' } },
  loader: async ({ context }) => {
    const texts = context.app.i18n.loadNamespaces(['trips', 'map', 'result']);
    const [travel] = await Promise.all([context.app.loadTravel(), texts]);
    return travel;
  },
  component: lazyRouteComponent(() => import('./trips-route.tsx'), 'TripsRoute'),
});

const trip = createRoute({
  getParentRoute: () => root,
  path: '/trips/$tripId',
  staticData: { page: { title: 'trip' } },
  loader: async ({ context }) => {
    const texts = context.app.i18n.loadNamespaces(['trips', 'map', 'result']);
    const [travel] = await Promise.all([context.app.loadTravel(), texts]);
    return travel;
  },
  component: lazyRouteComponent(() => import('./trip-route.tsx'), 'TripRoute'),
});

const routeTree = root.addChildren([landing, planner, trips, trip]);

/** All routes of the product. */
export function createAppRouter(app: App) {
  return createRouter({
    routeTree,
    context: { app },
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: RouteSkeleton,
    defaultPendingMs: 200,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Infinity,
    defaultStaleTime: Infinity,
    scrollRestoration: true,
  });
}
