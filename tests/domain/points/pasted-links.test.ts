import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gridPoint } from '#src/domain/points/grids/grid-point.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { linksIn, parseLink } from '#src/domain/points/links/link.ts';
import { SERVICES } from '#src/domain/points/links/read-link.ts';
import { readTypedPoint } from '#src/domain/points/typed-point.ts';
import type { TypedPoint } from '#src/domain/points/typed-point.ts';

const ROWS = readFileSync('tests/pasted/links.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('link\t'))
  .map((line) => {
    const [, , kind = '', input = '', right = '', withinKm = '', , reading = ''] = line.split('\t');
    return { kind, input: input.replaceAll(String.raw`\n`, '\n'), right, withinKm, reading };
  });

test.for(ROWS)('$input', ({ input, right, withinKm, reading }) => {
  const typed = readTypedPoint(input);
  expect(wordsOf(typed)).toBe(reading === '' ? 'point' : reading);
  const point = pointOf(typed);
  if (point === null) return;
  const [lat = Number.NaN, lng = Number.NaN] = right.split(',').map(Number);
  expect(distanceKm(point, { lat, lng })).toBeLessThan(Number(withinKm));
});

test('every service of the table has a link among them', () => {
  const links = ROWS.flatMap(({ input }) => linksIn(input)).map(parseLink);
  const hosts = links.map((link) => link?.host ?? '');
  const schemes = new Set(links.map((link) => link?.scheme));
  const untried = SERVICES.filter((service) => !hosts.some((host) => service.hosts.test(host)));
  expect(untried.map(({ name }) => name)).toEqual([]);
  const ofApps = SERVICES.flatMap((service) => service.schemes ?? []);
  expect(ofApps.filter((scheme) => !schemes.has(scheme))).toEqual([]);
});

function wordsOf(typed: TypedPoint | null): string {
  if (typed === null) return 'none';
  if (typed.type === 'problem') return `problem:${typed.problem}`;
  if (typed.type === 'name') return `name:${typed.name}`;
  return typed.type === 'point' && typed.about ? 'about' : typed.type;
}

function pointOf(typed: TypedPoint | null) {
  if (typed?.type === 'grid') return gridPoint(typed.reference);
  return typed?.type === 'point' ? typed.point : null;
}
