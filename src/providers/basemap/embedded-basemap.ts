import { isAbort } from '#src/domain/errors.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { embeddedStyle } from './embedded-style.ts';
import { createReliefSource } from './relief-source.ts';
import { createTileStore } from './tile-store.ts';

/**
 * The bundled outdoors map: vector tiles and ground colours from the data pack, relief computed on
 * the device. Needs no network beyond the pack's own files. Vector tiles exist on the levels that
 * the style's metadata names; relief on all.
 */
export function createEmbeddedBasemap(pack: DataPack): EmbeddedBasemap {
  const store = createTileStore(pack);
  const relief = createReliefSource(pack);
  return {
    kind: 'embedded',
    styles: { light: embeddedStyle('light'), dark: embeddedStyle('dark') },
    tiles: {
      async vector(z, x, y, signal) {
        signal?.throwIfAborted();
        return store.vector(z, x, y);
      },
      relief: (z, x, y, scheme, signal) =>
        relief({ z, x, y, scheme }, signal).catch((error: unknown) => {
          if (isAbort(error)) throw error;
          return null;
        }),
    },
  };
}
