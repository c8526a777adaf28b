import 'i18next';
import type about from './locales/en/about.json';
import type backup from './locales/en/backup.json';
import type configuration from './locales/en/configuration.json';
import type blog from './locales/en/blog.json';
import type bring from './locales/en/bring.json';
import type compare from './locales/en/compare.json';
import type days from './locales/en/days.json';
import type frame from './locales/en/frame.json';
import type keptMap from './locales/en/kept-map.json';
import type landing from './locales/en/landing.json';
import type legal from './locales/en/legal.json';
import type map from './locales/en/map.json';
import type mapFeatures from './locales/en/map-features.json';
import type planner from './locales/en/planner.json';
import type result from './locales/en/result.json';
import type route from './locales/en/route.json';
import type sights from './locales/en/sights.json';
import type stops from './locales/en/stops.json';
import type today from './locales/en/today.json';
import type trips from './locales/en/trips.json';
import type withoutScripts from './locales/en/without-scripts.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    returnNull: false;
    resources: {
      about: typeof about;
      backup: typeof backup;
      configuration: typeof configuration;
      blog: typeof blog;
      bring: typeof bring;
      compare: typeof compare;
      days: typeof days;
      frame: typeof frame;
      'kept-map': typeof keptMap;
      landing: typeof landing;
      legal: typeof legal;
      map: typeof map;
      'map-features': typeof mapFeatures;
      planner: typeof planner;
      result: typeof result;
      route: typeof route;
      sights: typeof sights;
      stops: typeof stops;
      today: typeof today;
      trips: typeof trips;
      'without-scripts': typeof withoutScripts;
    };
  }
}
