import type { Basemap } from '#src/domain/ports.ts';
import type { Services } from './read-configuration.ts';

/** The map's own part: the bundled map, beneath the configured one where there is one. */
export async function loadBasemap(service: Services['map']): Promise<Basemap> {
  const { deviceBasemap } = await import('./device-basemap.ts');
  const bundled = deviceBasemap();
  return service === null ? bundled : { kind: 'remote', ...service, beneath: bundled };
}
