import sharp from 'sharp';

const BLUR_PX = 6;
/** The least difference that counts, of 255 in any channel. */
const STANDS_OUT_BY = 12;
const CHANNELS = 3;

/** The share of a picture's pixels that stand out from the picture blurred. */
export async function inkOf(png: Buffer): Promise<number> {
  const picture = sharp(png).removeAlpha();
  const [sharpened, blurred] = await Promise.all(
    [picture.clone(), picture.clone().blur(BLUR_PX)].map((each) => each.raw().toBuffer()),
  );
  if (sharpened === undefined || blurred === undefined) throw new Error('no picture');
  const differs = (at: number) =>
    Math.abs((sharpened[at] ?? 0) - (blurred[at] ?? 0)) > STANDS_OUT_BY;
  let ink = 0;
  for (let at = 0; at < sharpened.length; at += CHANNELS) {
    if (differs(at) || differs(at + 1) || differs(at + 2)) ink += 1;
  }
  return (ink * CHANNELS) / sharpened.length;
}
