/** Words on the way to an idea. */
export type WayWords = {
  /** One stands in the area of a sight. */
  within: string;
  /** 'under 1 km' */
  close: string;
  /** After a distance that leads over the sea or a lake. */
  acrossWater: string;
  /** What one needs across a border, as a part of what a sight or place asks. */
  passport: string;
};
