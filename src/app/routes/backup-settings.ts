import type { BackupSettings } from '#src/backup/backup-file.ts';
import type { Language } from '#src/domain/language/language.ts';
import { isBlankForm, parseRememberedForm } from '#src/domain/trip/remembered-form.ts';
import type { PlannerMemory } from '#src/planner/store/planner-state.ts';
import type { HomeCountryMemory } from '#src/result/home-country/home-country-memory.ts';
import type { HomeMemory } from '#src/trips/home/home-memory.ts';
import type { SettingsToCopy } from '#src/trips/backup/backup-store.ts';

type SettingsDeps = {
  memory: PlannerMemory;
  homeMemory: HomeMemory;
  homeCountryMemory: HomeCountryMemory;
  /** The language that the visitor chose; undefined where the browser's is used. */
  chosenLanguage: () => Language | undefined;
  chooseLanguage: (language: Language) => Promise<void>;
  /** Makes the planner read its memory again. */
  recallForm: () => void;
};

/** The settings that a copy holds. One that this device has already is never replaced. */
export function settingsToCopy(deps: SettingsDeps): SettingsToCopy {
  const ownForm = () => {
    const form = parseRememberedForm(deps.memory.read());
    return form === null || isBlankForm(form) ? undefined : form;
  };
  const ownCountry = () => {
    const kept = deps.homeCountryMemory.read();
    return kept?.chosen === true ? kept.country : undefined;
  };
  const missing = ({ language, form, home, homeCountry }: BackupSettings): BackupSettings => ({
    ...(language === undefined || deps.chosenLanguage() !== undefined ? {} : { language }),
    ...(form === undefined || isBlankForm(form) || ownForm() !== undefined ? {} : { form }),
    ...(home === undefined || deps.homeMemory.read() !== null ? {} : { home }),
    ...(homeCountry === undefined || ownCountry() !== undefined ? {} : { homeCountry }),
  });
  return {
    read() {
      const [language, form, home] = [deps.chosenLanguage(), ownForm(), deps.homeMemory.read()];
      const homeCountry = ownCountry();
      return {
        ...(language === undefined ? {} : { language }),
        ...(form && { form }),
        ...(home && { home }),
        ...(homeCountry === undefined ? {} : { homeCountry }),
      };
    },
    missing,
    async restore(settings) {
      const { language, form, home, homeCountry } = missing(settings);
      if (homeCountry !== undefined) {
        deps.homeCountryMemory.write({ country: homeCountry, chosen: true });
      }
      if (home !== undefined) deps.homeMemory.write(home);
      if (form !== undefined) {
        deps.memory.write(JSON.stringify(form));
        deps.recallForm();
      }
      if (language !== undefined) await deps.chooseLanguage(language);
    },
  };
}
