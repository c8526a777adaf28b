import * as v from 'valibot';
import { isoDaySchema } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { instantSchema } from '#src/domain/days/instant.ts';
import type { StoredContent } from '#src/domain/backup.ts';
import { gearItemSchema } from '#src/domain/gear-schema.ts';
import { countryFactsSchema } from '#src/domain/place/country-facts.ts';
import { homeSchema } from '#src/domain/place/home.ts';
import { languageSchema } from '#src/domain/language/language-schema.ts';
import { rememberedFormSchema } from '#src/domain/trip/remembered-form.ts';
import { tripIdSchema } from '#src/domain/trip/trip-id.ts';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { Wording } from '#src/domain/trip/trip.ts';

export const BACKUP_FORMAT = 'fernweh-backup';

/**
 * Increased when older builds could not read the file, with a step in read-backup.ts that turns a file
 * of the version before into one of this. A new optional field needs neither.
 */
export const BACKUP_VERSION = 1;

const settingsSchema = v.object({
  /** The chosen language; absent where the browser's is used. */
  language: v.optional(languageSchema),
  /** The planner's form; absent where nothing is entered. */
  form: v.optional(rememberedFormSchema),
  /** Where the traveller lives; absent where it is not set. */
  home: v.optional(homeSchema),
  /** The country of it that the traveller chose; absent where it is guessed. */
  homeCountry: v.fallback(v.optional(countryFactsSchema.entries.code), undefined),
});

export type BackupSettings = v.InferOutput<typeof settingsSchema>;

/** Pages that stand behind /trips/ too, and what stands for home where trips are compared. */
const TAKEN_IDS = new Set(['shared', 'backup', 'gear', 'compare', 'home']);

const tripSchema = v.pipe(
  savedTripSchema,
  v.check(({ id }) => v.is(tripIdSchema, id) && !TAKEN_IDS.has(id), 'not an id of a trip'),
  v.check(
    (saved) =>
      [saved, ...(saved.stops ?? []), saved.proposal, ...(saved.proposal?.stops ?? [])].every(
        (planned) => hasWebLinksOnly(planned?.wordings.en) && hasWebLinksOnly(planned?.wordings.de),
      ),
    'not a web address',
  ),
);

const setAsideSchema = v.object({ id: v.string(), reason: v.string(), record: v.unknown() });

export const backupSchema = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(BACKUP_VERSION),
  /** The day of the build that wrote it. */
  builtOn: isoDaySchema,
  savedAt: instantSchema,
  trips: v.pipe(
    v.array(tripSchema),
    v.check((items) => hasNoDoubles(items), 'the same id twice'),
  ),
  gear: v.optional(
    v.pipe(
      v.array(gearItemSchema),
      v.check((items) => hasNoDoubles(items), 'the same id twice'),
    ),
    [],
  ),
  setAside: v.optional(v.array(setAsideSchema), []),
  settings: v.optional(settingsSchema, {}),
});

/** Everything that is stored on a device, as a file. It holds no keys and no passwords. */
export type BackupFile = v.InferOutput<typeof backupSchema>;

export type BackupParts = Partial<StoredContent> & { settings?: BackupSettings };

/** The text of the file. Records that JSON cannot hold are left out, with their reason. */
export function writeBackup(
  { trips = [], gear = [], setAside = [], settings = {} }: BackupParts,
  { savedAt, builtOn }: Pick<BackupFile, 'savedAt' | 'builtOn'>,
): string {
  const file: BackupFile = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    builtOn,
    savedAt,
    trips,
    gear,
    setAside: setAside.map((entry) => ({ ...entry, record: jsonOf(entry.record) })),
    settings,
  };
  return JSON.stringify(file);
}

/** 'fernweh-2027-05-02.json' */
export function backupFileName(today: IsoDay): string {
  return `fernweh-${today}.json`;
}

function jsonOf(record: unknown): unknown {
  try {
    const text = JSON.stringify(record);
    return text === undefined ? null : JSON.parse(text);
  } catch {
    // A circle, or a big integer: no build of ours stored it.
    return null;
  }
}

function hasNoDoubles(items: readonly { id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}

function hasWebLinksOnly(wording: Wording | undefined): boolean {
  const { categories = [] } = wording?.recommendation.sections.recommendedEquipment ?? {};
  return categories.every(({ products }) =>
    products.every(({ affiliate_link: link }) => link === '' || /^https?:\/\//iu.test(link)),
  );
}
