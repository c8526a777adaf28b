import * as v from 'valibot';

/** IEC letters of plugs and sockets: 'C' is the Europlug, 'G' the British one. */
const PLUG_TYPES = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
] as const;

/** The service behind an emergency number. */
const EMERGENCY_SERVICES = ['all', 'police', 'ambulance', 'fire'] as const;

export const countryFactsSchema = v.object({
  /** ISO 3166 alpha-2; XK for Kosovo. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
  /** ISO 4217 codes of what is paid with, the usual one first. */
  currencies: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u))),
  /** BCP 47 tags. */
  languages: v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/u))),
  /** Plugs that fit the usual sockets. */
  plugs: v.array(v.picklist(PLUG_TYPES)),
  /** Nominal voltages of the sockets; several where it depends on the place. */
  volts: v.array(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(240))),
  emergency: v.array(
    v.object({
      service: v.picklist(EMERGENCY_SERVICES),
      number: v.pipe(v.string(), v.regex(/^\d{2,5}$/u)),
    }),
  ),
  drives: v.nullable(v.picklist(['left', 'right'])),
});

/**
 * Facts about a country. An empty list, or null, where they are not certain. Sources:
 * data/facts/README.md.
 */
export type CountryFacts = v.InferOutput<typeof countryFactsSchema>;

export type EmergencyNumber = CountryFacts['emergency'][number];
