import * as v from 'valibot';
import { isTravelErrorCode } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';

/** What the page tells the worker: a DeviceQuestion, or that its answer is no longer wanted. */
export const pageMessageSchema = v.variant('type', [
  v.object({ type: v.literal('ask'), id: v.number(), question: v.unknown() }),
  v.object({ type: v.literal('drop'), id: v.number() }),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;

/** What the worker answers; `code` is that of a TravelError. */
export const answerSchema = v.variant('type', [
  v.object({ type: v.literal('result'), id: v.number(), result: v.unknown() }),
  v.object({
    type: v.literal('failed'),
    id: v.number(),
    code: v.nullable(v.custom<TravelErrorCode>(isTravelErrorCode)),
    message: v.string(),
  }),
]);

export type Answer = v.InferOutput<typeof answerSchema>;
