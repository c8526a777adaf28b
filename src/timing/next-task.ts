/** Goes on in a task of its own, so that a slow phone answers a touch in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
