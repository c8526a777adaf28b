import type { AppRouter } from '../router.tsx';

/** What names a prerendered page: its plain path, or that there is none. */
export function pageKey(router: AppRouter): string {
  const { matches, location } = router.state;
  if (matches.at(-1)?.staticData.page === undefined) return 'not-found';
  return location.pathname.replace(/(?<=.)\/$/u, '');
}
