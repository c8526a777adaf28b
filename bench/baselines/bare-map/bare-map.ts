import Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import 'ol/ol.css';

/** The minimum that draws something in the middle of an OpenLayers map. */
const middle = new Feature(fromExtent([-5e6, -5e6, 5e6, 5e6]));

export const map = new OlMap({
  target: 'map',
  view: new View({ center: [0, 0], zoom: 4 }),
  layers: [new VectorLayer({ source: new VectorSource({ features: [middle] }) })],
});
