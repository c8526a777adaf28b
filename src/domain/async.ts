/** A value that is loaded. Value and error cannot exist at the same time. */
export type Async<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; message: string };
