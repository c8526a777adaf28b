import type { Plugin } from 'vite';
import { replaceCode } from './replace-code.ts';
import type { Replacement } from './replace-code.ts';

const OTHER_PROJECTION = `export default class {
  constructor() { throw new Error('tiles in other projections are left out of the build'); }
}`;
/**
 * What OpenLayers imports whatever a map shows: styles as JSON, tiles in other projections, and controls
 * and interactions of its own choice. The map uses none of them: what is exported instead fails or is nothing.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'render/canvas/style.js': `export function flatStyleLikeToStyleFunction() {
    throw new Error('styles as JSON are left out of the build');
  }`,
  'reproj/Tile.js': OTHER_PROJECTION,
  'reproj/DataTile.js': OTHER_PROJECTION,
  'proj/utm.js': `export const makeProjection = () => null; export const makeTransforms = () => null;`,
  'control/defaults.js': `export const defaults = () => [];`,
  'interaction/defaults.js': `export const defaults = () => [];`,
};

/** Of a polygon, a view that is fitted to an extent needs the corners only. */
const VIEW: Replacement = {
  line: `import {fromExtent as polygonFromExtent} from './geom/Polygon.js';`,
  instead: `const polygonFromExtent = ([left, bottom, right, top]) => ({
    getFlatCoordinates: () => [left, bottom, left, top, right, top, right, bottom],
    getStride: () => 2,
  });`,
};
/** Every layer says whether it is decluttered: no need to know which are vector layers. */
const DECLUTTERED: readonly Replacement[] = [
  { line: `import BaseVectorLayer from '../layer/BaseVector.js';`, instead: '' },
  { line: `layerState.layer instanceof BaseVectorLayer &&`, instead: '' },
];
/** The map listens to fonts that load, without what draws vectors with them. */
const FONTS = 'virtual:checked-fonts';
const FONTS_MODULE = `import BaseObject from 'ol/Object.js'; export const checkedFonts = new BaseObject();`;
const REPLACED: Readonly<Record<string, readonly Replacement[]>> = {
  'View.js': [VIEW],
  'renderer/Composite.js': [
    ...DECLUTTERED,
    {
      line: `import {checkedFonts} from '../render/canvas.js';`,
      instead: `import {checkedFonts} from '${FONTS}';`,
    },
  ],
  'render/canvas.js': [
    {
      line: `export const checkedFonts = new BaseObject();`,
      instead: `import {checkedFonts} from '${FONTS}'; export {checkedFonts};`,
    },
  ],
};

/**
 * Leaves out of the build what the map does not use of OpenLayers, 25 kB before it is drawn.
 * @throws where OpenLayers has no such module or line any more.
 */
export function withoutUnusedOpenLayers(): Plugin {
  const left = new Set([...Object.keys(LEFT_OUT), ...Object.keys(REPLACED)]);
  return {
    name: 'without-unused-openlayers',
    apply: 'build',
    resolveId: (id) => (id === FONTS ? id : null),
    load(id) {
      return id === FONTS ? FONTS_MODULE : (LEFT_OUT[moduleOf(id)] ?? null);
    },
    transform(code, id) {
      const module = moduleOf(id);
      left.delete(module);
      const replacements = REPLACED[module];
      if (replacements === undefined) return null;
      return { code: replaceCode(code, replacements), map: null };
    },
    generateBundle() {
      if (left.size > 0) throw new Error(`OpenLayers has no ${[...left].join(', ')}`);
    },
  };
}

/** Its path in the package; empty for a module of another. */
function moduleOf(id: string): string {
  return /\/node_modules\/ol\/(.+\.js)$/u.exec(id)?.[1] ?? '';
}
