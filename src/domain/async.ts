/** A value that arrives later. Failing clears it, loading clears the error: by construction. */
export type Async<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; message: string };
