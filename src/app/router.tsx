import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { RouterHistory, SearchSchemaInput } from '@tanstack/react-router';
import type { App, Travel } from './app-services.ts';
import { ErrorPage } from './frame/message-pages/error-page.tsx';
import { NotFoundPage } from './frame/message-pages/not-found-page.tsx';
import type { PlannerQuery, PlannerSearch } from './routes/planner-search.ts';
import { hasDatabase } from '#src/storage/database-name.ts';
import { pressIsPainted } from '#src/timing/press-is-painted.ts';
import { readingPage } from './routes/reading-page.tsx';
import { createScrollsAnew } from './start/scrolls-anew.ts';
import { RootLayout } from './frame/root-layout.tsx';
import { RouteSkeleton } from './frame/route-skeleton.tsx';
import { isArticle } from '#src/pages/blog/article-slugs.ts';
import { whenIdle } from '#src/timing/when-idle.ts';

/** What a route tells the frame about its page. */
type PageFacts = {
  /** Key below `title` in the frame's texts. */
  title: 'home' | 'planner' | 'trips' | 'trip' | 'blog' | 'about' | 'imprint' | 'privacy' | 'terms';
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
    router: AppRouter;
  }
}

const root = createRootRouteWithContext<{ app: App }>()({
  // Its first visit is no answer to a press. What a link leads to is mostly here by the time it is pressed.
  beforeLoad: async ({ cause, preload }) => {
    if (cause === 'stay' && !preload) await pressIsPainted();
  },
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { page: { title: 'home', ground: 'sky' } },
  ...readingPage({
    texts: ['landing', 'blog'],
    find: async () => (await import('./routes/landing-route.tsx')).LandingRoute,
    // It leads them back to their last trip.
    isKnown: hasDatabase,
  }),
});

const planner = createRoute({
  getParentRoute: () => root,
  path: '/planner',
  staticData: { page: { title: 'planner', layout: 'map' } },
  // The planner reads it (planner-search.ts): what that takes is not for pages without a query.
  validateSearch: (query: PlannerSearch & SearchSchemaInput): PlannerQuery => query,
  beforeLoad: async ({ search }) => {
    if (!('text' in search || 'url' in search || 'title' in search)) return;
    const { sharedPoint } = await import('./routes/shared-point.ts');
    const point = sharedPoint(search);
    if (point !== null) throw redirect({ to: '/planner', search: point, replace: true });
  },
  loader: ({ context }) => loadTravelWith(context.app, 'planner'),
  onEnter: ({ context }) => whenIdle(context.app.offline.preparePack),
  component: lazyRouteComponent(() => import('./routes/planner-route.tsx'), 'PlannerRoute'),
});

const trips = createRoute({
  getParentRoute: () => root,
  path: '/trips',
  staticData: { page: { title: 'trips' } },
  loader: ({ context }) => loadTravelWith(context.app, 'trips'),
  component: lazyRouteComponent(() => import('./routes/trips-route.tsx'), 'TripsRoute'),
});

const trip = createRoute({
  getParentRoute: () => root,
  path: '/trips/$tripId',
  staticData: { page: { title: 'trip' } },
  loader: ({ context }) => loadTravelWith(context.app, 'trips'),
  component: lazyRouteComponent(() => import('./routes/trip-route.tsx'), 'TripRoute'),
});

const blog = createRoute({
  getParentRoute: () => root,
  path: '/blog',
  staticData: { page: { title: 'blog' } },
  ...readingPage({
    texts: ['blog'],
    find: async () => (await import('#src/pages/blog/blog-page.tsx')).BlogPage,
  }),
});

const article = createRoute({
  getParentRoute: () => root,
  path: '/blog/$slug',
  staticData: { page: { title: 'blog' } },
  beforeLoad: ({ params: { slug } }) => {
    if (!isArticle(slug)) throw redirect({ to: '/blog', replace: true });
  },
  // Its text is that of the language at the time; the module loader remembers it for the next visit.
  gcTime: 0,
  ...readingPage({
    texts: ['blog'],
    find: async () => (await import('./routes/article-route.tsx')).ArticleRoute,
    read: async ({ slug }, language) =>
      (await import('#src/pages/blog/load-article.ts')).loadArticle(slug, language),
  }),
});

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  staticData: { page: { title: 'about' } },
  ...readingPage({
    texts: ['about'],
    find: async () => (await import('#src/pages/about/about-page.tsx')).AboutPage,
  }),
});

const imprint = createRoute({
  getParentRoute: () => root,
  path: '/imprint',
  staticData: { page: { title: 'imprint' } },
  ...readingPage({
    texts: ['legal'],
    find: async () => (await import('./routes/legal-routes.tsx')).ImprintRoute,
  }),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  staticData: { page: { title: 'privacy' } },
  ...readingPage({
    texts: ['legal'],
    find: async () => (await import('./routes/legal-routes.tsx')).PrivacyRoute,
  }),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  staticData: { page: { title: 'terms' } },
  ...readingPage({
    texts: ['legal'],
    find: async () => (await import('#src/pages/legal/terms-page.tsx')).TermsPage,
  }),
});

const routeTree = root.addChildren([
  landing,
  planner,
  trips,
  trip,
  blog,
  article,
  about,
  imprint,
  privacy,
  terms,
]);

/** Services and texts together, so that the page suspends for neither. */
async function loadTravelWith(app: App, page: 'planner' | 'trips'): Promise<Travel> {
  const texts = app.i18n.loadNamespaces(
    page === 'planner' ? [page, 'map'] : [page, 'map', 'result'],
  );
  const [travel] = await Promise.all([app.loadTravel(), texts]);
  return travel;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** All routes of the product. */
export function createAppRouter(app: App, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { app },
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: RouteSkeleton,
    defaultPendingMs: 200,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Infinity,
    defaultStaleTime: Infinity,
    // Where there is no window, the router would write a script of its own into the page.
    scrollRestoration: typeof window === 'undefined' ? false : createScrollsAnew(),
  });
}
