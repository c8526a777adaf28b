import * as v from 'valibot';
import { countryFactsSchema } from '#src/domain/place/country-facts.ts';

const rememberedSchema = v.object({
  country: countryFactsSchema.entries.code,
  /** False: guessed, and kept so that a journey does not change it. */
  chosen: v.boolean(),
});

type RememberedCountry = v.InferOutput<typeof rememberedSchema>;

/** Keeps the country of home on this device. Neither function throws. */
export interface HomeCountryMemory {
  read(): RememberedCountry | null;
  /** False where the browser does not store it. */
  write(remembered: RememberedCountry): boolean;
}

const KEY = 'fernweh.home-country';

/** In web storage, which a browser may block. */
export function createHomeCountryMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): HomeCountryMemory {
  return {
    read() {
      try {
        const text = storage().getItem(KEY);
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), rememberedSchema), text);
        return parsed.success ? parsed.output : null;
      } catch (error) {
        console.warn('The country of home could not be read', error);
        return null;
      }
    },
    write(remembered) {
      try {
        storage().setItem(KEY, JSON.stringify(remembered));
        return true;
      } catch (error) {
        console.warn('The country of home could not be kept', error);
        return false;
      }
    },
  };
}
