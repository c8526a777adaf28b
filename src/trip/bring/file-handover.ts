/** A file on its way from one page to another: it is not chosen twice, and stored nowhere. */
export type FileHandover = {
  give: (file: File) => void;
  /** Once only. */
  take: () => File | null;
};

export function createFileHandover(): FileHandover {
  let waiting: File | null = null;
  return {
    give(file) {
      waiting = file;
    },
    take() {
      const taken = waiting;
      waiting = null;
      return taken;
    },
  };
}
