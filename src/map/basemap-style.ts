import * as v from 'valibot';

const embeddedStyleSchema = v.looseObject({
  metadata: v.object({
    'fernweh:levels': v.array(v.number()),
    'ol:webfonts': v.string(),
  }),
  layers: v.array(
    v.looseObject({
      id: v.string(),
      type: v.string(),
      metadata: v.optional(v.object({ 'fernweh:plane': v.string() })),
      paint: v.optional(v.looseObject({ 'background-color': v.optional(v.string()) })),
    }),
  ),
});

export type EmbeddedStyle = v.InferOutput<typeof embeddedStyleSchema>;

export function readEmbeddedStyle(style: object): EmbeddedStyle {
  return v.parse(embeddedStyleSchema, style);
}

/** The ids of the style's layers that lie on one plane ('sea', 'land' or 'ink'), from below. */
export function layersOfPlane(style: EmbeddedStyle, plane: string): string[] {
  return style.layers
    .filter((layer) => layer.metadata?.['fernweh:plane'] === plane)
    .map((layer) => layer.id);
}

export function backgroundColor(style: EmbeddedStyle): string {
  const background = style.layers.find((layer) => layer.type === 'background');
  return background?.paint?.['background-color'] ?? 'transparent';
}
