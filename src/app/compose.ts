import { createI18n } from '#src/i18n/i18n.ts';
import { createOffline } from '#src/offline/offline.ts';
import type { Language } from '#src/domain/language.ts';
import type { App, Travel } from './app-services.ts';
import { checkConfiguration, contactEmail, serviceHosts } from './choose-providers.ts';
import { onceUnlessFailed } from './once-unless-failed.ts';

/** Written in by the build. */
declare const BUILT_ON: string;

/** Puts the product together: the one composition root. */
export async function compose(language: Language, onAwake: () => void): Promise<App> {
  return {
    i18n: await createI18n(language),
    offline: createOffline(loadPackFiles),
    contactEmail: contactEmail(),
    serviceHosts: serviceHosts(),
    configurationProblems: checkConfiguration(),
    today,
    builtOn: BUILT_ON,
    onAwake,
    loadTravel: onceUnlessFailed(loadTravel),
  };
}

/** The traveller's calendar day, YYYY-MM-DD: Swedish writes its dates so. */
function today(): string {
  return new Date().toLocaleDateString('sv');
}

async function loadTravel(): Promise<Travel> {
  const { composeTravel } = await import('./compose-travel.ts');
  return composeTravel(today);
}

async function loadPackFiles() {
  const { PACK_INDEX } = await import('#src/providers/data-pack/pack-index.ts');
  return Object.values(PACK_INDEX);
}
