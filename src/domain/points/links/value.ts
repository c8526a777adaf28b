import { swissGrid } from '../grids/typed-grid.ts';
import type { GridReference } from '../grids/typed-grid.ts';
import { readPlusCode } from '../plus-code.ts';
import { degreesWithin, readDegrees } from '../typed-degrees.ts';
import type { Degrees } from '../typed-degrees.ts';

/** The meaning of a part of a link: unchecked degrees, or a name or code to look up. */
export type Found =
  | { type: 'degrees'; degrees: Degrees; about: boolean }
  | { type: 'grid'; reference: GridReference }
  | { type: 'short-code'; code: string; place: string }
  | { type: 'name'; name: string };

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
/** 'll.' and the like are Waze's and Bing's; behind the pair may be a zoom, a name or a second pair. */
const PAIR = new RegExp(
  String.raw`^\s*(?:loc:|ll\.|latlng:|point\.|pos\.|marker,|n!)?\s*(${NUMBER})\s*(?:[,~_;:|]|\s)\s*(${NUMBER})(?![\d.])`,
  'iu',
);
/** The plus of a plus code stands for a blank in an address. */
const BLANK_IN_CODE =
  /(?<=(?:^|\s)[2-9CFGHJMPQRVWX]{8}) (?=$|[2-9CFGHJMPQRVWX]{2,3}(?:[\s,]|$))|(?<=(?:^|\s)[2-9CFGHJMPQRVWX]{4}) (?=[2-9CFGHJMPQRVWX]{2,3}(?:[\s,]|$))/u;
/** Texts that apps write in place of a name. */
const NAMELESS =
  /^(?:(?:my|current|your|shared|marked|dropped|selected) (?:location|position|pin)|dropped pin|pin|location|point|here|(?:mein|aktueller|dein|markierter|gesetzter|ausgewählter) (?:standort|ort|punkt)|(?:meine|aktuelle|gesetzte|markierte) (?:position|markierung|stecknadel)|standort|position|place_id:.*|\W*)$/iu;

/** Two numbers of a part that is known to hold a point. */
export function pairOf(value: string): Found | null {
  const [, lat, lng] = PAIR.exec(value) ?? [];
  return degreesOf(lat, lng);
}

/** The same with the longitude first. */
export function lngLatOf(value: string): Found | null {
  const [, lng, lat] = PAIR.exec(value) ?? [];
  return degreesOf(lat, lng);
}

export function degreesOf(
  lat: string | null | undefined,
  lng: string | null | undefined,
): Found | null {
  const degrees = { lat: numberOf(lat), lng: numberOf(lng) };
  return Number.isNaN(degrees.lat + degrees.lng) ? null : found(degrees);
}

export function found(degrees: Degrees | null, about = false): Found | null {
  return degrees === null ? null : { type: 'degrees', degrees, about };
}

export function swissOf(east: string | null, north: string | null): Found | null {
  const reference = swissGrid(numberOf(east), numberOf(north));
  return reference === null ? null : { type: 'grid', reference };
}

/** A point only where the text is written as one: the numbers of an address are none. */
export function pointInValue(labelled: string): Found | null {
  const value = labelled
    .replace(/^(?:loc|ll|latlng)[:.]/iu, '')
    .replace(/(?<=\d°?)\s*\([^)]*\)?\s*$/u, '')
    .replace(BLANK_IN_CODE, '+');
  const written = /\d\.\d|\d,\d.*\D\d+,\d|°/u.test(value) ? readDegrees(value) : null;
  const degrees = written ?? degreesWithin(value);
  if (degrees !== null) return found(degrees);
  const code = readPlusCode(value);
  if (code === null) return null;
  if (code.type === 'full') return found(code.point);
  return { type: 'short-code', code: code.code, place: code.place };
}

/** A point, or else the name of a place or an address. */
export function textOf(value: string): Found | null {
  const name = value.replaceAll(/\s+/gu, ' ').trim();
  const isName = /\p{L}{2}/u.test(name) && !NAMELESS.test(name);
  return pointInValue(value) ?? (isName ? { type: 'name', name } : null);
}

/** NaN for what is no number. */
function numberOf(text: string | null | undefined): number {
  const plain = text?.trim() ?? '';
  return /^[+-]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN;
}
