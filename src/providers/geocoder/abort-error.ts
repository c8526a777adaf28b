/** What a promise rejects with when nobody wants its answer any more. */
export function abortError(): DOMException {
  return new DOMException('The question was aborted', 'AbortError');
}

/** Unlike AbortSignal.throwIfAborted always an AbortError, whatever reason the signal carries. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw abortError();
}
