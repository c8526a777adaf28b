import * as v from 'valibot';
import { contextSchema, readableOf } from './feature-context.ts';

const namedSchema = v.object({ text: v.pipe(v.string(), v.nonEmpty()), context: contextSchema });

/** 'place, region, country' of the first feature, each once; empty where there is none. */
export function nameFrom(features: unknown[]): string {
  const [first] = readableOf(namedSchema, features);
  return first === undefined ? '' : [...new Set([first.text, ...first.context])].join(', ');
}
