import * as v from 'valibot';

const envSchema = v.object({
  VITE_CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email()), 'hello@example.org'),
});

export type Env = v.InferOutput<typeof envSchema>;

/** The sole reader of import.meta.env; a wrong value is named in the console and its default used. */
export function readEnv(raw: Record<string, unknown> = import.meta.env): Env {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(envSchema, given);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) {
    console.error(`Configuration: ${v.getDotPath(issue) ?? 'environment'} is not valid`);
  }
  return v.parse(envSchema, {});
}
