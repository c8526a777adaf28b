import { linksIn, parseLink } from './link.ts';
import type { Link } from './link.ts';

const GOOGLE = /(?:^|\.)google\.[a-z.]+$/u;
const POINT = /^-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?$/u;

/**
 * The names of the stops of a link to a route, in their order: of Google's directions. Null for other texts,
 * and for a route that begins or passes where somebody is or at a bare point.
 */
export function placesOfRoute(text: string): string[] | null {
  const [address, ...others] = linksIn(text);
  if (address === undefined || others.length > 0) return null;
  const link = parseLink(address);
  if (link === null || !GOOGLE.test(link.host)) return null;
  const names = (inPath(link) ?? inQuery(link))?.map((name) => name.trim());
  if (names === undefined || names.length < 2) return null;
  return names.some((name) => name === '' || POINT.test(name)) ? null : names;
}

/** '/maps/dir/Munich/Innsbruck,+Austria/@47.7,11.4,9z/data=…' */
function inPath({ path }: Link): string[] | undefined {
  const [, stops] = /\/maps\/dir\/([^@]*)/u.exec(path) ?? [];
  const names = stops?.replace(/\/?(?:data|am)=.*$/u, '').replace(/\/$/u, '');
  return names === undefined || names === '' ? undefined : names.split('/');
}

/** '/maps/dir/?api=1&origin=Munich&destination=Verona&waypoints=Innsbruck|Bolzano' */
function inQuery({ values }: Link): string[] | undefined {
  const [origin, destination] = [values.get('origin'), values.get('destination')];
  if (origin === null || destination === null) return undefined;
  const between = values.get('waypoints')?.split('|') ?? [];
  return [origin, ...between.filter((name) => name !== ''), destination];
}
