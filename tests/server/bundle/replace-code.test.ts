import { expect, test } from 'vitest';
import { replaceCode } from '#server/bundle/replace-code.ts';

const CODE = `import {a} from './a.js';\nexport const b = a;\n`;

test('a line of a package is replaced, dollar signs as they are', () => {
  const line = `import {a} from './a.js';`;
  const instead = "const a = '$&';";
  expect(replaceCode(CODE, [{ line, instead }])).toBe(`${instead}\nexport const b = a;\n`);
});

test('a package that has the line no longer fails the build', () => {
  const line = `import {a} from './c.js';`;
  expect(() => replaceCode(CODE, [{ line, instead: '' }])).toThrow(line);
});
