/** Counts the frames that the page draws from now on; the returned function ends it, and gives their number a second. */
window.benchCountFrames = () => {
  /** @type {number[]} */
  const times = [];
  let frame = requestAnimationFrame(count);
  return () => {
    cancelAnimationFrame(frame);
    const [first = 0, last = 0] = [times[0], times.at(-1)];
    return ((times.length - 1) * 1000) / (last - first);
  };

  /** @param {number} now */
  function count(now) {
    times.push(now);
    frame = requestAnimationFrame(count);
  }
};
