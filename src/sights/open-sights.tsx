import type { SightParts } from './sight-parts.ts';
import type { SightsProps } from './sights-props.ts';

type OpenSightsProps = {
  open: { parts: SightParts; props: SightsProps } | null;
  /** As a level of the panel that it stands in, or over the page. */
  as: 'panel' | 'sheet';
} & Pick<SightsProps, 'onMap'>;

/** The list of all sights, while it is open. */
export function OpenSights({ open, as, ...map }: OpenSightsProps) {
  if (open === null) return null;
  const { SightsPanel, SightsSheet } = open.parts;
  return as === 'panel' ? (
    <SightsPanel {...open.props} {...map} />
  ) : (
    <SightsSheet {...open.props} />
  );
}
