import type { AppRouter } from '../router.tsx';

/** The data-page attribute of a prerendered page: its plain path, or 'not-found'. */
export function pageKey(router: AppRouter): string {
  const { matches, location } = router.state;
  if (matches.at(-1)?.staticData.page === undefined) return 'not-found';
  return location.pathname.replace(/(?<=.)\/$/u, '');
}
