import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { ReadPart } from './address-reader.ts';
import type { Candidate } from './candidate.ts';
import { readOwnPart } from './own-part.ts';
import type { OwnPart } from './own-part.ts';
import type { Support } from './support.ts';

/** Evidence for a candidate from the text beside its name. */
export type Rest = {
  /** How many words or parts name an area that it lies in. */
  supports: number;
  /** How many parts name a country that it is not in. */
  otherCountries: number;
  /** Parts behind it name places, and none of them has to do with it. */
  isContradicted: boolean;
  /** Names before it that are not known there. */
  skipped: number;
  /** Share of its own part's letters that are understood. */
  covered: number;
  /** The part of the typed text that the place does not answer; '' for none. */
  unknown: string;
};

/**
 * Reads the parts around a candidate. A part before it that is not about it is more special, and
 * unknown. Behind it an unknown part counts only where no other confirms the place: between 'San Pedro
 * de Atacama' and 'Chile' a district that nobody knows is nobody's loss.
 */
export function readRest(
  gazetteer: Gazetteer,
  support: Support,
  parts: readonly ReadPart[],
  candidate: Candidate,
): Rest {
  const { part, place } = candidate;
  const here = parts[part];
  const own = here === undefined ? NOTHING : readOwnPart(gazetteer, support, here, candidate);
  const isAbout = (other: ReadPart, at: number) =>
    mayBeArea(other) && other.spans.some((span) => support.bySpan(span, at > part, place));
  const others = parts.map((other, at) => ({ other, at })).filter(({ at }) => at !== part);
  const about = others.filter(({ other, at }) => isAbout(other, at));
  const strange = others.filter((one) => !about.includes(one));
  const isConfirmed = own.supports > 0 || about.some(({ at }) => at > part);
  const behind = strange
    .filter(({ other, at }) => at > part && mayBeArea(other))
    .map(({ other }) => other);
  const isUnknown = ({ other, at }: { other: ReadPart; at: number }) =>
    at < part || !mayBeArea(other) || other.role === 'numbered' || !isConfirmed;
  const before = strange.filter(({ at }) => at < part).map(({ other }) => other.said);
  const after = strange
    .filter((one) => one.at > part && isUnknown(one))
    .map(({ other }) => other.said);
  return {
    supports: own.supports + about.length,
    otherCountries: strange.filter(
      ({ other }) => mayBeArea(other) && support.isOtherCountry(other, place),
    ).length,
    isContradicted: !isConfirmed && behind.some(isName),
    skipped: strange.filter(({ other, at }) => at < part && other.role === 'name').length,
    covered: own.covered,
    unknown: [...before, own.unknown, ...after].filter(Boolean).join(', '),
  };
}

const NOTHING: OwnPart = { supports: 0, covered: 0, unknown: '' };

function mayBeArea({ role }: ReadPart): boolean {
  return role !== 'street' && role !== 'lodging';
}

function isName({ role, spans }: ReadPart): boolean {
  return role === 'name' && spans.some(({ as }) => as === 'whole');
}
