import type { Link } from './link.ts';
import { degreesOf, lngLatOf, pairOf, pointInValue, swissOf, textOf } from './value.ts';
import type { Found } from './value.ts';

/** Where in a link a service has its point. Null where the link has no such part. */
export type Rule = (link: Link) => Found | null;

type Read = (value: string) => Found | null;

/** Parameters that are known to hold both coordinates. */
export function pair(...names: readonly string[]): Rule {
  return inValues(names, pairOf);
}

/** The same with the longitude first. */
export function lngLat(...names: readonly string[]): Rule {
  return inValues(names, lngLatOf);
}

/** Parameters with several stops, of which the last is where somebody goes. */
export function last(divider: string, read: Read, ...names: readonly string[]): Rule {
  return ({ values }) =>
    firstOf(names, (name) => {
      const stops = values.getAll(name).at(-1)?.split(divider) ?? [];
      return read(stops.findLast((stop) => stop.trim() !== '') ?? '');
    });
}

/** Two parameters that hold one coordinate each. */
export function each(lat: string, lng: string): Rule {
  return ({ values }) => degreesOf(values.get(lat), values.get(lng));
}

/** Two parameters in metres of the Swiss grid. */
export function swiss(east: string, north: string): Rule {
  return ({ values }) => swissOf(values.get(east), values.get(north));
}

/** One parameter with both of them. */
export function swissPair(name: string): Rule {
  return inValues([name], (value) => {
    const [first = '', second = ''] = value.replace(/^marker,/u, '').split(',');
    return swissOf(first, second);
  });
}

/** Parameters for a search, where they hold a point: coordinates or a plus code. */
export function point(...names: readonly string[]): Rule {
  return inValues(names, pointInValue);
}

/** Parameters for a search: a point, or the name of a place. */
export function text(...names: readonly string[]): Rule {
  return inValues(names, textOf);
}

/**
 * Reads the values at LAT and LNG, or TEXT, from the path; Z is a zoom. The rest of the template is a
 * regular expression: '/@LAT,LNG'.
 */
export function path(template: string): Rule {
  const pattern = patternOf(template);
  return (link) => inGroups(link.path, pattern);
}

/** The same in the fragment. */
export function hash(template: string): Rule {
  const pattern = patternOf(template);
  return (link) => inGroups(link.hash, pattern);
}

/** The same in the query, where it is no list of parameters. */
export function query(template: string): Rule {
  const pattern = patternOf(template);
  return (link) => inGroups(link.query, pattern);
}

/** A point that stands for something larger. */
export function about(rule: Rule): Rule {
  return (link) => {
    const result = rule(link);
    return result?.type === 'degrees' ? { ...result, about: true } : result;
  };
}

function inValues(names: readonly string[], read: Read): Rule {
  return ({ values }) => firstOf(names, (name) => firstOf(values.getAll(name), read));
}

function patternOf(template: string): RegExp {
  const number = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
  const source = template
    .replace('LAT', `(?<lat>${number})`)
    .replace('LNG', `(?<lng>${number})`)
    .replace('TEXT', '(?<text>[^/?#@]+)')
    .replace('Z', String.raw`(?:1?\d|2[0-4])(?:\.\d*)?`);
  return new RegExp(source, 'u');
}

function inGroups(part: string, pattern: RegExp): Found | null {
  const { lat, lng, text: words } = pattern.exec(part)?.groups ?? {};
  return words === undefined ? degreesOf(lat, lng) : textOf(words.replaceAll('_', ' '));
}

/** The first result that is not null. */
export function firstOf<T, R>(items: readonly T[], read: (item: T) => R | null): R | null {
  for (const item of items) {
    const result = read(item);
    if (result !== null) return result;
  }
  return null;
}
