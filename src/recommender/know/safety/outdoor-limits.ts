/** Heat in which nobody walks for long or spends a day outside, degrees Celsius by day. */
export const TOO_HOT = 39;

/** Relief from which slopes are steep and long enough for avalanches, metres. */
export const AVALANCHE_RELIEF_M = 500;
