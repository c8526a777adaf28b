/** The error of a promise whose caller has aborted it. */
export function abortError(): DOMException {
  return new DOMException('The operation was aborted', 'AbortError');
}

/** Unlike AbortSignal.throwIfAborted always an AbortError, whatever reason the signal carries. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError();
}

/** The work's result, or an AbortError as soon as the signal is aborted, whatever the work does. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError());
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Aborted with the first of both; AbortSignal.any is missing in Safari before 17.4. */
export function eitherSignal(signal: AbortSignal | undefined, limit: AbortSignal): AbortSignal {
  if (signal === undefined) return limit;
  if ('any' in AbortSignal) return AbortSignal.any([signal, limit]);
  const ended = new AbortController();
  for (const one of [signal, limit]) {
    if (one.aborted) ended.abort(one.reason);
    one.addEventListener('abort', () => ended.abort(one.reason), { once: true });
  }
  return ended.signal;
}
