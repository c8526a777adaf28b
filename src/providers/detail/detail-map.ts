import { TravelError } from '#src/domain/errors.ts';
import { readCredits } from '#src/domain/map/credits.ts';
import type { DetailMap, LoadedDetail } from '#src/domain/ports.ts';
import { untilAborted } from '#src/timing/abort.ts';
import { once } from '#src/timing/once.ts';
import { fetchTileJson } from './fetch-tile-json.ts';
import { readTileJson, templateAt, UnusableTileJson } from './tile-json.ts';
import type { ReadTileJson, TileKind } from './tile-json.ts';

/** Addresses are absolute, or paths on the own origin. */
type DetailSettings = {
  tiles: string;
  terrain: string | null;
  /** Further origins that tiles may be at. */
  origins: readonly string[];
};

/** The credit that the data's licence asks for, even where a TileJSON leaves it out. */
const OPEN_STREET_MAP =
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';
/** A template says nothing of zooms; finer heights are interpolated anyway. */
const TEMPLATE_MAX_ZOOM = 12;

/** Reads the TileJSON files of the detailed map once, when they are first needed. */
export function createDetailMap(settings: DetailSettings, ownOrigin: string): DetailMap {
  const { tiles, terrain } = settings;
  const origins = [tiles, terrain ?? tiles, ...settings.origins].map(
    (address) => new URL(address, ownOrigin).origin,
  );
  const others = [...new Set(origins)].filter((origin) => origin !== ownOrigin);
  const read = async (address: string, kind: TileKind): Promise<ReadTileJson> => {
    const found = address.includes('{')
      ? sourceOf(templateAt(address, ownOrigin))
      : await readAt(new URL(address, ownOrigin).href, kind);
    if ([ownOrigin, ...origins].includes(new URL(found.source.template).origin)) return found;
    throw new UnusableTileJson('its tiles are at an origin that VITE_MAP_ORIGINS does not list');
  };
  const load = once(async (): Promise<LoadedDetail> => {
    const [vector, heights] = await Promise.all([
      read(tiles, 'tiles'),
      terrain === null ? null : read(terrain, 'terrain').catch(withoutHeights),
    ]);
    const attributions = [vector, heights].flatMap((source) => source?.attribution ?? []);
    return {
      tiles: vector.source,
      terrain: heights?.source ?? null,
      credits: readCredits([OPEN_STREET_MAP, ...attributions], false),
    };
  });
  return {
    host: others.length === 0 ? null : others.map((origin) => new URL(origin).host).join(', '),
    async load(signal) {
      try {
        return await untilAborted(load(), signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof TravelError) throw error;
        throw new TravelError('data-missing', { cause: error });
      }
    },
  };
}

async function readAt(address: string, kind: TileKind): Promise<ReadTileJson> {
  const { answer, from } = await fetchTileJson(address);
  return readTileJson(answer, from, kind);
}

function sourceOf(template: string): ReadTileJson {
  const source = { template, minZoom: 0, maxZoom: TEMPLATE_MAX_ZOOM, bounds: null };
  return { source, attribution: '' };
}

/** The map is worth having without them. */
function withoutHeights(error: unknown): null {
  console.warn('The heights of the detailed map could not be had:', String(error));
  return null;
}
