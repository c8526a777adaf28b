/** Words on the way to an idea. */
export type WayWords = {
  /** One stands in the area of a sight. */
  within: string;
  /** 'under 1 km' */
  close: string;
  /** After a distance that leads over the sea or a lake. */
  acrossWater: string;
  /** After a distance that leads over a mountain range. */
  beyondRidge: string;
  /** The need of a passport across a border, as a part of the demands of a sight or place. */
  passport: string;
};
