import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type {
  AnyRoute,
  ParsedLocation,
  RouterHistory,
  SearchSchemaInput,
} from '@tanstack/react-router';
import { languageOf } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { isArticle } from '#src/pages/blog/article-slugs.ts';
import type { ChosenPair } from '#src/trips/compare/pick-pair.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';
import { whenIdle } from '#src/timing/when-idle.ts';
import type { App, PlannerServices } from './app.ts';
import { ErrorPage } from './frame/message-pages/error-page.tsx';
import { NotFoundPage } from './frame/message-pages/not-found-page.tsx';
import { RootLayout } from './frame/root-layout.tsx';
import { RouteSkeleton } from './frame/route-skeleton.tsx';
import {
  ARTICLE,
  BACKUP,
  COMPARE,
  GEAR,
  PLANNER,
  READING_PAGES,
  SHARED_TRIP,
  TODAY,
  TRIP,
  TRIPS,
} from './pages.ts';
import type { Page, ReadingPage } from './pages.ts';
import type { PlannerQuery, PlannerSearch } from './routes/planner-search.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page;
  }
  interface Register {
    router: AppRouter;
  }
}

/** Whether packing mode is open, and whether what changes in a trip that was planned again. */
type TripSearch = { packing?: true; changes?: true };

const root = createRootRouteWithContext<{ app: App }>()({
  // Paints the pressed link first. Not on the first visit, and not while a link is preloaded.
  beforeLoad: async ({ cause, preload }) => {
    if (cause === 'stay' && !preload) await afterNextPaint();
  },
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});

const planner = createRoute({
  getParentRoute: () => root,
  path: PLANNER.path,
  staticData: { page: PLANNER },
  // planner-route.tsx parses the query: its parser is not downloaded with the other pages.
  validateSearch: (query: PlannerSearch & SearchSchemaInput): PlannerQuery => query,
  beforeLoad: async ({ search }) => {
    if (!('text' in search || 'url' in search || 'title' in search)) return;
    const { sharedTarget } = await import('./routes/shared-target.ts');
    const target = await sharedTarget(search);
    if (target === null) return;
    if ('hash' in target) throw redirect({ to: SHARED_TRIP.path, ...target, replace: true });
    const found = 'point' in target ? target.point : target;
    throw redirect({ to: PLANNER.path, search: found, replace: true });
  },
  loader: ({ context }) => loadPlannerPage(context.app, PLANNER),
  onEnter: ({ context }) => whenIdle(context.app.offline.preparePack),
  component: lazyRouteComponent(() => import('./routes/planner-route.tsx'), 'PlannerRoute'),
});

const trips = createRoute({
  getParentRoute: () => root,
  path: TRIPS.path,
  staticData: { page: TRIPS },
  loader: ({ context }) => loadPlannerPage(context.app, TRIPS),
  onEnter: ({ context }) => whenIdle(context.app.offline.countPack),
  component: lazyRouteComponent(() => import('./routes/trips-route.tsx'), 'TripsRoute'),
});

const trip = createRoute({
  getParentRoute: () => root,
  path: TRIP.path,
  staticData: { page: TRIP },
  // A mail filter wrote '%23' for the '#' of a link to a shared trip.
  beforeLoad: ({ params: { tripId } }) => {
    const hash = /^shared(?:#|%(?:25)*23)(.+)$/iu.exec(tripId)?.[1];
    if (hash !== undefined) throw redirect({ to: SHARED_TRIP.path, hash, replace: true });
  },
  // An overlay is part of the address: it survives a reload, and Back leaves it.
  validateSearch: ({ packing, changes }: TripSearch & SearchSchemaInput): TripSearch => ({
    ...(packing === true ? { packing } : {}),
    ...(changes === true ? { changes } : {}),
  }),
  loader: ({ context }) => loadPlannerPage(context.app, TRIP),
  onEnter: ({ context }) => whenIdle(context.app.offline.countPack),
  component: lazyRouteComponent(() => import('./routes/trip-route.tsx'), 'TripRoute'),
});

const sharedTrip = createRoute({
  getParentRoute: () => root,
  path: SHARED_TRIP.path,
  staticData: { page: SHARED_TRIP },
  loader: ({ context }) => loadPlannerPage(context.app, SHARED_TRIP),
  component: lazyRouteComponent(() => import('./routes/trip-route.tsx'), 'SharedTripRoute'),
});

const backup = createRoute({
  getParentRoute: () => root,
  path: BACKUP.path,
  staticData: { page: BACKUP },
  loader: ({ context }) => loadPlannerPage(context.app, BACKUP),
  component: lazyRouteComponent(() => import('./routes/backup-route.tsx'), 'BackupRoute'),
});

const gear = createRoute({
  getParentRoute: () => root,
  path: GEAR.path,
  staticData: { page: GEAR },
  loader: ({ context }) => loadPlannerPage(context.app, GEAR),
  component: lazyRouteComponent(() => import('./routes/gear-route.tsx'), 'GearRoute'),
});

const today = createRoute({
  getParentRoute: () => root,
  path: TODAY.path,
  staticData: { page: TODAY },
  // Who has stored nothing starts in the planner, without what reads the storage.
  beforeLoad: async () => {
    const { hasDatabase } = await import('#src/storage/database-name.ts');
    if (await hasDatabase().catch(() => true)) return;
    throw redirect({ to: PLANNER.path, replace: true });
  },
  loader: ({ context }) => loadPlannerPage(context.app, TODAY),
  onEnter: ({ context }) => whenIdle(context.app.offline.countPack),
  component: lazyRouteComponent(() => import('./routes/trips-route.tsx'), 'TodayRoute'),
});

const compare = createRoute({
  getParentRoute: () => root,
  path: COMPARE.path,
  staticData: { page: COMPARE },
  // Ids of trips, as the address has them; a trip that is not there is said on the page.
  validateSearch: ({ a, b }: ChosenPair & SearchSchemaInput): ChosenPair => ({
    ...(typeof a === 'string' ? { a } : {}),
    ...(typeof b === 'string' ? { b } : {}),
  }),
  loader: ({ context }) => loadPlannerPage(context.app, COMPARE),
  component: lazyRouteComponent(() => import('./routes/trip-route.tsx'), 'CompareRoute'),
});

const article = createRoute({
  getParentRoute: () => root,
  path: ARTICLE.path,
  staticData: { page: ARTICLE },
  beforeLoad: ({ params: { slug } }) => {
    if (!isArticle(slug)) throw redirect({ to: '/blog', replace: true });
  },
  // The text is in the language of the time; the module loader remembers it for the next visit.
  gcTime: 0,
  loader: async ({ context: { app }, params: { slug } }) => {
    const { loadArticle } = await import('#src/pages/blog/load-article.ts');
    const [loaded] = await Promise.all([
      loadArticle(slug, languageOf(app.i18n)),
      loadPageTexts(app, ARTICLE),
    ]);
    return loaded;
  },
  component: lazyPage(ARTICLE),
});

const routeTree = root.addChildren([
  planner,
  trips,
  trip,
  sharedTrip,
  backup,
  gear,
  today,
  compare,
  article,
  ...readingRoutes(READING_PAGES),
]);

/** One route for each page, which keeps its path in the types of the links. */
function readingRoutes<const Pages extends readonly ReadingPage[]>(
  pages: Pages,
): { [Index in keyof Pages]: ReturnType<typeof readingRoute<Pages[Index]['path']>> };
function readingRoutes(pages: readonly ReadingPage[]): AnyRoute[] {
  return pages.map((page) => readingRoute(page));
}

function readingRoute<const Path extends string>(page: ReadingPage & { path: Path }) {
  return createRoute({
    getParentRoute: () => root,
    path: page.path,
    staticData: { page },
    loader: ({ context }) => loadPageTexts(context.app, page),
    component: lazyPage(page),
  });
}

function lazyPage({ component }: ReadingPage) {
  return lazyRouteComponent(async () => ({ default: await component() }));
}

function loadPageTexts(app: App, { texts }: Page): Promise<void> {
  return loadTexts(app.i18n, texts, languageOf(app.i18n));
}

/** Services and texts side by side, so that the page suspends for neither. */
async function loadPlannerPage(app: App, page: Page): Promise<PlannerServices> {
  const [travel] = await Promise.all([app.loadPlannerServices(), loadPageTexts(app, page)]);
  return travel;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

type RouterOptions = {
  /** The first page is prerendered: the browser has scrolled it already, and the visitor may have. */
  hydrates?: boolean;
};

/** All routes of the product. */
export function createAppRouter(
  app: App,
  history: RouterHistory,
  { hydrates = false }: RouterOptions = {},
) {
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
    // Without a window, the router would write a script of its own into the page.
    scrollRestoration: typeof window === 'undefined' ? false : scrollsOnNewPage(hydrates),
  });
}

/**
 * Another language or query of the same page keeps the place where the visitor reads; another
 * heading of it does not, so that Back leads to where its link was.
 */
function scrollsOnNewPage(hydrates: boolean) {
  let shown: string | null = hydrates ? null : '';
  return ({ location: { pathname, hash } }: { location: ParsedLocation }): boolean => {
    const place = `${pathname}#${hash}`;
    const isNew = shown !== null && shown !== place;
    shown = place;
    return isNew;
  };
}
