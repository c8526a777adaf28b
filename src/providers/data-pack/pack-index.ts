/** One file of the data pack. */
export type PackFile = {
  /** Path from the site root, with a content hash: the bytes never change. */
  url: string;
  /** Compressed size. */
  bytes: number;
  /** SHA-256 of the compressed bytes, hexadecimal. */
  sha256: string;
};

/** Files by their logical names, e.g. 'climate/surface'. */
export type PackIndex = Readonly<Record<string, PackFile>>;

const PARTS = import.meta.glob<PackIndex>('./files/*.json', { eager: true, import: 'default' });

/** All files of the data pack, by the indexes in files/ that `npm run data` writes. */
export const PACK_INDEX: PackIndex = Object.fromEntries(
  Object.values(PARTS).flatMap((part) => Object.entries(part)),
);
