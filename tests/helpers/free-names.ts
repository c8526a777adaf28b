import { parseSync, visitorKeys } from 'oxc-parser';

/** The globals that a file uses, such as `matchMedia` and `navigator.share`. */
export type FreeNames = {
  named: ReadonlySet<string>;
  /** By `typeof X`, `'X' in globalThis` or `navigator.x?.y`. */
  askedFor: ReadonlySet<string>;
};

type Node = { readonly type: string; readonly [key: string]: unknown };

/** Objects that every browser has, but not each of their parts. */
const OWNERS: ReadonlySet<string> = new Set(['navigator', 'crypto']);
const GLOBAL: ReadonlySet<string> = new Set(['globalThis', 'window', 'self']);
const VALUE_OF_TYPED = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/u;

/** Of a module in TypeScript or JavaScript. A name that the file declares anywhere is its own. */
export function freeNames(file: string, code: string): FreeNames {
  const declared = new Set<string>();
  /** Each with the variable that it begins with. */
  const found = new Map<string, string>();
  const askedFor = new Set<string>();
  for (const node of nodesIn(parseSync(file, code).program)) visit(node);
  const named = [...found].filter(([, root]) => !declared.has(root)).map(([name]) => name);
  return { named: new Set(named), askedFor };

  function visit(node: Node): void {
    if (VALUE_OF_TYPED.test(node.type)) return visitAll(node, ['expression']);
    if (node.type.startsWith('TS') || node.type === 'Literal') return;
    for (const key of ['id', 'param', 'local']) declare(node[key]);
    declare(node['params']);
    if (/^(?:Unary|Binary|Member)Expression$/u.test(node.type)) ask(node);
    const name = nameOf(node);
    if (name !== null) found.set(name, rootOf(node));
    else visitAll(node, keysOf(node));
  }

  function visitAll(node: Node, keys: readonly string[]): void {
    for (const key of keys) for (const child of nodesIn(node[key])) visit(child);
  }

  /** The names that a pattern binds; the defaults in it are visited with the rest of the node. */
  function declare(pattern: unknown): void {
    if (pattern === undefined || pattern === null) return;
    for (const node of nodesIn(pattern)) {
      if (node.type === 'Identifier') declared.add(String(node['name']));
      for (const key of ['elements', 'properties', 'argument', 'left']) declare(node[key]);
      if (node.type === 'Property') declare(node['value']);
      if (node.type === 'TSParameterProperty') declare(node['parameter']);
    }
  }

  function ask(node: Node): void {
    const [left] = nodesIn(node['left']);
    const [right] = nodesIn(node['right']);
    const [argument] = nodesIn(node['argument']);
    const [object] = nodesIn(node['object']);
    if (node['operator'] === 'typeof' && argument !== undefined) note(nameOf(argument));
    if (node['optional'] === true && object !== undefined) note(nameOf(object));
    if (node['operator'] !== 'in' || left === undefined || right === undefined) return;
    const owner = nameOf(right) ?? '';
    note(GLOBAL.has(owner) ? textOf(left) : `${owner}.${textOf(left)}`);
  }

  function note(name: string | null): void {
    if (name !== null) askedFor.add(name);
  }
}

/** 'matchMedia' for that and for `window.matchMedia`, 'navigator.share'; null for anything else. */
function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null;
  const [object, property] = [...nodesIn(node['object']), ...nodesIn(node['property'])];
  const owner = object === undefined ? null : nameOf(object);
  if (owner === null || property?.type !== 'Identifier') return null;
  const name = String(property['name']);
  if (GLOBAL.has(owner)) return name;
  return OWNERS.has(owner) ? `${owner}.${name}` : null;
}

/** Of the name that `nameOf` gives. */
function rootOf(node: Node): string {
  const [object] = nodesIn(node['object']);
  return object === undefined ? String(node['name']) : rootOf(object);
}

/** Of a string, which a minifier may write as a template. */
function textOf(node: Node): string {
  const [quasi] = nodesIn(node['quasis']);
  const words = quasi?.['value'] ?? {};
  return String(node['value'] ?? Reflect.get(words, 'cooked'));
}

/** The children that are values: not the name of a property, not a label, not what is exported as. */
function keysOf(node: Node): readonly string[] {
  const keys = node.type === 'MetaProperty' ? [] : (visitorKeys[node.type] ?? []);
  if (node['computed'] === true) return keys;
  const names: Readonly<Record<string, string>> = {
    MemberExpression: 'property',
    Property: 'key',
    PropertyDefinition: 'key',
    MethodDefinition: 'key',
    LabeledStatement: 'label',
    BreakStatement: 'label',
    ContinueStatement: 'label',
    ExportSpecifier: 'exported',
    ImportSpecifier: 'imported',
  };
  return keys.filter((key) => key !== names[node.type]);
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
