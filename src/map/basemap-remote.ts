import LayerGroup from 'ol/layer/Group.js';
import { apply } from 'ol-mapbox-style';

/** A map style from elsewhere: everything it names is loaded from where it says. */
export async function createRemoteLayers(
  style: string,
  accessToken: string | undefined,
): Promise<LayerGroup> {
  const group = new LayerGroup();
  await apply(group, style, accessToken === undefined ? {} : { accessToken });
  return group;
}
