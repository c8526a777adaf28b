import { createI18n } from '#src/i18n/i18n.ts';
import { createOffline } from '#src/offline/offline.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { App, PlannerServices } from './app.ts';
import { once } from '#src/timing/once.ts';
import { checkConfiguration, contactEmail } from './services/read-configuration.ts';

/** Replaced by the build with its day. */
declare const BUILT_ON: string;

const MINUTE_MS = 60_000;

/** The composition root: puts the product together. */
export async function compose(language: Language): Promise<App> {
  return {
    i18n: await createI18n(language),
    offline: createOffline(loadPackFiles),
    contactEmail: contactEmail(),
    configurationProblems: checkConfiguration(),
    today,
    builtOn: BUILT_ON,
    loadPlannerServices: once(loadPlannerServices),
  };
}

/** The traveller's calendar day: shifted by the zone's offset, the UTC date is the local one. */
function today(): IsoDay {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}

async function loadPlannerServices(): Promise<PlannerServices> {
  const { composePlannerServices } = await import('./services/compose-planner-services.ts');
  return composePlannerServices(today, BUILT_ON);
}

async function loadPackFiles() {
  const { PACK_INDEX } = await import('#src/providers/data-pack/pack-index.ts');
  return Object.values(PACK_INDEX);
}
