/**
 * On the planner the map comes first: its worker reads its data, and OpenLayers is run, while the
 * frame is still on its way. What fails here is asked for again, and told, when the map is shown.
 */
export function startMapEarly(path: string): void {
  if (!/^\/planner\/?$/u.test(path)) return;
  void Promise.allSettled([
    import('./device-basemap.ts').then(({ deviceBasemap }) => deviceBasemap()),
    import('#src/map/map-controller.ts'),
  ]);
}
