import * as v from 'valibot';
import { placesAnswerSchema } from '#src/bring/places/brought-places.ts';
import { readPlaces } from '#src/bring/places/read-places.ts';
import type { HostileFile } from './hostile-files.ts';

const HIDDEN = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]|<script|<img|<iframe/iu;

/** The result of reading a hostile file: an answer, refused or not, and texts in it that are not plain. */
export async function tryFile({ file, bytes }: HostileFile) {
  const answer = await readPlaces(bytes, file);
  const places = 'problem' in answer ? [] : answer.places;
  return {
    isAnswer: v.is(placesAnswerSchema, answer),
    refused: 'problem' in answer,
    marked: places.flatMap(({ name, note }) => [name, note]).filter((text) => HIDDEN.test(text)),
    polluted: Object.keys(Object.prototype),
  };
}

export function harmless({ refused }: HostileFile) {
  return { isAnswer: true, refused, marked: [], polluted: [] };
}
