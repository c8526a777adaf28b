import { createI18n } from '#src/i18n/i18n.ts';
import { createOffline } from '#src/offline/offline.ts';
import type { App, Travel } from './app-services.ts';
import { chosenLanguage } from './language-choice.ts';

/** Puts the product together. */
export async function compose(): Promise<App> {
  return {
    i18n: await createI18n(chosenLanguage()),
    offline: createOffline(loadPackFiles),
    contactEmail: 'hello@example.org',
    today: () => new Date().toLocaleDateString('sv'),
    loadTravel: () => new Promise<Travel>(() => {}),
  };
}

async function loadPackFiles() {
  const { PACK_INDEX } = await import('#src/providers/data-pack/pack-index.ts');
  return Object.values(PACK_INDEX);
}
