/** Where the worker keeps a file that another app shared until a page takes it: one, the last. */
export const SHARED_FILE = {
  cache: 'fernweh-shared-1',
  path: '/shared-file',
  /** The file's name, percent-encoded. */
  nameHeader: 'x-fernweh-name',
} as const;
