import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';

/** The value by its schema, or 'reply-unreadable' with the name of the first part that is wrong. */
export function readShape<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const part = v.getDotPath(parsed.issues[0]);
  throw new TravelError('reply-unreadable', {
    message:
      part === null
        ? 'The reply is not the JSON object that was asked for'
        : `The reply has no usable "${part}"`,
  });
}
