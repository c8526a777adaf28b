/** Counts frames from now on; the returned function stops and gives frames per second. */
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
