/** Types for the used part of the package, which brings none. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    keepAllGlyphs: boolean;
    /** Axes to pin, by their tag. */
    variationAxes: Record<string, number>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
