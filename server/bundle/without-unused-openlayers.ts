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
/** Only vector layers, which a remote map alone has, are decluttered and written in fonts that load. */
const VECTOR_LAYERS: readonly Replacement[] = [
  {
    line: `import BaseVectorLayer from '../layer/BaseVector.js';`,
    instead: `class BaseVectorLayer {}`,
  },
  {
    line: `import {checkedFonts} from '../render/canvas.js';`,
    instead: `import BaseObject from '../Object.js'; const checkedFonts = new BaseObject();`,
  },
];

/**
 * Leaves out of the build what the map does not use of OpenLayers, 25 kB before it is drawn.
 * @throws where OpenLayers has no such module or line any more.
 */
export function withoutUnusedOpenLayers({ hasRemoteMap }: { hasRemoteMap: boolean }): Plugin {
  const replaced: Readonly<Record<string, readonly Replacement[]>> = {
    'View.js': [VIEW],
    ...(hasRemoteMap ? {} : { 'renderer/Composite.js': VECTOR_LAYERS }),
  };
  const left = new Set([...Object.keys(LEFT_OUT), ...Object.keys(replaced)]);
  return {
    name: 'without-unused-openlayers',
    apply: 'build',
    load(id) {
      return LEFT_OUT[moduleOf(id)] ?? null;
    },
    transform(code, id) {
      const module = moduleOf(id);
      left.delete(module);
      const replacements = replaced[module];
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
