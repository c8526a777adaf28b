import * as v from 'valibot';
import { isTravelErrorCode } from '#src/domain/errors.ts';
import type { TravelErrorCode } from '#src/domain/errors.ts';

/** From the page to the worker: a DeviceRequest, the abort of an earlier one, or a sign of life. */
export const requestMessageSchema = v.variant('type', [
  v.object({ type: v.literal('request'), id: v.number(), request: v.unknown() }),
  v.object({ type: v.literal('abort'), id: v.number() }),
  v.object({ type: v.literal('ping') }),
]);

export type RequestMessage = v.InferOutput<typeof requestMessageSchema>;

/** From the worker to the page; `code` is that of a TravelError; a ping is answered at once. */
export const responseMessageSchema = v.variant('type', [
  v.object({ type: v.literal('result'), id: v.number(), result: v.unknown() }),
  v.object({
    type: v.literal('failed'),
    id: v.number(),
    code: v.nullable(v.custom<TravelErrorCode>(isTravelErrorCode)),
    message: v.string(),
  }),
  v.object({ type: v.literal('pong') }),
]);

export type ResponseMessage = v.InferOutput<typeof responseMessageSchema>;
