import * as v from 'valibot';

const packFileSchema = v.object({
  /** Path below the site root; holds the hash, so it never changes its bytes. */
  url: v.string(),
  /** Size on the wire. */
  bytes: v.number(),
  /** SHA-256 of the bytes on the wire, hexadecimal. */
  sha256: v.string(),
});

export type PackFile = v.InferOutput<typeof packFileSchema>;

/** One file of the data pack by its logical name, e.g. 'climate/surface'. */
export type PackIndex = Readonly<Record<string, PackFile>>;

const packIndexSchema = v.record(v.string(), packFileSchema);

/**
 * All files of the data pack: each part of the data has its own generated index beside this file
 * in files/, written by `npm run data` together with the bytes in public/.
 */
export const PACK_INDEX: PackIndex = readIndexes();

function readIndexes(): PackIndex {
  const parts = import.meta.glob('./files/*.json', { eager: true, import: 'default' });
  const index: Record<string, PackFile> = {};
  for (const part of Object.values(parts)) Object.assign(index, v.parse(packIndexSchema, part));
  return index;
}
