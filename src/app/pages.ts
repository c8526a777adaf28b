import type { FunctionComponent } from 'react';
import type { Language } from '#src/domain/language/language.ts';
import type { Namespace } from '#src/i18n/load-texts.ts';
import { ARTICLE_SLUGS } from '#src/pages/blog/article-slugs.ts';

type InBothLanguages = Readonly<Record<Language, string>>;

/**
 * A page, declared once: the router, the prerendering, sitemap, headers, header and footer read this
 * list.
 */
export type Page = {
  /** The plain path; the page in one language has its twin below /en or /de. */
  path: string;
  /** The document's title, without the product's name. */
  title: InBothLanguages;
  /** For search engines; the product's own description where there is none. */
  description?: InBothLanguages;
  /** Where the frame links to the page, and under which name. */
  links?: Partial<Record<'header' | 'company' | 'legal', InBothLanguages>>;
  /** `map` fills the window: no footer, and on a phone only the menu button floats. */
  layout?: 'page' | 'map';
  /** The background of the header. */
  ground?: 'paper' | 'sky';
  /** The namespaces of its texts. */
  texts: readonly Namespace[];
};

/** A page that is prerendered to HTML; its component takes no props. */
export type ReadingPage = Page & { component: () => Promise<FunctionComponent> };

const HOME = {
  path: '/',
  title: { en: 'Know the place before you pack', de: 'Lern den Ort kennen, bevor du packst' },
  links: { header: { en: 'Home', de: 'Start' } },
  ground: 'sky',
  texts: ['landing', 'blog'],
  component: async () => (await import('./routes/landing-route.tsx')).LandingRoute,
} as const satisfies ReadingPage;

export const PLANNER = {
  path: '/planner',
  title: { en: 'Travel Planner', de: 'Reiseplaner' },
  links: { header: { en: 'Travel Planner', de: 'Reiseplaner' } },
  layout: 'map',
  texts: ['planner', 'map'],
} as const satisfies Page;

export const TRIPS = {
  path: '/trips',
  title: { en: 'My trips', de: 'Meine Reisen' },
  links: { header: { en: 'My trips', de: 'Meine Reisen' } },
  texts: ['trips', 'today', 'days', 'map', 'result'],
} as const satisfies Page;

export const TRIP = {
  path: '/trips/$tripId',
  title: { en: 'Saved trip', de: 'Gespeicherte Reise' },
  texts: ['trips', 'today', 'days', 'map', 'result', 'compare', 'bring'],
} as const satisfies Page;

/** The trip is in the link's fragment. Below /trips, whose shell serves every address one level down. */
export const SHARED_TRIP = {
  path: '/trips/shared',
  title: { en: 'Shared trip', de: 'Geteilte Reise' },
  texts: ['trips', 'days', 'map', 'result'],
} as const satisfies Page;

/** Below /trips for the same reason. */
export const BACKUP = {
  path: '/trips/backup',
  title: { en: 'Backup', de: 'Sicherung' },
  texts: ['backup', 'trips', 'bring'],
} as const satisfies Page;

/** So is what is owned. */
export const GEAR = {
  path: '/trips/gear',
  title: { en: 'Your gear', de: 'Deine Ausrüstung' },
  texts: ['trips'],
} as const satisfies Page;

/** And what a trip holds for today: the start page of the installed app. */
export const TODAY = {
  path: '/trips/today',
  title: { en: 'Today', de: 'Heute' },
  texts: TRIPS.texts,
} as const satisfies Page;

/** And two trips side by side. */
export const COMPARE = {
  path: '/trips/compare',
  title: { en: 'Compare trips', de: 'Reisen vergleichen' },
  texts: ['compare', 'trips', 'result', 'days'],
} as const satisfies Page;

export const BLOG = {
  path: '/blog',
  title: { en: 'Blog', de: 'Blog' },
  description: {
    en: 'Four journeys on foot, by kayak and with a tent: routes, huts, rules, climate and what to pack, each with the way on to the planner.',
    de: 'Vier Reisen zu Fuß, im Kajak und mit dem Zelt: Routen, Hütten, Regeln, Klima und was in den Rucksack gehört, und von dort weiter zum Planer.',
  },
  links: { header: { en: 'Blog', de: 'Blog' } },
  texts: ['blog'],
  component: async () => (await import('#src/pages/blog/blog-page.tsx')).BlogPage,
} as const satisfies ReadingPage;

/** Prerendered once for each article, whose own title and description it takes. */
export const ARTICLE = {
  path: '/blog/$slug',
  title: BLOG.title,
  texts: ['blog'],
  component: async () => (await import('./routes/article-route.tsx')).ArticleRoute,
} as const satisfies ReadingPage;

const ABOUT = {
  path: '/about',
  title: { en: 'About Fernweh', de: 'Über Fernweh' },
  description: {
    en: 'What Fernweh is for, how it plans a trip on your own device, and where its data comes from.',
    de: 'Wofür Fernweh da ist, wie es deine Reise auf deinem eigenen Gerät plant und woher die Daten kommen.',
  },
  links: {
    header: { en: 'About', de: 'Über uns' },
    company: { en: 'About', de: 'Über uns' },
  },
  texts: ['about'],
  component: async () => (await import('#src/pages/about/about-page.tsx')).AboutPage,
} as const satisfies ReadingPage;

const IMPRINT = {
  path: '/imprint',
  title: { en: 'Imprint', de: 'Impressum' },
  description: {
    en: 'Who is behind Fernweh, and how to reach us.',
    de: 'Wer hinter Fernweh steht und wie du uns erreichst.',
  },
  links: { company: { en: 'Imprint', de: 'Impressum' } },
  texts: ['legal'],
  component: async () => (await import('./routes/legal-routes.tsx')).ImprintRoute,
} as const satisfies ReadingPage;

const PRIVACY = {
  path: '/privacy',
  title: { en: 'Privacy', de: 'Datenschutz' },
  description: {
    en: 'Which data are collected when you use Fernweh, where they stay, and what your rights are.',
    de: 'Welche Daten entstehen, wenn du Fernweh benutzt, wo sie bleiben und welche Rechte du hast.',
  },
  links: { legal: { en: 'Privacy', de: 'Datenschutz' } },
  texts: ['legal'],
  component: async () => (await import('./routes/legal-routes.tsx')).PrivacyRoute,
} as const satisfies ReadingPage;

const TERMS = {
  path: '/terms',
  title: { en: 'Terms', de: 'Nutzungsbedingungen' },
  description: {
    en: 'The terms of use of Fernweh, under German law.',
    de: 'Die Nutzungsbedingungen von Fernweh nach deutschem Recht.',
  },
  links: { legal: { en: 'Terms', de: 'Nutzungs\u00ADbedingungen' } },
  texts: ['legal'],
  component: async () => (await import('#src/pages/legal/terms-page.tsx')).TermsPage,
} as const satisfies ReadingPage;

/** The prerendered pages whose routes have nothing of their own: router.tsx makes them of this list. */
export const READING_PAGES = [HOME, BLOG, ABOUT, IMPRINT, PRIVACY, TERMS] as const;

/** All pages, in the order in which the frame links to them. */
export const PAGES = [
  HOME,
  PLANNER,
  TRIPS,
  TRIP,
  SHARED_TRIP,
  BACKUP,
  GEAR,
  TODAY,
  COMPARE,
  BLOG,
  ARTICLE,
  ABOUT,
  IMPRINT,
  PRIVACY,
  TERMS,
] as const;

/** The plain paths that are written to HTML when the product is built. */
export const READING_PATHS: readonly string[] = [
  ...READING_PAGES.map(({ path }) => path),
  ...ARTICLE_SLUGS.map((slug) => ARTICLE.path.replace('$slug', slug)),
];
