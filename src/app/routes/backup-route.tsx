import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { canKeepMaps, hasKeptMaps } from '#src/offline/kept-map/browser-parts.ts';
import { askToPersist, readPersistence } from '#src/offline/persistence.ts';
import { takeSharedFile } from '#src/offline/shared-file.ts';
import { BackupPage } from '#src/trips/backup/backup-page.tsx';
import { chooseLanguage } from '../address/choose-language.ts';
import { rememberedLanguage } from '../address/language-choice.ts';
import { useOffline } from '../frame/use-offline.ts';
import { settingsToCopy } from './backup-settings.ts';

const route = getRouteApi('/trips/backup');

const keepsMaps = async () => canKeepMaps() && (await hasKeptMaps());

const PERSISTENCE = { read: readPersistence, ask: askToPersist };

export function BackupRoute() {
  const services = route.useLoaderData();
  const { backup, notes, memory, homeMemory, homeCountryMemory, plannerStore } = services;
  const { terrain, loadBasemap } = services;
  const { app } = route.useRouteContext();
  const { history } = useRouter();
  const isShared = useLocation({ select: ({ search }) => 'shared' in search });
  const inIosTab = useOffline(({ install }) => install === 'ios-hint');
  const settings = useMemo(
    () =>
      settingsToCopy({
        memory,
        homeMemory,
        homeCountryMemory,
        chosenLanguage: rememberedLanguage,
        chooseLanguage: (language) => chooseLanguage(language, { i18n: app.i18n, history }),
        recallForm: () => plannerStore.recall(),
      }),
    [app, history, memory, homeMemory, homeCountryMemory, plannerStore],
  );
  return (
    <BackupPage
      backup={backup}
      notes={notes}
      settings={settings}
      persistence={PERSISTENCE}
      keepsMaps={keepsMaps}
      terrain={terrain}
      loadBasemap={loadBasemap}
      today={app.today}
      builtOn={app.builtOn}
      inIosTab={inIosTab}
      handover={services.handover}
      takeShared={isShared ? takeSharedFile : null}
    />
  );
}
