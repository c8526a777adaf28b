import { useMediaQuery } from '#src/ui/use-media-query.ts';

/** Whether there is room for the map beside the trip; else it opens from its thumbnail. */
export function useMapBeside(): boolean {
  return useMediaQuery('(width >= 760px)', true);
}
