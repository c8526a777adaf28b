/** One file of the data pack. */
export type PackFile = {
  /** Path below the site root; holds the hash, so it never changes its bytes. */
  url: string;
  /** Size on the wire. */
  bytes: number;
  /** SHA-256 of the bytes on the wire, hexadecimal. */
  sha256: string;
};

/** Files by their logical names, e.g. 'climate/surface'. */
export type PackIndex = Readonly<Record<string, PackFile>>;

const PARTS = import.meta.glob<PackIndex>('./files/*.json', { eager: true, import: 'default' });

/**
 * All files of the data pack: each part of the data has its own generated index beside this file
 * in files/, written by `npm run data` together with the bytes in public/.
 */
export const PACK_INDEX: PackIndex = Object.fromEntries(
  Object.values(PARTS).flatMap((part) => Object.entries(part)),
);
