import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import Style from 'ol/style/Style.js';
import { styleConfig, stylefunction } from 'ol-mapbox-style';
import { expect, test } from 'vitest';
import { NAME_KEYS, inOwnNames } from '#src/map/remote/own-names.ts';

const MUNICH = { name: 'München', name_en: 'Munich', name_de: 'Minga', ele: 520 };

/** The style library's text for a feature, in one language after the other. */
function written(textField: unknown, properties: Record<string, unknown>): unknown[] {
  const layer = new VectorLayer();
  const style = {
    version: 8,
    sources: { places: { type: 'geojson' } },
    layers: [
      {
        id: 'place',
        type: 'symbol',
        source: 'places',
        layout: { 'text-field': inOwnNames(textField) },
      },
    ],
  };
  const draw = stylefunction(layer, style, 'places', undefined, {}, '', (fonts) => fonts);
  const feature = new Feature({
    geometry: new Point([0, 0]),
    ...properties,
    'mvt:layer': undefined,
  });
  return ['en', 'de'].map((language) => {
    Object.assign(styleConfig, {
      [NAME_KEYS.underscore]: `name_${language}`,
      [NAME_KEYS.colon]: `name:${language}`,
    });
    const styles = draw(feature, 100);
    const [first] = Array.isArray(styles) ? styles : [styles];
    return first instanceof Style ? first.getText()?.getText() : undefined;
  });
}

test.each([
  ['an expression', ['get', 'name_en']],
  ['an expression with a choice', ['coalesce', ['get', 'name_en'], ['get', 'name']]],
  ['a token', '{name_en}'],
  ['a token with a second line in other letters', '{name:latin}\n{name:nonlatin}'],
])('%s follows the language, without loading the style again', (_, textField) => {
  expect(written(textField, MUNICH)).toEqual(['Munich', 'Minga']);
  expect(written(textField, { name: 'X', 'name:en': 'Lake', 'name:de': 'See' })).toEqual([
    'Lake',
    'See',
  ]);
});

test('tiles with one name only show that one', () => {
  expect(written('{name}', { name: 'Oslo' })).toEqual(['Oslo', 'Oslo']);
  expect(written(['get', 'name_en'], { name: 'Oslo' })).toEqual(['Oslo', 'Oslo']);
});

test('text beside a name is kept', () => {
  expect(written('{name}({ele})', MUNICH)).toEqual(['Munich(520)', 'Minga(520)']);
});

test.each([
  ['{ref}'],
  [['get', 'ref']],
  [['match', ['get', 'name_script'], ['Latin'], 'a', 'b']],
  [['literal', ['get', 'name']]],
  [undefined],
])('%j has no name and is unchanged', (textField) => {
  expect(inOwnNames(textField)).toEqual(textField);
});
