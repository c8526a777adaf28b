import { createI18n } from '#src/i18n/i18n.ts';
import { createOffline } from '#src/offline/offline.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language.ts';
import type { App, Travel } from './app-services.ts';
import { once } from '#src/timing/once.ts';
import { checkConfiguration, contactEmail } from './services/read-configuration.ts';

/** Written in by the build. */
declare const BUILT_ON: string;

const MINUTE_MS = 60_000;

/** Puts the product together: the one composition root. */
export async function compose(language: Language): Promise<App> {
  return {
    i18n: await createI18n(language),
    offline: createOffline(loadPackFiles),
    contactEmail: contactEmail(),
    configurationProblems: checkConfiguration(),
    today,
    builtOn: BUILT_ON,
    loadTravel: once(loadTravel),
  };
}

/** The traveller's calendar day, YYYY-MM-DD: put by the zone's offset, UTC reads as the local time. */
function today(): IsoDay {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}

async function loadTravel(): Promise<Travel> {
  const { composeTravel } = await import('./services/compose-travel.ts');
  return composeTravel(today);
}

async function loadPackFiles() {
  const { PACK_INDEX } = await import('#src/providers/data-pack/pack-index.ts');
  return Object.values(PACK_INDEX);
}
